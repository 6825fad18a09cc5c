import { HOUR } from "#domain/durations.ts";
import { findRequest } from "#database/requests.ts";
import { askedTimeWords } from "#content/requests/wish-words.ts";
import { formatLongDay } from "#domain/nz-time.ts";
import { withCapital } from "#domain/text.ts";
import type { Services } from "#services/services.ts";

/** What was chosen from lists in a request that has just been sent. It says nothing about the patient. */
export type JustSent = {
  /** `Crown` */
  treatment: string;
  /** `Thursday 3 December 2026` */
  day: string;
  /** `9:30am`, `Any time in the morning` */
  time: string;
  /** The appointment as it is now; null where there is none. */
  agreedAt: Date | null;
  hasEnded: boolean;
};

/** Milliseconds for which the page after the form repeats the request. Later its reference shows nothing. */
const REPEATED_FOR = HOUR;

/** By its reference; null where there is none, it is older, or the database cannot be read now. */
export async function justSent(
  { database: { read }, encryption, now, log }: Pick<Services, "database" | "encryption" | "now" | "log">,
  reference: string,
): Promise<JustSent | null> {
  try {
    const stored = await findRequest(read, encryption, reference);
    if (!stored || now().getTime() - stored.request.receivedAt.getTime() > REPEATED_FOR) return null;
    const { wish, appointment, status } = stored.request;
    return {
      treatment: String(stored.fields.service),
      day: formatLongDay(wish.day),
      time: withCapital(askedTimeWords(wish)),
      agreedAt: appointment?.at ?? null,
      hasEnded: status === "closed",
    };
  } catch (error) {
    log({ event: "lookup failed", of: "request", error });
    return null;
  }
}
