import { PROMISES } from "#content/site.ts";
import { BOOKINGS_SCHEDULE } from "#content/support.ts";
import { answerClocks } from "#domain/promises.ts";
import { wishedAt } from "#domain/request-happenings.ts";
import type { Clocks, Request } from "#domain/requests.ts";
import type { RequestRecord } from "./act.server.ts";
import { byWords } from "./when.ts";

/** By when our own people have found a practice, and by when the practice that has the request answers; null where neither is promised. */
export type Awaited = Pick<Clocks, "matchBy" | "answerBy">;

/** How long a practice has to answer, counted from when it gets the request. */
export const PRACTICE_TERM = `${PROMISES.practiceContact}, weekends and holidays not counted`;

/** When the practice answers, on every page and in every mail after sending: `by 8am on Monday 30 November` */
export function answerWhen({ matchBy, answerBy }: Awaited): string {
  if (answerBy) return `by ${byWords(answerBy)}`;
  return matchBy ? `after that, ${PRACTICE_TERM}` : "after that";
}

/** When our own people have found a practice: `by 10am on Monday 23 November`; null where they look for none. */
export function matchWhen({ matchBy }: Awaited): string | null {
  return matchBy && `by ${byWords(matchBy)}`;
}

/** The latest that a practice answers where all goes as promised: of a request that none has yet, reckoned from when one is found. */
export function expectedAnswer({ clocks, urgency }: Pick<Request, "clocks" | "urgency">): Date | null {
  if (clocks.answerBy || !clocks.matchBy) return clocks.answerBy;
  const isEmergency = urgency === "emergency";
  const { holidayRegion } = BOOKINGS_SCHEDULE;
  return answerClocks(clocks.matchBy, { isEmergency, desk: BOOKINGS_SCHEDULE, holidayRegion }).answerBy;
}

/** Whether the answer may come only after the time that the patient asks for. */
export function mayAnswerLate(request: Pick<Request, "clocks" | "urgency" | "wish">): boolean {
  const [by, wished] = [expectedAnswer(request), wishedAt(request.wish)];
  return by !== null && wished !== null && by >= wished;
}

export const MAY_ANSWER_LATE = "The practice may answer after the time that you asked for.";

/** Says whom to call where the answer may come too late; empty where it does not. Begins with a space, to follow a sentence. */
export function lateWords({ request, listing }: Pick<RequestRecord, "request" | "listing">): string {
  if (request.appointment || listing?.isSample || !mayAnswerLate(request)) return "";
  const phone = request.practice?.phone ?? (listing?.id === request.chosen && listing?.phone);
  return ` ${MAY_ANSWER_LATE} If you cannot wait, call ${phone || "a practice yourself"}.`;
}
