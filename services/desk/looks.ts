import { hasLooked, looksSince, writeAudit } from "#database/desk/audit.ts";
import { draftAuthors, dropDraft, practiceDrafts, saveDraft } from "#database/desk/desk-drafts.ts";
import type { Staff } from "#database/desk/desk-sessions.ts";
import { HOUR } from "#domain/durations.ts";
import type { Keeping, Services } from "../services.ts";
import { LOOKING_LASTS } from "./queue.ts";

/** Notes, before anything of a person is shown, that someone looks: one line a person, item and hour. */
export async function noteLook(
  { database, now }: Pick<Services, "database" | "now">,
  { who }: Staff,
  { command, about }: { command: string; about: string },
): Promise<void> {
  const at = now();
  if (await hasLooked(database.read, { who, about, since: new Date(at.getTime() - HOUR) })) return;
  await database.transact((tx) => writeAudit(tx, { at, command, about, records: 1, who, kind: "look" }));
}

/** The colleagues who are looking at an item, or typing. Nothing is locked. */
export async function othersAt(
  { database, now }: Pick<Services, "database" | "now">,
  { who }: Staff,
  about: string,
): Promise<string[]> {
  const since = new Date(now().getTime() - LOOKING_LASTS);
  const looks = await looksSince(database.read, since);
  const looking = looks.filter((look) => look.about === about).map((look) => look.who);
  const drafts = /^\d+$/.test(about) ? practiceDrafts(Number(about)) : about;
  const typing = await draftAuthors(database.read, drafts, since);
  return [...new Set([...looking, ...typing])].filter((one) => one !== who);
}

/** Keeps what someone has typed about an item, for them alone. */
export async function keepDraft(
  { database, encryption, now }: Keeping,
  { who }: Staff,
  { about, words }: { about: string; words: Readonly<Record<string, string>> },
): Promise<void> {
  await database.transact((tx) => saveDraft(tx, encryption, { who, about, words, now: now() }));
}

/** Forgets it, as once it is sent. */
export async function forgetDraft(
  { database }: Pick<Services, "database">,
  { who }: Staff,
  about: string,
): Promise<void> {
  await database.transact((tx) => dropDraft(tx, { who, about }));
}
