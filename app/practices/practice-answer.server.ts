import { shownPictures } from "#database/practice-pictures.ts";
import { findPractice } from "#database/practices.ts";
import { sourcesOf } from "#services/practices/listing-sources.ts";
import { linkedRecord } from "#services/practices/practice-record.ts";
import type { Services } from "#services/services.ts";
import { idIn } from "./practice-id.ts";

/** `text` is what stands in the address. Null: no practice has this id, or it is none. One that was merged gives the other. */
export async function answerPractice({ database, practices, publicUrl, now }: Services, text: string) {
  const id = idAsked(text);
  const practice = id === undefined ? undefined : await findPractice(database.read, id);
  if (!practice) return null;
  const index = await practices.now();
  return linkedRecord(
    practice,
    { publicUrl, index, now: now() },
    {
      sources: await sourcesOf(database.read, index, [practice]),
      pictures: await shownPictures(database.read, [practice]),
    },
  );
}

/** Programs ask by the number alone. */
export function idAsked(text: string): number | undefined {
  return /^\d+$/.test(text) ? idIn(text) : undefined;
}
