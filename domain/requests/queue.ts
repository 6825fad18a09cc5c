import { DAY, MINUTE } from "../durations.ts";
import { newZealandDay, newZealandTime } from "../nz-time.ts";

/** What waits for our staff. */
export type QueueItem = {
  /** Its reference, `mail-12`, `import-12`, or the number of a practice. */
  id: string;
  kind: ItemKind;
  isEmergency: boolean;
  /** The instant by which it was promised. */
  due: Date;
};

export const ITEM_KINDS = [
  "request",
  "message",
  "mistake",
  "application",
  "review",
  "reply",
  "mail",
  "practice",
  "import",
] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** One order for everything: emergencies first, then what is late the longest, then what is due soonest. */
export function inQueueOrder<Item extends QueueItem>(items: readonly Item[]): Item[] {
  return items.toSorted(
    (a, b) =>
      Number(b.isEmergency) - Number(a.isEmergency) ||
      a.due.getTime() - b.due.getTime() ||
      (a.id < b.id ? -1 : 1),
  );
}

export function isLate({ due }: Pick<QueueItem, "due">, now: Date): boolean {
  return due < now;
}

/** Under which heading an item stands. The queue's order keeps each heading together. */
export function queueHeading(item: Pick<QueueItem, "due" | "isEmergency">, now: Date): string {
  if (item.isEmergency) return "Emergencies";
  if (isLate(item, now)) return "Late";
  const day = newZealandDay(item.due);
  if (day === newZealandDay(now))
    return newZealandTime(item.due).endsWith("am") ? "Due by noon" : "Later today";
  return day === newZealandDay(new Date(now.getTime() + DAY)) ? "Tomorrow" : "After that";
}

/** `Late 20 min`, `in 1 h 5 min`, `in 3 days` */
export function dueWords(due: Date, now: Date): string {
  const away = Math.abs(due.getTime() - now.getTime());
  if (away < MINUTE) return due < now ? "Late" : "now";
  const span = spanWords(away);
  return due < now ? `Late ${span}` : `in ${span}`;
}

/** `1 h 20 min` */
function spanWords(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  if (hours >= 10) return `${hours} h`;
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}
