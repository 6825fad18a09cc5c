import type { Kysely } from "kysely";
import { placeBySlug } from "#content/places.ts";
import { type Checked, ENDING_WITHIN, listedForChecks } from "#database/practices/desk-practices.ts";
import { listPictures } from "#database/practices/practice-pictures.ts";
import { describedPractices } from "#database/practices/practices.ts";
import type { Schema } from "#database/schema.ts";
import { type Pair, pairKey, toldApart } from "#database/practices/told-apart.ts";
import { kilometresBetween } from "#domain/finding/distance.ts";
import { countInWords } from "#domain/counts.ts";
import { addDays, formatDay, newZealandDay } from "#domain/nz-time.ts";
import { type Described, indexAlike } from "#domain/practices/same-practice.ts";
import { fold } from "#domain/text.ts";
import type { Showing } from "../services.ts";
import { isTryOut } from "./try-out.ts";

/**
 * A listed practice that somebody should look at: why, in sentences, and since which day. `facts`: the reasons about their
 * facts, without another listing and pictures, which have a part of their own on the practice's page.
 */
export type ToCheck = {
  id: number;
  name: string;
  town: string;
  reasons: string[];
  facts: string[];
  since: string;
};

/** Why a practice might be listed twice. */
export type Alike = { pair: Pair; why: string[] };

/**
 * What is wrong with the listings, one entry a practice: a certificate that ends, no address for requests, hours that
 * nobody can read, perhaps another listing of the same practice, pictures that wait.
 */
export async function practicesToCheck(services: Showing): Promise<ToCheck[]> {
  const { read } = services.database;
  const { practices, alike } = await readChecks(services);
  const today = newZealandDay(services.now());
  const { from, to } = endingDays(today);
  const byId = new Map(practices.map((one) => [one.id, one]));
  const found = new Map<number, ToCheck>();
  const note = (id: number, reason: string, since: string | null, isFact = false) => {
    const one = byId.get(id);
    if (!one) return;
    const { name, place } = one;
    const entry = found.getOrInsertComputed(id, () => {
      return { id, name, town: placeBySlug(place).name, reasons: [], facts: [], since: today };
    });
    entry.reasons.push(reason);
    if (isFact) entry.facts.push(reason);
    if (since !== null && since < entry.since) entry.since = since;
  };
  for (const { id, hasJoined, hasEmail, verifiedUntil, asOf, hoursAsWritten } of practices) {
    if (verifiedUntil >= from && verifiedUntil <= to)
      note(
        id,
        `Their certificate ${verifiedUntil < today ? "ended" : "ends"} on ${formatDay(verifiedUntil)}.`,
        addDays(verifiedUntil, -ENDING_WITHIN),
        true,
      );
    if (hasJoined && !hasEmail) note(id, "They’ve joined, and no email reaches them.", asOf, true);
    if (hoursAsWritten !== "")
      note(id, "We can’t read their hours, so people see them word for word, and never “open”.", asOf, true);
  }
  const apart = await toldApart(read);
  for (const { pair } of alike.filter((one) => !apart.has(pairKey(one.pair)))) {
    const [one, other] = pair.map((id) => byId.get(id));
    if (one && other)
      note(one.id, `Perhaps the same as practice ${other.id}.`, laterDay(one.asOf, other.asOf));
  }
  for (const [id, pictures] of Map.groupBy(await waitingPictures(read), ({ practiceId }) => practiceId))
    note(
      id,
      `${pictures.length === 1 ? "A picture is" : `${countInWords(pictures.length, "picture")} are`} waiting for you.`,
      newZealandDay(pictures[0]!.sentAt),
    );
  return [...found.values()];
}

/** The waiting pictures of practices that are listed and have joined: only theirs can be shown. */
async function waitingPictures(read: Kysely<Schema>) {
  const pictures = await listPictures(read, { waitingOnly: true });
  const ids = [...new Set(pictures.map(({ practiceId }) => practiceId))];
  if (ids.length === 0) return [];
  const joined = await read
    .selectFrom("practices")
    .select("id")
    .where("id", "in", ids)
    .where("withdrawn_on", "is", null)
    .where("has_joined", "=", 1)
    .execute();
  return pictures.filter(({ practiceId }) => joined.some(({ id }) => id === practiceId));
}

/** The days on which a certificate counts as ending: it is soon, or was just now. */
export function endingDays(today: string): { from: string; to: string } {
  return { from: addDays(today, -ENDING_WITHIN), to: addDays(today, ENDING_WITHIN) };
}

/** Pairs that look alike and were not told apart: all, or those with one practice. */
export async function alikePairs(services: Showing, id?: number): Promise<Alike[]> {
  const { alike } = await readChecks(services);
  const apart = await toldApart(services.database.read);
  return alike.filter(({ pair }) => (id === undefined || pair.includes(id)) && !apart.has(pairKey(pair)));
}

type Checks = { practices: Checked[]; alike: Alike[] };

/** Comparing all listings takes a moment, so it is done once for each state of the practices. */
const KNOWN = new WeakMap<object, { version: number; checks: Promise<Checks> }>();

async function readChecks(services: Showing): Promise<Checks> {
  const { database } = services;
  const { version } = await database.read
    .selectFrom("data_version")
    .select("version")
    .executeTakeFirstOrThrow();
  const known = KNOWN.get(database);
  if (known?.version === version) return known.checks;
  const checks = compareAll(services);
  KNOWN.set(database, { version, checks });
  // One that failed is not kept.
  checks.catch(() => KNOWN.delete(database));
  return checks;
}

async function compareAll(services: Showing): Promise<Checks> {
  const { read } = services.database;
  const samplesToo = await isTryOut(services, read);
  const described = (await describedPractices(read, { samplesToo })).filter(
    ([{ removed }]) => removed === null,
  );
  const alikeTo = indexAlike(described.map(([{ id }, one]) => [{ id, one }, one] as const));
  const practices = await listedForChecks(read);
  const bySource = new Set(practices.filter(({ isBySource }) => isBySource).map(({ id }) => id));
  const alike = described.flatMap(([{ id }, one]) =>
    alikeTo(one)
      .filter(({ item }) => item.id > id)
      // Samples that came with the site are as they are meant.
      .filter(({ item }) => !samplesToo || bySource.has(id) || bySource.has(item.id))
      .map(({ item }): Alike => ({ pair: [id, item.id], why: whyAlike(one, item.one) })),
  );
  return { practices, alike };
}

/** What two listings share. */
export function whyAlike(a: Described, b: Described): string[] {
  const digits = (phone: string) => phone.replaceAll(/\D/g, "");
  const metres =
    a.position && b.position ? Math.round(kilometresBetween(a.position, b.position) * 1_000) : null;
  return [
    ...(digits(a.phone) !== "" && digits(a.phone) === digits(b.phone) ? ["same phone number"] : []),
    ...(a.address !== "" && a.place === b.place && fold(a.address) === fold(b.address)
      ? [`both at ${a.address}`]
      : []),
    ...(metres !== null && metres < 1_000 ? [`${metres} m away`] : []),
  ];
}

function laterDay(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}
