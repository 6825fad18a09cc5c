import { actOnMessage } from "#services/desk/messages.ts";
import { Command, InvalidArgumentError } from "commander";
import { COMMAND_LINE } from "#database/desk/audit.ts";
import { cleanText } from "#domain/clean.ts";
import type { DeskAnswer } from "#services/desk/answers.ts";
import { checkLinks } from "./check-links.ts";
import { deskServices } from "./desk-services.ts";
import { type OpenedWithSecret, withSecret } from "./open.ts";
import { aboutReference } from "./reference.ts";

/** `message answer REFERENCE WORDS` */
export function messageCommand(): Command {
  return new Command("message")
    .description("Answer a visitor’s message.")
    .addCommand(
      aboutReference("answer", "Email an answer, and note that the message was answered.")
        .argument("<words>", "the answer; an empty line begins a paragraph", readWords)
        .action(answer),
    );
}

function answer(reference: string, words: string): Promise<void> {
  return withSecret(async (opened) => {
    checkLinks(opened.config);
    const act = { do: "answer", words, keepsOpen: false } as const;
    tell(
      await actOnMessage(deskServices(opened), AT_COMMAND_LINE, await messageVersion(opened, reference), act),
    );
    console.log(`${reference} is answered. The running site sends the email.`);
  });
}

/** Who acts by a command. */
export const AT_COMMAND_LINE = { who: COMMAND_LINE, role: "act" } as const;

/** Throws what kept an act from being done. */
export function tell(answered: DeskAnswer): void {
  if (answered.kind === "refused") throw new Error(answered.why);
  if (answered.kind === "conflict")
    throw new Error(`${answered.who} ${answered.did} first. Nothing was changed.`);
}

/** As it is now: a command shows no form that could be out of date. */
export async function messageVersion(
  { database }: OpenedWithSecret,
  reference: string,
): Promise<{ reference: string; version: number }> {
  const row = await database.read
    .selectFrom("submissions")
    .select("version")
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (!row) throw new Error(`Nothing has the reference ${reference}.`);
  return { reference, version: row.version };
}

export function readWords(text: string): string {
  const words = cleanText(text);
  if (words !== "" && words.length <= 5_000) return words;
  throw new InvalidArgumentError("Give between 1 and 5000 characters.");
}
