import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Database } from "#database/database.ts";
import type { Schema } from "#database/schema.ts";
import { HOUR } from "#domain/durations.ts";

/** No retry is later than 2.4 hours (`retry.ts`), and clocks of processes may differ a little. */
const LATEST_RETRY = 3 * HOUR;
/** Clocks of processes that share a database may differ by so much. */
const MAX_SKEW = HOUR;
const MOST_AT_ONCE = 500;

/**
 * Conditions for `eb.or`: the message was to go at once, or it was tried before. Only a wrong clock can make such a
 * message wait for hours.
 */
export function hasBeenDue(eb: ExpressionBuilder<Schema, "outbox">): Expression<SqlBool>[] {
  return [eb("attempts", ">", 0), eb("due_at", "=", eb.ref("created_at"))];
}

/**
 * Makes due what a clock that was ahead has put off: messages of its time, their retries and leases. Without it they
 * would wait for as long as that clock was ahead. At most 500 at a time; says whether there were any. It reads all that
 * wait (3 ms of 5,000 on SQLite), so the mail worker asks at each poll, not after each message.
 */
export async function redateMessages(
  database: Database,
  { now, leaseMs }: { now: Date; leaseMs: number },
): Promise<boolean> {
  const instant = now.toISOString();
  const latestDue = new Date(now.getTime() + LATEST_RETRY).toISOString();
  const latestLease = new Date(now.getTime() + leaseMs + MAX_SKEW).toISOString();
  const putOff = (eb: ExpressionBuilder<Schema, "outbox">) =>
    eb.and([eb("due_at", ">", latestDue), eb.or(hasBeenDue(eb))]);
  const rows = await database.read
    .selectFrom("outbox")
    .select("id")
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .where((eb) => eb.or([putOff(eb), eb("leased_until", ">", latestLease)]))
    .limit(MOST_AT_ONCE)
    .execute();
  if (rows.length === 0) return false;
  const ids = rows.map(({ id }) => id);
  await database.transact(async (tx) => {
    const own = tx.updateTable("outbox").where("id", "in", ids).where("sent_at", "is", null);
    await own.set({ leased_until: null }).where("leased_until", ">", latestLease).execute();
    await own.set({ due_at: instant, first_due_at: instant }).where(putOff).execute();
    await own.set({ created_at: instant }).where("created_at", ">", latestDue).execute();
  });
  return true;
}

/** Makes every retry due now, since the mail server answers again: the last of them were hours away. */
export async function retryNow(database: Database, now: Date): Promise<void> {
  const instant = now.toISOString();
  await database.transact((tx) =>
    tx
      .updateTable("outbox")
      .set({ due_at: instant })
      .where("sent_at", "is", null)
      .where("given_up_at", "is", null)
      .where("channel", "=", "mail")
      .where("attempts", ">", 0)
      .where("due_at", ">", instant)
      .where("leased_until", "is", null)
      .execute(),
  );
}
