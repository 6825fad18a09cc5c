import type { Database } from "#database/database.ts";
import { shownPictures } from "#database/practices/practice-pictures.ts";
import { findPractice } from "#database/practices/practices.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { idIn } from "#domain/practices/practice-id.ts";
import type { Services } from "../services.ts";
import { listingSources } from "./listing-sources.ts";
import { linkedRecord } from "./practice-record.ts";

/** `text` is the id in the address. Null when no practice has it. */
export async function answerPractice({ database, practices, publicUrl, now }: Services, text: string) {
  const practice = await practiceAsked(database, text);
  if (!practice) return null;
  const index = await practices.now();
  return linkedRecord(
    practice,
    { publicUrl, index, now: now() },
    {
      sources: await listingSources(database.read, index, [practice]),
      pictures: await shownPictures(database.read, [practice]),
    },
  );
}

/** The practice whose id stands in the address. The id of a merged practice gives the practice that it was merged into. */
export async function practiceAsked({ read }: Database, text: string): Promise<Practice | undefined> {
  const id = idAsked(text);
  return id === undefined ? undefined : findPractice(read, id);
}

/** Programs ask by the number alone. */
export function idAsked(text: string): number | undefined {
  return /^\d+$/.test(text) ? idIn(text) : undefined;
}
