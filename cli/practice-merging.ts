import type { Database } from "#database/database.ts";
import { mergePractices, returnMerged, splitRecord } from "#database/merging.ts";
import { returnPractice } from "#database/withdrawn.ts";
import { countInWords } from "#domain/counts.ts";
import { auditIn } from "./open.ts";
import { tellNewLinks } from "./practice-requests.ts";
import { today } from "./today.ts";

/** `practice merge 10001 10002`: the second was the first all along. */
export async function merge(database: Database, kept: number, gone: number): Promise<void> {
  const records = await database.transact(async (tx) => {
    const moved = await mergePractices(tx, { kept, gone }, today());
    await auditIn(tx, "practice merge", `${gone} into ${kept}`, moved);
    return moved;
  });
  console.log(
    `Practice ${gone} is practice ${kept} now, with ${countInWords(records, "record")}. To part them again: npm run -s niho -- practice return ${gone}`,
  );
  await tellNewLinks(database, gone);
}

/** `practice split 10001 their-list x7`: that record was another practice all along. */
export async function split(
  database: Database,
  id: number,
  source: string,
  externalId: string,
): Promise<void> {
  const own = await database.transact(async (tx) => {
    const made = await splitRecord(tx, id, { source, externalId }, today());
    await auditIn(tx, "practice split", `${made} from ${id}`);
    return made;
  });
  console.log(
    `The record is practice ${own} now. To put them together again: npm run -s niho -- practice merge ${id} ${own}`,
  );
}

/** `practice return 10002`: lists a removed practice again, and parts one that was merged. */
export async function putBack(database: Database, id: number): Promise<void> {
  const kept = await database.transact(async (tx) => {
    const parted = await returnMerged(tx, id, today());
    if (parted === null && !(await returnPractice(tx, id)))
      throw new Error(`There is no practice ${id} that was removed or merged.`);
    await auditIn(tx, "practice return", parted === null ? id : `${id} from ${parted}`);
    return parted;
  });
  console.log(
    kept === null
      ? `Practice ${id} is listed again.`
      : `Practice ${id} is parted from practice ${kept}: each is as its own sources say.`,
  );
}
