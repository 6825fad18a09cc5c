import { hash } from "node:crypto";
import type { ExpressionBuilder, Kysely, Transaction } from "kysely";
import { HOUR, MINUTE } from "#domain/durations.ts";
import { countOf } from "../counting.ts";
import type { Schema } from "../schema.ts";

/** Who is at the desk. */
export type Staff = { who: string; role: "act" };

/** A link that starts a session: it works once, and not for long. */
export const START_LASTS = 15 * MINUTE;
/** However much someone works. */
export const SESSION_LASTS = 12 * HOUR;
/** How long a session lasts without a press. */
const SESSION_IDLE = HOUR;
/** A press is noted at most this often. */
const NOTE_EVERY = MINUTE;

/** Makes a link that starts a session work. `addressHash` is empty where nobody was mailed it. */
export async function insertStart(
  tx: Transaction<Schema>,
  { token, who, addressHash, now }: { token: string; who: string; addressHash: string; now: Date },
): Promise<void> {
  await insert(tx, { kind: "start", token, who, addressHash, now, lasts: START_LASTS });
}

/** How many links were mailed to an address since an instant. */
export function startsMailed(db: Kysely<Schema>, addressHash: string, since: Date): Promise<number> {
  return countOf(
    db
      .selectFrom("desk_sessions")
      .where("kind", "=", "start")
      .where("address_hash", "=", addressHash)
      .where("made_at", ">", since.toISOString()),
  );
}

/** Whose session a link would start; undefined for one that was used, is too old, or never was. Changes nothing. */
export async function findStart(
  db: Kysely<Schema>,
  token: string,
  now: Date,
): Promise<{ who: string; addressHash: string } | undefined> {
  const row = await db
    .selectFrom("desk_sessions")
    .select(["who", "address_hash"])
    .where("token_hash", "=", hashOfToken(token))
    .where("kind", "=", "start")
    .where("ended_at", "is", null)
    .where("ends_at", ">", now.toISOString())
    .executeTakeFirst();
  return row && { who: row.who, addressHash: row.address_hash };
}

/** Uses a link up and begins the session: the name, or undefined where the link no longer works. */
export async function startSession(
  tx: Transaction<Schema>,
  { start, session, now }: { start: string; session: string; now: Date },
): Promise<string | undefined> {
  const used = await tx
    .updateTable("desk_sessions")
    .set({ ended_at: now.toISOString() })
    .where("token_hash", "=", hashOfToken(start))
    .where("kind", "=", "start")
    .where("ended_at", "is", null)
    .where("ends_at", ">", now.toISOString())
    .returning(["who", "address_hash"])
    .executeTakeFirst();
  if (!used) return undefined;
  const { who, address_hash: addressHash } = used;
  await insert(tx, { kind: "session", token: session, who, addressHash, now, lasts: SESSION_LASTS });
  return who;
}

/** The session of a cookie while it lasts. */
export async function findSession(
  db: Kysely<Schema>,
  token: string,
  now: Date,
): Promise<(Staff & { addressHash: string; pressedAt: Date }) | undefined> {
  const row = await db
    .selectFrom("desk_sessions")
    .selectAll()
    .where("token_hash", "=", hashOfToken(token))
    .where(isOpen(now))
    .executeTakeFirst();
  return (
    row && {
      who: row.who,
      role: row.role,
      addressHash: row.address_hash,
      pressedAt: new Date(row.pressed_at),
    }
  );
}

/** Notes that someone has pressed something: their hour begins anew. */
export async function notePress(
  tx: Transaction<Schema>,
  token: string,
  { pressedAt, now }: { pressedAt: Date; now: Date },
): Promise<void> {
  if (now.getTime() - pressedAt.getTime() < NOTE_EVERY) return;
  await tx
    .updateTable("desk_sessions")
    .set({ pressed_at: now.toISOString() })
    .where("token_hash", "=", hashOfToken(token))
    .execute();
}

/** Ends one session, those of a name, or all, with the links that would start one. Returns how many sessions it ended. */
export async function endSessions(
  tx: Transaction<Schema>,
  which: { token: string } | { who: string } | "all",
  now: Date,
): Promise<number> {
  const ended = await tx
    .updateTable("desk_sessions")
    .set({ ended_at: now.toISOString() })
    .where("ended_at", "is", null)
    .where("ends_at", ">", now.toISOString())
    .$if(which !== "all", (query) =>
      query.where((eb) => {
        const one = which as { token: string } | { who: string };
        return "token" in one ? eb("token_hash", "=", hashOfToken(one.token)) : eb("who", "=", one.who);
      }),
    )
    .returning("kind")
    .execute();
  return ended.filter(({ kind }) => kind === "session").length;
}

/** Who is signed in, the latest first. */
export async function openSessions(
  db: Kysely<Schema>,
  now: Date,
): Promise<{ who: string; since: Date; until: Date; pressedAt: Date }[]> {
  const rows = await db
    .selectFrom("desk_sessions")
    .selectAll()
    .where(isOpen(now))
    .orderBy("made_at", "desc")
    .execute();
  return rows.map(({ who, made_at, ends_at, pressed_at }) => ({
    who,
    since: new Date(made_at),
    until: new Date(ends_at),
    pressedAt: new Date(pressed_at),
  }));
}

/** Deletes what ended long enough ago that no limit counts it. */
export async function deleteOldSessions(tx: Transaction<Schema>, before: Date): Promise<void> {
  await tx.deleteFrom("desk_sessions").where("ends_at", "<", before.toISOString()).execute();
}

function isOpen(now: Date) {
  const pressedAfter = new Date(now.getTime() - SESSION_IDLE).toISOString();
  return (eb: ExpressionBuilder<Schema, "desk_sessions">) =>
    eb.and([
      eb("kind", "=", "session"),
      eb("ended_at", "is", null),
      eb("ends_at", ">", now.toISOString()),
      eb("pressed_at", ">", pressedAfter),
    ]);
}

async function insert(
  tx: Transaction<Schema>,
  row: {
    kind: "start" | "session";
    token: string;
    who: string;
    addressHash: string;
    now: Date;
    lasts: number;
  },
): Promise<void> {
  const { kind, token, who, addressHash, now, lasts } = row;
  await tx
    .insertInto("desk_sessions")
    .values({
      token_hash: hashOfToken(token),
      kind,
      who,
      role: "act",
      address_hash: addressHash,
      made_at: now.toISOString(),
      ends_at: new Date(now.getTime() + lasts).toISOString(),
      pressed_at: now.toISOString(),
      ended_at: null,
    })
    .execute();
}

function hashOfToken(token: string): string {
  return hash("sha256", token);
}
