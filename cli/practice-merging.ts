import type { Database } from "#database/database.ts";
import { countInWords } from "#domain/counts.ts";
import { merge, putBack, split, tellThemApart } from "#services/listings/removing.ts";
import { acting } from "./open.ts";
import { tellNewLinks } from "./practice-requests.ts";

/** `practice merge 10001 10002`: the second was the first all along. */
export async function mergeOne(database: Database, kept: number, gone: number): Promise<void> {
  const records = await acting(database, (by) => merge(by, { kept, gone }));
  console.log(
    `Practice ${gone} is practice ${kept} now, with ${countInWords(records, "record")}. To separate them again: npm run -s niho -- practice return ${gone}`,
  );
  await tellNewLinks(database, gone);
}

/** `practice apart 10001 10002`: they look alike, and are two. */
export async function apart(database: Database, id: number, other: number): Promise<void> {
  await acting(database, (by) => tellThemApart(by, [id, other]));
  console.log(`Practices ${id} and ${other} are two practices: the desk won’t ask again.`);
}

/** `practice split 10001 their-list x7`: that record was another practice all along. */
export async function splitOne(
  database: Database,
  id: number,
  source: string,
  externalId: string,
): Promise<void> {
  const own = await acting(database, (by) => split(by, id, { source, externalId }));
  console.log(
    `The record is practice ${own} now. To put them together again: npm run -s niho -- practice merge ${id} ${own}`,
  );
}

/** `practice return 10002`: lists a removed practice again, and parts one that was merged. */
export async function returnOne(database: Database, id: number): Promise<void> {
  const kept = await acting(database, (by) => putBack(by, id));
  console.log(
    kept === null
      ? `Practice ${id} is listed again.`
      : `Practice ${id} is separate from practice ${kept} again: each shows what its own sources say.`,
  );
}
