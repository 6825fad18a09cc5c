import type { Audited } from "#database/desk/audit.ts";
import { calendarMailKey } from "#database/free-times/calendar-feeds.ts";
import { endCalendar } from "#database/free-times/calendar-links.ts";
import { endFreeTimes } from "#database/free-times/free-times.ts";
import { endAllKept } from "#database/free-times/kept-times.ts";
import { endListingLinks } from "#database/practices/listing-links.ts";
import { endPracticeLinks } from "#database/links.ts";
import { listingMailKey } from "#database/practices/practice-mail-keys.ts";
import { arrangePictures } from "#database/practices/practice-pictures.ts";
import { liveRecordsBehind, takeBack } from "#database/practices/practice-records.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { Refused } from "#domain/refused.ts";
import { PRACTICE } from "#domain/practices/sources.ts";
import { cancelMessages } from "#outbox/outbox.ts";
import { joinPractice } from "../practices/joining.ts";
import { type Acting, listedPractice, auditAct, sourceWriting } from "./acting.ts";

/**
 * This practice takes part from now on: requests go to it. It is a record of its own, without facts; the address that it
 * has now becomes our word.
 */
export async function join(acting: Acting, id: number): Promise<Audited<Practice>> {
  const practice = await listedPractice(acting, id);
  await joinPractice(acting.tx, practice, acting.now);
  return auditAct(acting, "practice join", id, practice);
}

/**
 * This practice takes part no longer: visitors are told to call it. What it stated of itself goes too, its pictures, its
 * links and the mails to it. Gives how many records of its own were taken back.
 */
export async function leave(acting: Acting, id: number): Promise<Audited<number>> {
  const { tx, now } = acting;
  // A save by its link that has begun ends first, and is taken back with the rest.
  const practice = await listedPractice(acting, id);
  // A sample takes part without having said so.
  if (practice.isSample && practice.hasJoined) await joinPractice(tx, { ...practice, hasJoined: false }, now);
  const own = (await liveRecordsBehind(tx, id)).filter(({ source }) => source === PRACTICE);
  if (own.length === 0) throw new Refused(`Practice ${id} hasn’t joined.`);
  await takeBack(
    tx,
    own.map(({ externalId }) => externalId),
    sourceWriting(acting, PRACTICE),
  );
  await arrangePictures(tx, id, []);
  await endFreeTimes(tx, id);
  await endAllKept(tx, id);
  await endListingLinks(tx, id, now);
  await endPracticeLinks(tx, { practiceId: id }, now);
  await endCalendar(tx, id, now);
  await cancelMessages(tx, { keyName: listingMailKey(id) });
  await cancelMessages(tx, { keyName: calendarMailKey(id) });
  return auditAct(acting, "practice leave", id, own.length, own.length);
}

/** Ends every link to its listing, and says how many there were. */
export async function endLinks(acting: Acting, id: number): Promise<Audited<number>> {
  await listedPractice(acting, id);
  const count = await endListingLinks(acting.tx, id, acting.now);
  return auditAct(acting, "practice end-links", id, count, count);
}
