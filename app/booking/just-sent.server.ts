import { clockOf, practiceTime } from "#content/practice-clock-words.ts";
import { wishWords } from "#content/requests/wish-words.ts";
import { WHO_FOR } from "#content/requests/fields.ts";
import { findChoice } from "#domain/form-fields.ts";
import { changesEnd, isTooLateToChange } from "#domain/requests/promises.ts";
import { HOUR } from "#domain/durations.ts";
import { findRequest } from "#database/requests/requests.ts";
import type { Request } from "#domain/requests/requests.ts";
import type { Keeping } from "#services/services.ts";

/** What was chosen from lists in a request that has just been sent. It says nothing about the patient. */
export type JustSent = {
  /** `Crown` */
  treatment: string;
  isForOther: boolean;
  /** How long it takes; null while no time is agreed. */
  minutes: number | null;
  /** Until when a form can change the appointment; null where there is none, or it is too late. */
  changeBy: Date | null;
  /** `Thursday 3 December, 9:30am`, `Thursday 3 December, any time in the morning`: as the headline has it. */
  when: string;
  /** The appointment as it is now; null where there is none. */
  agreedAt: Date | null;
  /** Follows its time: ` Chatham Islands time`, or nothing. */
  clock: string;
  hasEnded: boolean;
};

/** Milliseconds for which the page after the form repeats the request. Later its reference shows nothing. */
const REPEATED_FOR = HOUR;

/** Whether the page after the form still shows what was asked for. */
export function isShownAfterForm({ receivedAt }: Pick<Request, "receivedAt">, now: Date): boolean {
  return now.getTime() - receivedAt.getTime() <= REPEATED_FOR;
}

/** Finds it by its reference; null where there is none, it is older, or the database cannot be read now. */
export async function justSent(
  { database: { read }, encryption, now, log }: Keeping,
  reference: string,
): Promise<JustSent | null> {
  try {
    const stored = await findRequest(read, encryption, reference);
    if (!stored || !isShownAfterForm(stored.request, now())) return null;
    const { wish, appointment, practice, status } = stored.request;
    const isOpen = appointment !== null && !isTooLateToChange(stored.request, now());
    const clock = clockOf(practice);
    return {
      treatment: String(stored.fields.service),
      isForOther: findChoice(WHO_FOR, String(stored.fields.bookingFor))?.value === "someone-else",
      minutes: appointment?.minutes ?? null,
      changeBy: isOpen ? changesEnd(appointment.at) : null,
      when: appointment ? practiceTime(practice, appointment.at) : wishWords(wish, clock),
      clock,
      agreedAt: appointment?.at ?? null,
      hasEnded: status === "closed",
    };
  } catch (error) {
    log({ event: "lookup failed", of: "request", error });
    return null;
  }
}
