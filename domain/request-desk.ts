import { close, type Moved, sendTo } from "./request-happenings.ts";
import { isAllowed } from "./request-table.ts";
import type { Circumstances, Request, RequestPractice } from "./requests.ts";

/** What our own people do with a request that waits for them. */
export type DeskAct =
  /** `isChosen`: it is the one that the patient chose. `reasons`: what speaks for it, in words. */
  | { do: "send"; practice: RequestPractice; isChosen: boolean; reasons: readonly string[] }
  /** No practice was found. `words`: why, for those who look into it later. */
  | { do: "close"; words: string };

/** Why they cannot. */
export type DeskProblem =
  /** A practice has it already. */
  | "with-practice"
  /** The patient is asked something. */
  | "with-patient"
  | "over"
  /** The patient chose another, and has not said that this one may have it. */
  | "not-agreed"
  /** This practice has had it. */
  | "had-it";

/**
 * What an act of our own people comes to: the request afterwards, the event and its mails, or why it is refused. The
 * caller has checked that mail reaches the practice.
 *
 * `decideAtDesk(request, { do: "close", words: "No one answers" }, { now, desk, routing: "desk" })`
 */
export function decideAtDesk(
  request: Request,
  act: DeskAct,
  circumstances: Circumstances,
): Moved | { kind: "refused"; problem: DeskProblem } {
  const problem = problemOf(request, act);
  if (problem) return { kind: "refused", problem };
  if (act.do === "send") return sendTo(request, circumstances, { ...act, actor: "desk" });
  return close(request, circumstances, {
    event: "closed",
    actor: "desk",
    outcome: "unplaced",
    detail: { words: act.words },
    mails: [{ to: "sender", name: "ended", topic: "sender" }],
  });
}

function problemOf(request: Request, act: DeskAct): DeskProblem | null {
  if (!isAllowed(act.do === "send" ? "sent" : "closed", "desk", request)) return whoseTurn(request);
  if (act.do === "close") return null;
  if (!act.isChosen && !request.mayGoElsewhere) return "not-agreed";
  return request.tried.some(({ practice }) => practice === act.practice.id) ? "had-it" : null;
}

function whoseTurn({ status, practice }: Request): DeskProblem {
  if (status === "closed") return "over";
  return practice ? "with-practice" : "with-patient";
}
