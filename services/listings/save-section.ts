import type { Transaction } from "kysely";
import { ALL_PLACES } from "#content/places.ts";
import { ownWordId, ownStatement, stateFacts } from "#database/practices/practice-records.ts";
import { hashedText } from "#database/practices/stated-text.ts";
import { lockPractice } from "#database/practices/practices.ts";
import type { Schema } from "#database/schema.ts";
import type { Facts } from "#domain/practices/facts.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { PRACTICE } from "#domain/practices/sources.ts";
import type { Services } from "#services/services.ts";
import type { Problem } from "#domain/form-fields.ts";
import { changesIn } from "#services/listings/changes.ts";
import {
  auditChange,
  isChangedTooOften,
  listingBehind,
  storeChange,
} from "#services/listings/listing-behind.ts";
import { mailChanges } from "#services/listings/mail-changes.ts";
import { joinPractice } from "#services/practices/joining.ts";
import { changedFacts, isAsShown, type SectionName, SECTIONS, sectionVersion } from "./sections.ts";
import type { Values } from "./section-values.ts";

export type SaveAnswer =
  /** `isMailed`: a mail to the practice says what has changed. */
  | { kind: "saved"; isMailed: boolean }
  /** It is so already. */
  | { kind: "same" }
  | { kind: "refused"; problems: readonly Problem[] }
  /** The section was changed since `version`. */
  | { kind: "conflict" }
  /** Meanwhile the practice has left, is listed no longer, or has ended the link. */
  | { kind: "ended" }
  /** It was saved as often as it may be in a day. */
  | { kind: "too-often" }
  | { kind: "unavailable" };

/**
 * Saves one section of a listing as the practice's own word, and writes to the practice what has changed, in one
 * transaction. `version` is the one that the form was shown with.
 */
export async function saveSection(
  services: Services,
  id: number,
  posted: { token: string; section: SectionName; values: Values; version: string },
): Promise<SaveAnswer> {
  return await storeChange(services, posted.section, (tx) => saveIn(services, tx, id, posted));
}

async function saveIn(
  services: Services,
  tx: Transaction<Schema>,
  id: number,
  { token, section, values, version }: Parameters<typeof saveSection>[2],
): Promise<SaveAnswer> {
  const now = services.now();
  const today = newZealandDay(now);
  await lockPractice(tx, services.database.kind, id);
  // Who saves may have waited for a command that made the practice leave.
  const practice = await listingBehind(services, tx, token, now);
  if (!practice) return { kind: "ended" };
  const isAnswer = section === "checked";
  if (!isAnswer && isAsShown(section, values, practice, today)) return { kind: "same" };
  const reading = SECTIONS[section].read(values, practice, today);
  if ("problems" in reading) return { kind: "refused", problems: reading.problems };
  const facts = changedFacts(practice, reading.facts);
  if (Object.keys(facts).length === 0) return { kind: "same" };
  if (sectionVersion(practice, section) !== version) return { kind: "conflict" };
  if (await isChangedTooOften(tx, id, now)) return { kind: "too-often" };
  // A sample came by no import and takes part without having said so: both are stated first.
  if (practice.isSample) await joinPractice(tx, { ...practice, hasJoined: false }, now);
  await stateOwn(tx, practice, facts, today);
  await auditChange(tx, id, now);
  const changes = isAnswer ? [] : changesIn(practice, facts, today);
  const isMailed = changes.length > 0 && practice.email !== "";
  if (isMailed) await mailChanges(services, tx, { practice, section, changes, now });
  return { kind: "saved", isMailed };
}

async function stateOwn(
  tx: Transaction<Schema>,
  { id }: Practice,
  facts: Partial<Facts>,
  today: string,
): Promise<void> {
  const own = { ...(await ownStatement(tx, id)), ...facts };
  const statement = { externalId: ownWordId(id), practiceId: id, asOf: today, url: "", ...hashedText(own) };
  await stateFacts(tx, [statement], { source: PRACTICE, on: today, importId: null, places: ALL_PLACES });
}
