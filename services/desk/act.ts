import type { Kysely, Transaction } from "kysely";
import { type Audited, latestAct, writeAudit } from "#database/desk/audit.ts";
import { dropDraft } from "#database/desk/desk-drafts.ts";
import type { Staff } from "#database/desk/desk-sessions.ts";
import { keyNamed } from "#database/record-keys.ts";
import { lockVersion } from "#database/requests/answered.ts";
import { submissionEvents } from "#database/requests/submission-events.ts";
import type { Schema } from "#database/schema.ts";
import { MINUTE } from "#domain/durations.ts";
import { Refused } from "#domain/refused.ts";
import type { Acting, Keeping, Services } from "../services.ts";
import { actLine, conflictAbout, type DeskAnswer, doneOrConflict, doneWith } from "./answers.ts";

/** A button that someone pressed at the desk. */
export type Press<Given = Acting> = {
  services: Given;
  staff: Staff;
  /** Which act: its name in the form, the log and the audit, `message answer`. */
  act: string;
  /** What it is about, as the audit has it: a reference, the number of a practice, `mail-7`. */
  about: string;
  /** The version of it that was seen. */
  version: number;
  /** What was sent, by the names of the fields. */
  typed: Readonly<Record<string, string>>;
  /** One of them; empty where it wasn’t sent. */
  text: (name: string) => string;
};

/**
 * An act of our staff, declared once: the form, the case, the log, the audit, the history and the notice after it follow
 * from this. Everyone who is signed in may do it.
 */
export type DeskAct<Given = Acting> = {
  /** What a history and a slower colleague read after the name: `Mere sent it on`. */
  did: string;
  /** What its person reads after it. `{practice}` is the practice that has the request then. */
  done: string;
  /** The fields of its form that can't be empty, and what is said where one is. */
  needs: Readonly<Record<string, string>>;
  /** Does it, in one transaction with its line of the audit: `storeAct` writes that. */
  run: (press: Press<Given>) => Promise<DeskAnswer>;
};

/** The acts of one kind of item, by their names. */
export type DeskActs<Given = Acting> = Readonly<Record<string, DeskAct<Given>>>;

/** Does the act that a press asks for, where it is one of these, and logs how it was answered. */
export async function doAct<Given extends Pick<Services, "log">>(
  acts: DeskActs<Given>,
  press: Press<Given>,
): Promise<DeskAnswer> {
  const act = Object.hasOwn(acts, press.act) ? acts[press.act] : undefined;
  if (!act) return { kind: "refused", why: "That isn’t possible here." };
  const missing = Object.entries(act.needs).find(([name]) => press.text(name) === "");
  const answer = missing ? ({ kind: "refused", why: missing[1] } as const) : await act.run(press);
  press.services.log({ event: "desk act", act: press.act.replaceAll(" ", "-"), answer: answer.kind });
  return answer;
}

/**
 * Stores an act on what someone sent in, in one transaction: what `work` stores, the line of the audit, and that its draft
 * is over. If its version isn’t the one that was seen, or `work` gives `false`, nothing is stored: someone was quicker, or
 * the same person pressed twice. `words`: what the act writes to someone, also where its version stays.
 */
export async function storeAct(
  press: Press<Keeping>,
  work: (tx: Transaction<Schema>, now: Date) => Promise<boolean>,
  { words }: { words?: string } = {},
): Promise<DeskAnswer> {
  const { services, staff, act, about, version } = press;
  const { database, wakeMail } = services;
  const now = services.now();
  try {
    const answer = await refusedOr(() =>
      database.transact(async (tx) => {
        if (!(await lockVersion(tx, { reference: about, version }))) throw new TooLate();
        const first = words === undefined ? undefined : await lineOfFirstPress(tx, press, { words, now });
        if (!first && !(await work(tx, now))) throw new TooLate();
        const line = first ?? (await writeAudit(tx, actLine(staff, act, { about, now })));
        await dropDraft(tx, { who: staff.who, about });
        return doneWith(line);
      }),
    );
    if (answer.kind === "done") wakeMail();
    return answer;
  } catch (error) {
    if (!(error instanceof TooLate)) throw error;
    const answer = await doneOrConflict(services, staff, { about, command: act });
    const isOther = answer.kind === "done" && words !== undefined && !(await hasWritten(press, words));
    return isOther ? conflictAbout(services, about) : answer;
  }
}

/** How long the same words of the same person count as one press. */
const PRESS_LASTS = 10 * MINUTE;

/** The line of the same act by the same person with the same words, where it was pressed before on this very version. */
async function lineOfFirstPress(
  tx: Transaction<Schema>,
  { services, staff, act, about, version }: Press<Keeping>,
  { words, now }: { words: string; now: Date },
): Promise<Audited | undefined> {
  const line = await latestAct(tx, about, { who: staff.who, command: act });
  if (!line || now.getTime() - line.at.getTime() >= PRESS_LASTS) return undefined;
  const isFirst = (await storedEvents(tx, services, about)).some(
    ({ at, detail, version: seen }) =>
      at.getTime() === line.at.getTime() && seen === version && detail.words === words,
  );
  return isFirst ? line : undefined;
}

/** Whether these words are among those that our staff have written about it. */
export async function hasWritten(
  { services, about }: Pick<Press<Keeping>, "services" | "about">,
  words: string,
): Promise<boolean> {
  const events = await storedEvents(services.database.read, services, about);
  return events.some(({ detail }) => detail.words === words);
}

async function storedEvents(db: Kysely<Schema>, { encryption }: Keeping, reference: string) {
  return submissionEvents(db, encryption, { reference, key: await keyNamed(db, reference) });
}

/** What `Refused` says, as an answer. */
export async function refusedOr<Came>(work: () => Promise<Came>): Promise<Came | DeskAnswer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) return { kind: "refused", why: error.message };
    throw error;
  }
}

/** Rolls an act back that a colleague’s was quicker than. */
class TooLate extends Error {
  override name = "TooLate";
}
