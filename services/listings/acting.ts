import type { Transaction } from "kysely";
import { ALL_PLACES } from "#content/places.ts";
import { type Audited, writeAudit } from "#database/desk/audit.ts";
import type { Database } from "#database/database.ts";
import type { Writing } from "#database/practices/practice-records.ts";
import { findPractice, lockPractice } from "#database/practices/practices.ts";
import type { Schema } from "#database/schema.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { Refused } from "#domain/refused.ts";

/**
 * Who does something with a listing, when, and in which transaction: several acts can share one. A command and the desk
 * fill it in; each act writes its own line of the audit. An act that can't be done throws `Refused`, so that the
 * transaction changes nothing.
 */
export type Acting = {
  tx: Transaction<Schema>;
  kind: Database["kind"];
  /** As the audit names them. */
  who: string;
  now: Date;
  /** A desk that is only tried out changes samples too. */
  samplesToo?: boolean;
};

/** The listed practice, which nobody else changes until the transaction ends. */
export async function listedPractice({ tx, kind, samplesToo }: Acting, id: number): Promise<Practice> {
  await lockPractice(tx, kind, id);
  const practice = await findPractice(tx, id);
  if (!practice) throw new Refused(`There’s no listed practice ${id}.`);
  if (practice.id !== id) throw new Refused(`Practice ${id} was merged into practice ${practice.id}.`);
  if (practice.isSample && !samplesToo)
    throw new Refused(`Practice ${id} is a sample, and samples can’t be changed.`);
  return practice;
}

/** Every place, and the day of the act. */
export function placesAndDay({ now }: Pick<Acting, "now">) {
  return { places: ALL_PLACES, on: newZealandDay(now) };
}

/** What a source states or takes back by this act. */
export function sourceWriting(acting: Pick<Acting, "now">, source: string): Writing {
  return { source, importId: null, ...placesAndDay(acting) };
}

/** Writes the line of an act, and returns what the act gives: `return auditAct(acting, "practice merge", "10003 into 10002", moved)` */
export async function auditAct<Gives extends object | number>(
  { tx, who, now }: Acting,
  command: string,
  about: number | string,
  gives: Gives,
  records = 1,
): Promise<Audited<Gives>> {
  await writeAudit(tx, { at: now, command, about: String(about), records, who, kind: "act" });
  return gives as Audited<Gives>;
}
