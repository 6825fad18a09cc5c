import { DAY } from "#domain/durations.ts";
import { answeringSchedule } from "#content/identity.ts";
import { openSessions } from "#database/desk/desk-sessions.ts";
import { firstAnswers } from "#database/requests/submission-events.ts";
import { openHoursBetween } from "#domain/requests/promises.ts";
import { isLate, ITEM_KINDS } from "#domain/requests/queue.ts";
import { readQueue } from "./queue.ts";

/** What the metrics say of the desk. */
export type DeskFigures = {
  /** Items of each kind; emergencies are a kind of their own. */
  items: { kind: string; isLate: boolean; count: number }[];
  sessions: number;
  /** How long people waited for us: within so many open hours half, and nine in ten, were answered. */
  answers: { kind: string; half: number; most: number }[];
};

/** How far back answers count. */
const WEEK = 7 * DAY;

/** What waits, who is signed in, and how soon we answered in the last seven days. */
export async function deskFigures(services: Parameters<typeof readQueue>[0]): Promise<DeskFigures> {
  const { database, operator } = services;
  const now = services.now();
  const items = (await readQueue(services)).map((item) => ({
    kind: item.isEmergency ? "emergency" : item.kind,
    isLate: isLate(item, now),
  }));
  const answers = await firstAnswers(database.read, new Date(now.getTime() - WEEK));
  const hours = answers.map(({ kind, receivedAt, answeredAt }) => ({
    kind: NAMES[kind],
    hours: openHoursBetween(receivedAt, answeredAt, answeringSchedule(operator.identity, "support")),
  }));
  return {
    items: ["emergency", ...ITEM_KINDS].flatMap((kind) =>
      [true, false].map((late) => ({
        kind,
        isLate: late,
        count: items.filter((one) => one.kind === kind && one.isLate === late).length,
      })),
    ),
    sessions: (await openSessions(database.read, now)).length,
    answers: [...Map.groupBy(hours, ({ kind }) => kind)].map(([kind, ofKind]) => {
      const sorted = ofKind.map((one) => one.hours).toSorted((a, b) => a - b);
      return { kind, half: quantile(sorted, 0.5), most: quantile(sorted, 0.9) };
    }),
  };
}

/** What the desk calls what people send. */
const NAMES = { booking: "request", contact: "message", partner: "application", review: "review" } as const;

/** Below which this share of some sorted numbers is: `quantile([1, 2, 3, 4], 0.5) === 2` */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.ceil(sorted.length * share) - 1]!;
}
