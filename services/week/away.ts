import type { Kysely, Transaction } from "kysely";
import {
  endKept,
  findKept,
  insertKept,
  type KeptTime,
  keptTimesIn,
  markAway as storeAway,
  setAwayUntil,
} from "#database/free-times/kept-times.ts";
import type { Schema } from "#database/schema.ts";
import { HOUR, MINUTE } from "#domain/durations.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { storeChange } from "../listings/listing-behind.ts";
import type { Services } from "../services.ts";
import { answerTouched, putBack } from "./away-acts.ts";
import { callersIn, type Choice, type Stretch, type Touched, touchedBy } from "./away-touched.ts";
import { auditKept, isKeptTooOften, lockedListing } from "./keep-time.ts";

type Failed = { kind: "ended" } | { kind: "too-often" } | { kind: "unavailable" };

/** For so long a stretch is closed by a look at what it touches. */
const LOOK_LASTS = 10 * MINUTE;

/** Within it the practice can be there after all, and those who have not answered get their times back. */
export const BACK_WITHIN = HOUR;

/**
 * Closes a stretch for ten minutes, so that nobody books in it while the practice sees what it touches. The same stretch
 * again is the same look, or the away that it has become.
 */
export function lookAtAway(
  services: Services,
  token: string,
  stretch: Stretch,
): Promise<{ kind: "saved"; id: string } | Failed> {
  return storeChange(services, "week", async (tx) => {
    const now = services.now();
    const practice = await lockedListing(services, tx, token, now);
    if (!practice) return { kind: "ended" } as const;
    const until = new Date(now.getTime() + LOOK_LASTS);
    const same = await sameAway(tx, practice.id, stretch, now);
    if (same?.until) await setAwayUntil(tx, same.id, until);
    if (same) return { kind: "saved", id: same.id } as const;
    if (await isKeptTooOften(tx, practice.id, now)) return { kind: "too-often" } as const;
    const id = await insertAway(services, tx, practice.id, stretch, until);
    return { kind: "saved", id } as const;
  });
}

/** The away of just this stretch, looked at or marked. */
async function sameAway(
  db: Kysely<Schema>,
  practiceId: number,
  { whose, from, to }: Stretch,
  now: Date,
): Promise<KeptTime | undefined> {
  const kept = await keptTimesIn(db, practiceId, { from, to }, now);
  return kept.find(
    (one) =>
      one.kind === "away" &&
      one.whose === whose &&
      one.from.getTime() === from.getTime() &&
      one.to.getTime() === to.getTime(),
  );
}

async function insertAway(
  services: Services,
  tx: Transaction<Schema>,
  practiceId: number,
  { whose, from, to }: Stretch,
  until: Date | null,
): Promise<string> {
  const id = Buffer.from(services.randomBytes(16)).toString("hex");
  const madeAt = services.now();
  await insertKept(tx, services, {
    id,
    practiceId,
    whose,
    kind: "away",
    from,
    to,
    visit: null,
    note: "",
    madeAt,
    until,
  });
  await auditKept(tx, practiceId, madeAt);
  return id;
}

export type MarkAnswer =
  | { kind: "saved"; id: string }
  /** Someone else is touched by now, who was not on the page. */
  | { kind: "conflict" }
  | Failed;

/**
 * Makes an away last, and does for each patient what was chosen: by the same acts, mails and guards as their own page, one
 * after the other. Pressed again it goes on with those who are left.
 */
export async function markAway(
  services: Services,
  token: string,
  {
    id,
    stretch,
    choices,
    callers,
    words,
  }: {
    id: string;
    stretch: Stretch;
    choices: ReadonlyMap<string, Choice>;
    /** The kept times of people who phoned that were on the page, by id. */
    callers: ReadonlySet<string>;
    words: string;
  },
): Promise<MarkAnswer> {
  let touched: readonly Touched[] = [];
  let practice: Practice | undefined;
  const answer = await storeChange(services, "week", async (tx): Promise<MarkAnswer> => {
    const now = services.now();
    practice = await lockedListing(services, tx, token, now);
    if (!practice) return { kind: "ended" };
    // Once a look has lapsed, a second press finds what the first has marked.
    const kept = (await findKept(tx, practice.id, id)) ?? (await sameAway(tx, practice.id, stretch, now));
    touched = await touchedBy(services, tx, practice, kept ?? stretch);
    const phoned = await callersIn(services, tx, practice, kept ?? stretch);
    if (
      touched.some(({ reference }) => !choices.has(reference)) ||
      phoned.some((one) => !callers.has(one.id))
    )
      return { kind: "conflict" };
    if (kept?.endedAt) return { kind: "ended" };
    if (!kept) return { kind: "saved", id: await insertAway(services, tx, practice.id, stretch, null) };
    if (kept.until) await storeAway(tx, kept.id, now);
    return { kind: "saved", id: kept.id };
  });
  if (answer.kind !== "saved" || !practice) return answer;
  for (const one of touched) {
    const choice = choices.get(one.reference)!;
    if (choice !== "ring")
      await answerTouched(services, practice, one, { choice, words, away: answer.id, stretch });
  }
  return answer;
}

export type BackAnswer = { kind: "saved"; putBack: number } | { kind: "same" } | Failed;

/**
 * The practice is there after all: patients can have those times again. Within an hour, who was offered others and has not
 * answered has their old time again. What was cancelled stays so: another practice may have it by now.
 */
export async function endAway(services: Services, token: string, id: string): Promise<BackAnswer> {
  let practice: Practice | undefined;
  let madeAt = services.now();
  const answer = await storeChange(
    services,
    "week",
    async (tx): Promise<{ kind: "saved" } | { kind: "same" } | Failed> => {
      const now = services.now();
      practice = await lockedListing(services, tx, token, now);
      if (!practice) return { kind: "ended" };
      const kept = await findKept(tx, practice.id, id);
      if (kept?.kind !== "away" || kept.endedAt) return { kind: "same" };
      madeAt = kept.madeAt;
      await endKept(tx, kept, now);
      await auditKept(tx, practice.id, now);
      return { kind: "saved" };
    },
  );
  if (answer.kind !== "saved" || !practice) return answer as BackAnswer;
  const isInTime = services.now().getTime() - madeAt.getTime() <= BACK_WITHIN;
  return { kind: "saved", putBack: isInTime ? await putBack(services, practice, { id, madeAt }) : 0 };
}
