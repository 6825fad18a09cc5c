import type { RouterContextProvider } from "react-router";
import { deskOf, replyClocksOf } from "#content/reply-clocks.ts";
import { termWords } from "#content/desk.ts";
import { eventsOf } from "#database/submission-events.ts";
import { keyNamed } from "#database/record-keys.ts";
import { linesAbout } from "#database/audit.ts";
import { findSubmission } from "#database/submissions.ts";
import { formatInstant } from "#domain/nz-time.ts";
import { readReference } from "#domain/reference.ts";
import { actOnMessage, firstName, type MessageAct } from "#services/desk/messages.ts";
import { messageTitle } from "#services/desk/queue.ts";
import { atDesk, type AtDesk } from "./guard.server.ts";
import { answerItem, around, latestFirst, notFound, type Posted } from "./item.server.ts";

type Asked = { context: Readonly<RouterContextProvider>; reference: string };

export function readMessage({ context, reference: text }: Asked) {
  return atDesk(context, async (given) => {
    const { services } = given;
    const reference = readReference(text) ?? text;
    const message = await findSubmission(services.database.read, services.encryption, reference);
    if (message?.kind !== "contact") return notFound(given, reference);
    const item = await around(given, { about: reference, command: "message show" });
    const { fields, receivedAt, status, doubtful } = message;
    const asked = { kind: "contact", fields, receivedAt } as const;
    const { to, term } = deskOf(services.operator.identity, asked);
    const answers = await answersTo(given, reference);
    const about = referenceIn(String(fields.message ?? ""));
    return {
      ...item,
      ...(await versionOf(given, reference)),
      reference,
      doubtful,
      isOpen: status === "received",
      title: String(fields.subject || messageTitle(message)),
      tag: messageTitle(message),
      due: status === "received" ? replyClocksOf(services.operator.identity, asked).answerBy : null,
      words: String(fields.message ?? ""),
      greeting: firstName(String(fields.name ?? "")),
      mailbox: services.operator.emails[to],
      about,
      answers,
      writer: [
        { name: "Name", value: String(fields.name ?? "") },
        { name: "Email", value: String(fields.email ?? ""), link: `mailto:${String(fields.email ?? "")}` },
        { name: "Sent", value: formatInstant(receivedAt) },
      ],
      happened: latestFirst([
        { at: receivedAt, words: `Sent in. They were told: ${termWords(term)}` },
        ...answers.map(({ at, who, isSent }) => ({
          at,
          words: isSent ? `${who} answered` : `${who} noted it as answered`,
        })),
        ...item.looks,
      ]),
    };
  });
}

async function versionOf({ services }: AtDesk, reference: string): Promise<{ version: number }> {
  return services.database.read
    .selectFrom("submissions")
    .select("version")
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
}

/** What we have written, oldest first, with who did. */
export async function answersTo({ services }: AtDesk, reference: string) {
  const { database, encryption } = services;
  const key = await keyNamed(database.read, reference);
  const events = await eventsOf(database.read, encryption, { reference, key });
  const acts = (await linesAbout(database.read, reference, 50)).filter(({ kind }) => kind === "act");
  return events
    .filter(({ actor }) => actor === "desk")
    .map(({ at, detail }) => ({
      at,
      who: acts.find((act) => act.at.getTime() === at.getTime())?.who ?? "Someone",
      words: detail.words ?? "",
      isSent: detail.words !== undefined && !detail.words.startsWith("("),
    }));
}

/** The first reference in a text, such as `NIHO-7K4Q-2WXR-6M`. */
function referenceIn(text: string): string | null {
  for (const word of text.match(/\bNIHO[-\s\w]{10,16}/gi) ?? []) {
    const reference = readReference(word.trim()) ?? readReference(word.slice(0, 17));
    if (reference) return reference;
  }
  return null;
}

export function answerMessage({ request, context, reference: text }: Asked & { request: Request }) {
  const about = readReference(text) ?? text;
  return answerItem({ request, context, about }, async ({ services, staff }, posted) => {
    const act = actIn(posted);
    if (typeof act === "string") return { kind: "refused", why: act };
    const answer = await actOnMessage(services, staff, { reference: about, version: posted.version }, act);
    services.log({ event: "desk act", act: "message-answer", answer: answer.kind });
    return answer;
  });
}

function actIn({ act, text }: Posted): MessageAct | string {
  if (act === "elsewhere" || act === "no answer") return { do: act };
  if (act !== "answer" && act !== "answer-keep") return "That isn’t possible here.";
  if (text("answer") === "") return "Write an answer first.";
  return { do: "answer", words: text("answer"), keepsOpen: act === "answer-keep" };
}
