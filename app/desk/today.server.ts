import { answeringSchedule } from "#content/identity.ts";
import { MINUTE } from "#domain/durations.ts";
import type { Schedule } from "#domain/hours/opening-hours.ts";
import { DESK_PATH, DESK_PRACTICES_PATH } from "#content/desk-addresses.ts";
import { formatWeekday, newZealandDay, newZealandTime } from "#domain/nz-time.ts";
import { findRequest } from "#database/requests/requests.ts";
import { latestAct, practiceLines } from "#database/desk/audit.ts";
import { readReference } from "#domain/requests/reference.ts";
import { openingStatusAt } from "#domain/hours/opening-hours.ts";
import { ITEM_KINDS, type ItemKind } from "#domain/requests/queue.ts";
import { deskAct } from "#services/desk/every-act.ts";
import { countElsewhere, type Elsewhere, readElsewhere } from "#services/desk/queue.ts";
import type { LoaderFunctionArgs } from "react-router";
import { type AtDesk, atDesk } from "./guard.server.ts";
import { queueOnce } from "./frame-facts.server.ts";

/** So many items are on one page. */
const PAGE = 50;
const ELSEWHERE: readonly Elsewhere[] = ["practices", "patients", "booked"];

/** What Today shows, as its address asks. */
export function today({ request, context }: LoaderFunctionArgs) {
  return atDesk(context, async (given) => {
    const { services } = given;
    const asked = new URL(request.url).searchParams;
    const now = services.now();
    const queue = await queueOnce(context, services);
    const kind = ITEM_KINDS.find((one) => one === asked.get("kind")) ?? null;
    const show = ELSEWHERE.find((one) => one === asked.get("show")) ?? null;
    const items = show
      ? await readElsewhere(services, show)
      : queue.filter((one) => !kind || one.kind === kind);
    const pages = Math.max(1, Math.ceil(items.length / PAGE));
    const page = Math.min(pages, Math.max(1, Math.trunc(Number(asked.get("page"))) || 1));
    const bookings = openTimes(answeringSchedule(services.operator.identity, "bookings"), now);
    const { isOpen, closesAt, opensAt } = openTimes(
      answeringSchedule(services.operator.identity, "support"),
      now,
    );
    return {
      now,
      kind,
      show,
      page,
      pages,
      items: items.slice((page - 1) * PAGE, page * PAGE).map((item) => ({
        ...item,
        looking: item.looking.filter((who) => who !== given.staff.who),
      })),
      due: queue.map(({ id, due, isEmergency }) => ({ id, due, isEmergency })),
      counts: countKinds(queue.map((one) => one.kind)),
      elsewhere: await countElsewhere(services),
      isOpen,
      until: isOpen ? closesAt : opensAt,
      opens: bookings.opensAt && opensWords(bookings.opensAt),
      done: await lastDone(given, asked.get("done")),
    };
  });
}

export function openTimes(schedule: Schedule, now: Date) {
  const status = openingStatusAt(schedule, now);
  return { closesAt: null, opensAt: null, ...status } as {
    isOpen: boolean;
    closesAt: Date | null;
    opensAt: Date | null;
  };
}

/** `opens Monday 8am` */
export function opensWords(at: Date): string {
  return `opens ${formatWeekday(newZealandDay(at))} ${newZealandTime(at)}`;
}

function countKinds(kinds: readonly ItemKind[]): Record<ItemKind, number> {
  const count = (kind: ItemKind) => kinds.filter((one) => one === kind).length;
  return Object.fromEntries(ITEM_KINDS.map((kind) => [kind, count(kind)])) as Record<ItemKind, number>;
}

/** What this person has just done, when the address says about what: a reload an hour later says nothing. */
export async function lastDone({ services, staff }: AtDesk, about: string | null) {
  const id = about === null ? undefined : (readReference(about) ?? /^(mail-)?\d+$/.exec(about)?.[0]);
  if (!id) return null;
  const { read } = services.database;
  const act = /^\d/.test(id)
    ? (await practiceLines(read, Number(id), { kind: "act", limit: 1 }))[0]
    : await latestAct(read, id);
  const isNew = act && services.now().getTime() - act.at.getTime() < 10 * MINUTE;
  const words = act && deskAct(act.command)?.done;
  if (!isNew || !words || act.who !== staff.who) return null;
  const folder = FOLDERS[act.command.split(" ")[0]!];
  const href = id.startsWith("NIHO") && folder ? `${DESK_PATH}/${folder}/${id}` : null;
  const [before, after] = words.split("{practice}");
  const practice = after === undefined ? null : await practiceWith(services, id);
  return { before: before!, practice, after: after ?? "", about: id, href };
}

/** The practice that a request has just gone to, and its page at the desk. */
async function practiceWith({ database, encryption }: AtDesk["services"], reference: string) {
  const practice = (await findRequest(database.read, encryption, reference))?.request.practice;
  return practice
    ? { name: practice.name, href: `${DESK_PRACTICES_PATH}/${practice.id}` }
    : { name: "the practice", href: null };
}

/** Where the page of what an act was about is, by the first word of the act. */
const FOLDERS: Readonly<Record<string, string>> = {
  request: "requests",
  message: "messages",
  application: "applications",
  review: "reviews",
};
