import { hasBegun } from "./practice-time.ts";
import { timeProblem } from "./promises.ts";
import {
  agree,
  calendarCancellation,
  close,
  lose,
  type Moved,
  moved,
  offWith,
  received,
  sendTo,
} from "./request-happenings.ts";
import { isAllowed } from "./request-table.ts";
import type { ActProblem, Circumstances, EventName, Request, RequestPractice } from "./requests.ts";

/** What our own people do with a request that waits for them. */
export type DeskAct =
  /** `isChosen`: it is the one that the patient chose. `reasons`: what speaks for it, in words. `note`: to the practice. */
  | {
      do: "send";
      practice: RequestPractice;
      isChosen: boolean;
      reasons: readonly string[];
      note?: string;
    }
  /** They have agreed a time with both by phone, so the patient has said yes to this practice. `getsMail`: it can be written to. */
  | { do: "agree"; practice: RequestPractice; at: Date; minutes: number; getsMail: boolean }
  /** No practice was found. `words`: why, for those who look into it later. */
  | { do: "close"; words: string }
  /** From the practice that has it, with the agreed time if there is one. `words`: why. */
  | { do: "takeBack"; words: string }
  /** The time was booked, and nobody has pressed anything in its mail. */
  | { do: "free" }
  /** It ended without an appointment, and they look for a practice once more. */
  | { do: "reopen" };

/** Why they cannot. */
export type DeskProblem =
  /** A practice has it already. */
  | "with-practice"
  /** The patient is asked something. */
  | "with-patient"
  | "over"
  /** No practice has it. */
  | "with-us"
  /** The appointment has begun. */
  | "begun"
  /** The patient chose another, and has not said that this one may have it. */
  | "not-agreed"
  /** This practice has had it. */
  | "had-it"
  | Extract<ActProblem, "time-past" | "time-too-far" | "time-of-day">;

/**
 * What an act of our own people comes to: the request afterwards, the event and its mails, or why it is refused. The
 * caller has checked that mail reaches a practice that it is sent to.
 *
 * `decideAtDesk(request, { do: "close", words: "No one answers" }, { now, desk, routing: "desk" })`
 */
export function decideAtDesk(
  request: Request,
  act: DeskAct,
  circumstances: Circumstances,
): Moved | { kind: "refused"; problem: DeskProblem } {
  const problem = deskProblem(request, act, circumstances);
  if (problem) return { kind: "refused", problem };
  if (act.do === "send") return sendTo(request, circumstances, { ...act, actor: "desk" });
  if (act.do === "agree") return agreeByPhone(request, act, circumstances);
  if (act.do === "free") return free(request, circumstances);
  if (act.do === "takeBack") return takeBack(request, act.words, circumstances);
  if (act.do === "reopen") return reopen(request, circumstances);
  return close(request, circumstances, {
    event: "closed",
    actor: "desk",
    outcome: "unplaced",
    detail: { words: act.words },
    mails: [{ to: "sender", name: "ended", topic: "sender" }],
  });
}

const EVENTS = {
  send: "sent",
  agree: "agreed",
  close: "closed",
  takeBack: "tookBack",
  free: "cancelled",
  reopen: "reopened",
} as const satisfies Record<DeskAct["do"], EventName>;

function deskProblem(request: Request, act: DeskAct, { now }: Circumstances): DeskProblem | null {
  if (!isAllowed(EVENTS[act.do], "desk", request)) return whoseTurn(request);
  if (act.do === "close") return null;
  if (act.do === "takeBack" || act.do === "free") return hasBegun(request, now) ? "begun" : null;
  if (act.do === "reopen") return ENDED_WITHOUT.has(request.outcome) ? null : "over";
  if (act.do === "agree") return timeProblem(act.at, act.practice, now);
  if (!act.isChosen && !request.mayGoElsewhere) return "not-agreed";
  return request.tried.some(({ practice }) => practice === act.practice.id) ? "had-it" : null;
}

function agreeByPhone(
  request: Request,
  { practice, at, minutes, getsMail }: Extract<DeskAct, { do: "agree" }>,
  circumstances: Circumstances,
): Moved {
  // On the phone the patient has chosen this one; whether another may have it is as before.
  return agree({ ...request, practice, chosen: practice.id, openedAt: null }, circumstances, {
    event: "agreed",
    actor: "desk",
    agreed: { at, minutes, with: "", words: "" },
    tellsPractice: getsMail,
  });
}

/** How a request ends for which no appointment was found. */
const ENDED_WITHOUT: ReadonlySet<Request["outcome"]> = new Set(["unplaced", "expired"] as const);

/** They take it into their own hands, also where requests go straight to practices else. */
function takeBack(request: Request, words: string, circumstances: Circumstances): Moved {
  const { appointment, practice } = request;
  return lose(request, atDesk(circumstances), {
    event: "tookBack",
    actor: "desk",
    detail: { why: "taken back", words, ...(appointment && { at: appointment.at.toISOString() }) },
    tried: { practice: practice!.id, why: "taken back", reason: null },
    mails: [
      appointment
        ? { to: "sender", name: "off", ...calendarCancellation(appointment) }
        : { to: "sender", name: "back", topic: "sender" },
      offWith(appointment),
    ],
  });
}

function free(request: Request, circumstances: Circumstances): Moved {
  const appointment = request.appointment!;
  return close(request, circumstances, {
    event: "cancelled",
    actor: "desk",
    outcome: "cancelled",
    mails: [{ to: "sender", name: "cancelled", ...calendarCancellation(appointment) }, offWith(appointment)],
  });
}

function reopen(request: Request, circumstances: Circumstances): Moved {
  const { practice, tried } = request;
  const hadIt = practice ? [{ practice: practice.id, why: "taken back", reason: null } as const] : [];
  return moved(request, circumstances, {
    event: "reopened",
    actor: "desk",
    changes: {
      ...received(atDesk(circumstances)),
      practice: null,
      openedAt: null,
      tried: [...tried, ...hadIt],
      closedAt: null,
      outcome: null,
    },
    mails: [{ to: "sender", name: "reopened", topic: "sender" }],
  });
}

/** As where our own people send each request on: they have their time to find a practice. */
function atDesk(circumstances: Circumstances): Circumstances {
  return { ...circumstances, routing: "desk" };
}

function whoseTurn({ status, practice }: Request): DeskProblem {
  if (status === "closed") return "over";
  if (status === "received") return "with-us";
  return practice ? "with-practice" : "with-patient";
}
