import type { Kysely, Transaction } from "kysely";
import { ALL_PLACES } from "#content/places.ts";
import { recordsBehind, stateFacts, type Writing } from "#database/practices/practice-records.ts";
import { hashedText } from "#database/practices/stated-text.ts";
import type { Schema } from "#database/schema.ts";
import { type StatedFacts, statedFacts } from "#domain/practices/facts.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { DESK, PRACTICE } from "#domain/practices/sources.ts";

/** What a source states or takes back at an instant, by no import. */
function saidAt(source: string, now: Date): Writing {
  return { source, importId: null, places: ALL_PLACES, on: newZealandDay(now) };
}

/** What the operator has stated so far. A practice that came by no import is all the operator’s. */
export async function ownFacts(db: Kysely<Schema>, practice: Practice): Promise<StatedFacts> {
  const records = await recordsBehind(db, [practice.id]);
  if (records.length === 0) return statedFacts(practice);
  return records.find(({ source, goneOn }) => source === DESK && goneOn === null)?.facts ?? {};
}

/**
 * A practice takes part from now on: requests go to it. It is a record of its own; the address that it has now becomes
 * the operator's word. `stated`: what it says of itself, and what we say of it, where it is new or has applied.
 */
export async function joinPractice(
  tx: Transaction<Schema>,
  practice: Practice,
  now: Date,
  stated: { byPractice: StatedFacts; byDesk: StatedFacts } = { byPractice: {}, byDesk: {} },
): Promise<void> {
  const { id } = practice;
  const writing = saidAt(DESK, now);
  const statement = { externalId: String(id), practiceId: id, asOf: writing.on, url: "" };
  // An edit of a map or a list must not send patients' requests to another address.
  const email = practice.email === "" ? {} : { email: practice.email };
  const kept = { ...(await ownFacts(tx, practice)), ...email, ...stated.byDesk };
  if (Object.keys(kept).length > 0) await stateFacts(tx, [{ ...statement, ...hashedText(kept) }], writing);
  // Joining again changes nothing of what was stated in its name.
  if (!practice.hasJoined || Object.keys(stated.byPractice).length > 0)
    await stateFacts(tx, [{ ...statement, ...hashedText(stated.byPractice) }], {
      ...writing,
      source: PRACTICE,
    });
}

/** Said of a practice that has joined without stating treatments. */
export const EVERYDAY_ALONE =
  "where a patient chooses none, only requests for checkups, cleaning and emergencies go there";
