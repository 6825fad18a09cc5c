import type { Kysely, Transaction } from "kysely";
import { endCalendarFeed } from "./calendar-feeds.ts";
import type { Keyed } from "../email-hash.ts";
import { endLinks, findLinkRow, insertLinkRow, type LinkOfPractice, newestLink } from "../links.ts";
import type { Schema } from "../schema.ts";

/** The link by which a calendar program follows a practice's appointments. It opens nothing else, as programs pass it on. */
export type CalendarLink = LinkOfPractice;

/** Made as `tokenOf` makes the tokens of requests: 64 hexadecimal digits that only the secret can make. */
export function calendarToken({ keyedHash }: Keyed, { practiceId, madeAt }: CalendarLink): string {
  return keyedHash(`link calendar ${practiceId} ${madeAt.toISOString()}`, "links");
}

/** The link of a practice that works; undefined while there is none. */
export function calendarLinkFor(db: Kysely<Schema>, practiceId: number): Promise<CalendarLink | undefined> {
  return newestLink(db, "calendar", practiceId);
}

/** Makes a link, and ends the earlier one. */
export async function makeCalendarLink(
  tx: Transaction<Schema>,
  keyed: Keyed,
  link: CalendarLink,
): Promise<void> {
  await endLinks(tx, "calendar", link.practiceId, link.madeAt);
  await insertLinkRow(tx, calendarToken(keyed, link), {
    purpose: "calendar",
    practice_id: link.practiceId,
    made_at: link.madeAt.toISOString(),
  });
}

/** The practice whose appointments a token opens; undefined for an unknown token and for a link that has ended. */
export async function findCalendarLink(db: Kysely<Schema>, token: string): Promise<number | undefined> {
  const row = await findLinkRow(db, "calendar", token);
  return row && row.ended_at === null ? row.practice_id! : undefined;
}

/** When a practice leaves, or turns out to be another: its calendar is read no more, and its appointments are followed no more. */
export async function endCalendar(tx: Transaction<Schema>, practiceId: number, now: Date): Promise<void> {
  await endCalendarFeed(tx, practiceId);
  await endLinks(tx, "calendar", practiceId, now);
}

/** The references of the requests of some practices, present and past, that are open or have changed since. */
export async function recentRequestReferences(
  db: Kysely<Schema>,
  practiceIds: readonly number[],
  since: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom("submissions")
    .select("reference")
    .where("kind", "=", "booking")
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("links")
          .select("token_hash")
          .whereRef("links.reference", "=", "submissions.reference")
          .where("purpose", "=", "practice")
          .where("links.practice_id", "in", practiceIds),
      ),
    )
    .where((eb) =>
      eb.or([
        eb("next_due_at", "is not", null),
        eb.exists(
          eb
            .selectFrom("submission_events")
            .select("number")
            .whereRef("submission_events.reference", "=", "submissions.reference")
            .where("at", ">=", since.toISOString()),
        ),
      ]),
    )
    .orderBy("reference")
    .execute();
  return rows.map(({ reference }) => reference);
}
