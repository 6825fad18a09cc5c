import type { EventName } from "#domain/requests.ts";
import type { RequestRecord } from "./act.server.ts";
import type { Reader } from "./event-words.ts";
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
  /** The visitor has posted too often, and may post again after so many seconds. */
  retryAfterSeconds: number | null;
};

/** 429 for one post too many, 503 where nothing can be stored, 409 for a conflict, 422 for a mistake. */
export function statusOfPosted(posted: Posted | null): number {
  if (!posted) return 200;
  if (posted.retryAfterSeconds !== null) return 429;
  if (posted.isUnavailable) return 503;
  return posted.conflict === null ? 422 : 409;
}

/**
 * What a page says on top after an act, whose event the address names (`done`). Null once something else has happened:
 * the address still names the event after a reload, and it would be mistaken for news.
 */
export function doneWords(
  { request, events }: Pick<RequestRecord, "request" | "events">,
  done: string | null,
  reader: Reader,
): string | null {
  const isLast = events.some(({ event, version }) => event === done && version === request.version);
  if (!isLast) return null;
  if (done === "changed" && reader === "sender") return changedWords(request);
  return DONE[reader][done as EventName] ?? null;
}

function changedWords({ practice }: RequestRecord["request"]): string {
  return practice ? `Your change is saved. ${practice.name} gets an email.` : "Your change is saved.";
}

const DONE: Readonly<Record<Reader, Partial<Record<EventName, string>>>> = {
  sender: {
    chose: "You have chosen. The practice gets an email.",
    kept: "Your appointment stays as it was.",
    agreed: "Saved. The practice gets an email.",
    allowed: "Thank you. We look for another practice.",
    refused: "Your request has ended. No other practice gets it.",
    cancelled: "Cancelled.",
  },
  practice: {
    confirmed: "Confirmed. The patient has an email and a calendar file.",
    offered: "Sent. The patient has an email with your times.",
    declined: "Noted. The patient has an email; there is nothing more to do.",
    gaveUp: "Cancelled. The patient has an email.",
    reported: "Thank you, that is noted.",
  },
};
