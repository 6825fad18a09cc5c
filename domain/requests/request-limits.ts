import { HOUR } from "../durations.ts";
import type { Act, Actor, EventName, Request } from "./requests.ts";

/** So often one side may change what it said before: each time, the other gets an email. */
const MOST_CHANGES = { perHour: 5, inAll: 20 } as const;

/** Events of acts that one side can repeat without the other; cancelling and declining end a request. */
const REPEATABLE: readonly EventName[] = [
  "changed",
  "agreed",
  "booked",
  "askedEarlier",
  "offered",
  "confirmed",
  "reported",
];

/** An event that was stored. */
type Past = { at: Date; actor: Actor; event: EventName };

/**
 * Whether one side has changed a request too often to do this again. The first of its answers is no change, and what
 * ends something (cancelling, declining, giving up an appointment) is always possible.
 */
export function isTooOften(request: Request, act: Act, past: readonly Past[], now: Date): boolean {
  if (!isChange(request, act)) return false;
  const own = past.filter(({ actor, event }) => actor === act.by && REPEATABLE.includes(event));
  const lately = own.filter(({ at }) => Math.abs(now.getTime() - at.getTime()) < HOUR);
  return lately.length >= MOST_CHANGES.perHour || own.length >= MOST_CHANGES.inAll;
}

function isChange({ status }: Request, act: Act): boolean {
  switch (act.do) {
    case "change":
    case "agreed":
    case "book":
    case "earlier":
    case "offer":
    case "report":
      return true;
    // An agreed time is moved; an answer to a request, or to a change of it, is always possible.
    case "confirm":
      return status === "confirmed";
    default:
      return false;
  }
}
