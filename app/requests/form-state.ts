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
};

/**
 * What a page says on top when it has just been acted upon. The address keeps saying it: once something else has
 * happened since, it would be mistaken for news.
 */
export function doneWords(
  { request, events }: Pick<RequestRecord, "request" | "events">,
  done: string | null,
  reader: Reader,
): string | null {
  const isLast = events.some(({ event, version }) => event === done && version === request.version);
  return (isLast && DONE[done as EventName]?.[reader]) || null;
}

const DONE: Readonly<Partial<Record<EventName, { sender: string; practice: string }>>> = {
  chose: { sender: "You have chosen. The practice gets an email.", practice: "" },
  kept: { sender: "Your appointment stays as it was.", practice: "" },
  changed: {
    sender: "Your change is saved. If a practice has your request, it gets an email.",
    practice: "",
  },
  agreed: { sender: "Saved. The practice gets an email.", practice: "" },
  allowed: { sender: "Thank you. We look for another practice.", practice: "" },
  refused: { sender: "Your request has ended. No other practice gets it.", practice: "" },
  cancelled: { sender: "Cancelled.", practice: "" },
  confirmed: { sender: "", practice: "Confirmed. The patient has an email and a calendar file." },
  offered: { sender: "", practice: "Sent. The patient has an email with your times." },
  declined: { sender: "", practice: "Noted. The patient has an email; there is nothing more to do." },
  gaveUp: { sender: "", practice: "Cancelled. The patient has an email." },
  reported: { sender: "", practice: "Thank you, that is noted." },
};
