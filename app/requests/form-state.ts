import type { EventName } from "#domain/requests.ts";
import type { RequestRecord } from "./act.server.ts";
import type { Reader } from "./event-words.ts";
import { toldWords } from "./told-words.ts";
import type { Problem } from "../ui/form/error-summary.tsx";

/** What a post has come to, where it did not move anything: the page is shown again with it. */
export type Posted = {
  /** The form that was posted, by its `do`. */
  form: string;
  /** By the contract's names, as typed. */
  values: Readonly<Record<string, string>>;
  problems: readonly Problem[];
  /** What happened in between, when the form was shown with an older version: `Harbour Steps Dental confirmed …`. */
  conflict: string | null;
  /** Nothing could be stored just now. */
  isUnavailable: boolean;
  /** It was changed too often, which the problem says. */
  isTooOften: boolean;
  /** The visitor has posted too often, and may post again after so many seconds. */
  retryAfterSeconds: number | null;
};

/** 429 for one post or change too many, 503 where nothing can be stored, 409 for a conflict, 422 for a mistake. */
export function statusOfPosted(posted: Posted | null): number {
  if (!posted) return 200;
  if (posted.retryAfterSeconds !== null) return 429;
  if (posted.isUnavailable) return 503;
  if (posted.isTooOften) return 429;
  return posted.conflict === null ? 422 : 409;
}

/**
 * What a page says on top after an act, whose event the address names (`done`). Null once something else has happened:
 * the address still names the event after a reload, and it would be mistaken for news.
 */
export function doneWords(
  record: Pick<RequestRecord, "request" | "events" | "listing">,
  done: string | null,
  reader: Reader,
): string | null {
  const { request, events } = record;
  const last = events.find(({ event, version }) => event === done && version === request.version);
  const words = last && DONE[reader][last.event];
  if (!words) return null;
  const isPatientTold = last.detail.told?.includes("sender") ?? true;
  const told = reader === "sender" ? toldWords(record) : isPatientTold ? PATIENT_TOLD[last.event] : "";
  return [words, told].join(" ").trim();
}

/** What is so after the act; whom we have told of it follows. */
const DONE: Readonly<Record<Reader, Partial<Record<EventName, string>>>> = {
  sender: {
    chose: "Booked.",
    kept: "Your appointment stays as it was.",
    changed: "Your change is saved.",
    agreed: "Saved.",
    allowed: "Thank you. We look for another practice.",
    refused: "Your request has ended. No other practice gets it.",
    cancelled: "Cancelled.",
  },
  practice: {
    confirmed: "Confirmed.",
    offered: "Sent.",
    declined: "Noted. There is nothing more to do.",
    gaveUp: "Cancelled.",
    reported: "Thank you, that is noted.",
  },
};

/** What the practice reads where a mail to the patient was enqueued. */
const PATIENT_TOLD: Partial<Record<EventName, string>> = {
  confirmed: "We’ve emailed the patient, with a calendar file.",
  offered: "We’ve emailed the patient your times.",
  declined: "We’ve told the patient.",
  gaveUp: "We’ve told the patient.",
};
