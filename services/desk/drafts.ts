import { saveDraft } from "#database/desk-drafts.ts";
import type { Staff } from "#database/desk-sessions.ts";
import type { Services } from "../services.ts";

/** Keeps what someone has typed about an item, for them alone. */
export async function keepDraft(
  { database, encryption, now }: Pick<Services, "database" | "encryption" | "now">,
  { who }: Staff,
  { about, words }: { about: string; words: Readonly<Record<string, string>> },
): Promise<void> {
  await database.transact((tx) => saveDraft(tx, encryption, { who, about, words, now: now() }));
}
