import { type Expression, type ExpressionBuilder, sql, type SqlBool } from "kysely";
import type { PracticeFilter } from "./practices.ts";
import type { Schema } from "./schema.ts";

type Builder = ExpressionBuilder<Schema, "practices">;

/** The condition that a row of `practices` must meet. */
export function matches(eb: Builder, filter: PracticeFilter): Expression<SqlBool> {
  const all: Expression<SqlBool>[] = [];
  for (const word of filter.words ?? []) all.push(contains(word));
  if (filter.nameStart) all.push(begins(eb, filter.nameStart));
  if (filter.places?.length) all.push(eb("practices.place", "in", filter.places));
  if (filter.service) all.push(offers(eb, filter.service));
  if (filter.price) all.push(eb("price_tier", "=", filter.price));
  if (filter.ratedFrom) all.push(eb("rating_tenths", ">=", filter.ratedFrom));
  if (filter.scopes?.length) all.push(hasSpecialist(eb, filter.scopes));
  if (filter.emergency) all.push(eb("emergency_wait", "is not", null));
  if (filter.newPatients) all.push(eb("new_patients", "=", "yes"));
  if (filter.funding) all.push(funds(eb, filter.funding));
  if (filter.language) all.push(speaks(eb, filter.language));
  if (filter.schedules) all.push(keepsOneOf(eb, filter.schedules));
  if (filter.ids) all.push(isOneOf(eb, filter.ids.filter(isPracticeId)));
  return eb.and(all);
}

/** Whether nothing but treatment and place narrows: `practice_services` alone can then tell how many there are. */
export function isOnlyByService(filter: PracticeFilter): filter is PracticeFilter & { service: string } {
  return filter.service !== undefined && OTHERS.every((key) => !filter[key]);
}

const OTHERS = Object.keys({
  words: true,
  nameStart: true,
  price: true,
  ratedFrom: true,
  scopes: true,
  emergency: true,
  newPatients: true,
  funding: true,
  language: true,
  schedules: true,
  ids: true,
} satisfies Record<Exclude<keyof PracticeFilter, "places" | "service">, true>) as (keyof PracticeFilter)[];

/** Ids come from addresses: PostgreSQL makes an error of a number that its integers cannot hold. */
export function isPracticeId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id < 2 ** 31;
}

function contains(word: string): Expression<SqlBool> {
  const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
  return sql`search_text like ${pattern} escape ${sql.lit("\\")}`;
}

function begins(eb: Builder, start: string) {
  return eb.and([eb("name_folded", ">=", start), eb("name_folded", "<", `${start}${LAST_CHARACTER}`)]);
}

/** After every other, so that an index answers what begins with a text. */
const LAST_CHARACTER = "\u{10FFFF}";

function offers(eb: Builder, service: string) {
  return eb.exists(
    eb
      .selectFrom("practice_services")
      .select("practice_id")
      .whereRef("practice_id", "=", "practices.id")
      .where("service", "=", service),
  );
}

function funds(eb: Builder, funding: string) {
  return eb.exists(
    eb
      .selectFrom("practice_funding")
      .select("practice_id")
      .whereRef("practice_id", "=", "practices.id")
      .where("funding", "=", funding),
  );
}

function speaks(eb: Builder, language: string) {
  return eb.exists(
    eb
      .selectFrom("practice_languages")
      .select("practice_id")
      .whereRef("practice_id", "=", "practices.id")
      .where("language", "=", language),
  );
}

function hasSpecialist(eb: Builder, starts: readonly string[]) {
  return eb.exists(
    eb
      .selectFrom("practice_scopes")
      .select("practice_id")
      .whereRef("practice_id", "=", "practices.id")
      .where((scope) =>
        scope.or(starts.map((start) => sql<boolean>`substr(scope, 1, ${sql.lit(start.length)}) = ${start}`)),
      ),
  );
}

/** PostgreSQL does not know an empty list. */
function isOneOf(eb: Builder, ids: readonly number[]) {
  return ids.length === 0 ? eb.lit(false) : eb("practices.id", "in", ids);
}

/** One condition a place, since the same hours are open in one place and shut for the anniversary day of another. */
function keepsOneOf(eb: Builder, schedules: NonNullable<PracticeFilter["schedules"]>) {
  const byPlace = Map.groupBy(schedules, (schedule) => schedule.place);
  return eb.or(
    [...byPlace].map(([place, kept]) =>
      eb.and([
        eb("practices.place", "=", place),
        eb(
          "opening_hours",
          "in",
          kept.map((schedule) => schedule.openingHours),
        ),
      ]),
    ),
  );
}
