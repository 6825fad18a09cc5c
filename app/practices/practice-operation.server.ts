import type { Operation } from "#kit/api/operation.server.ts";
import { PRACTICE } from "#kit/api/practice-schema.server.ts";
import type { Database } from "#database/database.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { shownPictures } from "#database/practices/practice-pictures.ts";
import { findPractice } from "#database/practices/practices.ts";
import { listingSources } from "#services/practices/listing-sources.ts";
import { linkedRecord } from "#services/practices/practice-record.ts";
import type { Services } from "#services/services.ts";
import { idIn } from "./practice-id.ts";

export const MISSING_PRACTICE = "There is no practice with this id. /api/v1/practices lists them all.";

export const WITHDRAWN_PRACTICE = "This practice is no longer listed. /api/v1/practices lists them all.";

export const PRACTICE_OPERATION: Operation = {
  id: "getPractice",
  path: "/practices/{id}",
  title: "One practice",
  text: "The same fields as in the list, for one practice.",
  parameters: [{ name: "id", in: "path", type: "integer", text: "The practice’s id.", examples: ["2"] }],
  answer: "Practice",
  schemas: { Practice: PRACTICE },
  examples: [{ path: "/practices/2", text: "Practice 2" }],
  missing: MISSING_PRACTICE,
  gone: WITHDRAWN_PRACTICE,
  moved: "This practice is a duplicate. Location has the address of the practice to use.",
};

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
