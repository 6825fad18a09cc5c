import { STEP_TERMS } from "../request-promises.ts";
import type { Schedule } from "#domain/hours/opening-hours.ts";
import { answerClocks, reminderTimes } from "#domain/requests/promises.ts";
import { wishedAt } from "#domain/requests/request-happenings.ts";
import type { Clocks, Request } from "#domain/requests/requests.ts";
import type { RequestRecord } from "#domain/requests/request-record.ts";
import { isEmergency } from "./call-now.ts";
import { byWords } from "./when.ts";

/** The instants by which our own people have found a practice, and by which the practice that has the request answers; null where not promised. */
export type Awaited = Pick<Clocks, "matchBy" | "answerBy">;

/** Until when the practice may reply, on every page and in every mail after sending: `they have until 8am on Monday 30 November` */
export function answerWhen({ matchBy, answerBy }: Awaited): string {
  if (answerBy) return `they have until ${byWords(answerBy)}`;
  return matchBy ? `after that, ${STEP_TERMS.reply}` : "after that";
}

/** When our own people have found a practice: `by 10am on Monday 23 November`; null where they look for none. */
export function matchWhen({ matchBy }: Awaited): string | null {
  return matchBy && `by ${byWords(matchBy)}`;
}

/** The latest that a practice answers where all goes as promised: of a request that none has yet, reckoned from when one is found. `desk`: the hours of our own people. */
export function expectedAnswer(
  { clocks, urgency }: Pick<Request, "clocks" | "urgency">,
  desk: Schedule,
): Date | null {
  if (clocks.answerBy || !clocks.matchBy) return clocks.answerBy;
  const isUrgent = urgency === "emergency";
  const { holidayRegion } = desk;
  return answerClocks(clocks.matchBy, { isEmergency: isUrgent, desk, holidayRegion }).answerBy;
}

/** Whether the answer may come only after the time that the patient asks for. */
export function mayAnswerLate(
  request: Pick<Request, "clocks" | "urgency" | "wish" | "practice">,
  desk: Schedule,
): boolean {
  const [by, wished] = [expectedAnswer(request, desk), wishedAt(request)];
  return by !== null && wished !== null && by >= wished;
}

/**
 * Whether the patient is reminded the day before if all goes as promised: a time that is agreed by when the practice has to
 * reply may leave no evening for it.
 */
export function wouldBeReminded(
  request: Pick<Request, "clocks" | "urgency" | "wish" | "practice" | "receivedAt">,
  desk: Schedule,
): boolean {
  const wished = wishedAt(request);
  return (
    wished !== null && reminderTimes(wished, expectedAnswer(request, desk) ?? request.receivedAt) !== null
  );
}

export const MAY_ANSWER_LATE = "The practice might reply after the time you asked for.";

/**
 * Says who to call where the answer may come too late; empty where it does not, and in an emergency, where that is said
 * first. Begins with a space, to follow a sentence.
 */
export function lateWords(record: Pick<RequestRecord, "request" | "listing" | "fields" | "desk">): string {
  const { request, listing, desk } = record;
  if (request.appointment || listing?.isSample || isEmergency(record) || !mayAnswerLate(request, desk))
    return "";
  const phone = request.practice?.phone ?? (listing?.id === request.chosen && listing?.phone);
  return ` ${MAY_ANSWER_LATE} If you can’t wait, call ${phone || "a practice yourself"}.`;
}
