import type { Database } from "#database/database.ts";
import { endListingLinks } from "#database/listing-links.ts";
import { endPracticeLinks } from "#database/links.ts";
import { arrangePictures } from "#database/practice-pictures.ts";
import { liveRecordsBehind, takeBack } from "#database/practice-records.ts";
import { lockPractice } from "#database/practices.ts";
import { formatCount } from "#domain/counts.ts";
import type { Practice } from "#domain/practice.ts";
import { PRACTICE } from "#domain/sources.ts";
import { joinPractice } from "#services/practices/joining.ts";
import { cancelMessages } from "#outbox/outbox.ts";
import { confirm } from "./confirm.ts";
import { auditIn } from "./open.ts";
import { listed } from "./practice-facts.ts";
import { oneLine } from "./output.ts";
import { tellEndedLinks } from "./practice-requests.ts";
import { saidToday } from "./today.ts";

/**
 * These practices take part from now on: requests go to them. It is a record of their own, without facts; the address
 * that they have now becomes the operator's word.
 */
export async function join(database: Database, ids: readonly number[]): Promise<void> {
  const practices = [];
  for (const id of ids) practices.push(await listed(database, id));
  for (const practice of practices) await joinOne(database, practice);
  const reached = practices.flatMap(({ id, email }) => (email === "" ? [] : [`${id} at ${email}`]));
  const without = practices.filter(({ email }) => email === "").map(({ id }) => id);
  console.log(`${formatCount(ids.length)} ${ids.length === 1 ? "practice has" : "practices have"} joined.`);
  if (reached.length > 0)
    console.log(
      `Requests go to ${reached.join(", ")}. No import changes that. Another address: practice set ID email ADDRESS.`,
    );
  if (without.length > 0)
    console.log(
      `Without an e-mail address no request reaches ${without.join(", ")}: practice set ID email ADDRESS.`,
    );
  const unstated = practices
    .filter(({ email, services }) => email !== "" && services.length === 0)
    .map(({ id }) => id);
  if (unstated.length > 0)
    console.log(
      `No treatments are stated of ${unstated.join(", ")}: ${EVERYDAY_ALONE}. To state them: practice set ID services “…”.`,
    );
}

/** Of one that has joined without stating treatments. */
export const EVERYDAY_ALONE =
  "where a patient chooses none, only requests for checkups, cleaning and emergencies go there";

async function joinOne(database: Database, practice: Practice): Promise<void> {
  await database.transact(async (tx) => {
    await joinPractice(tx, practice, new Date());
    await auditIn(tx, "practice join", practice.id);
  });
}

/** This practice takes part no longer: visitors are told to call it. What it stated of itself goes too, its pictures, and mails to it. */
export async function leave(database: Database, id: number, options: { yes?: boolean }): Promise<void> {
  const { name } = await listed(database, id);
  await confirm(
    `${oneLine(name)} gets no requests after that, and what they said themselves is taken back, their pictures too.`,
    options,
  );
  const records = await takeOut(database, id);
  console.log(`Practice ${id} takes part no longer: ${formatCount(records)} of its own records taken back.`);
  await tellEndedLinks(database, id);
}

/** The same without a word. Gives how many records of its own were taken back. */
export async function takeOut(database: Database, id: number): Promise<number> {
  await listed(database, id);
  return database.transact(async (tx) => {
    // A save by its link that has begun ends first, and is taken back with the rest.
    await lockPractice(tx, database.kind, id);
    const own = (await liveRecordsBehind(tx, id)).filter(({ source }) => source === PRACTICE);
    if (own.length === 0) throw new Error(`Practice ${id} has not joined.`);
    const externalIds = own.map(({ externalId }) => externalId);
    await takeBack(tx, externalIds, saidToday(PRACTICE));
    await arrangePictures(tx, id, []);
    await endListingLinks(tx, id, new Date());
    await endPracticeLinks(tx, { practiceId: id }, new Date());
    await cancelMessages(tx, { keyName: `listing ${id}` });
    await auditIn(tx, "practice leave", id, own.length);
    return own.length;
  });
}
