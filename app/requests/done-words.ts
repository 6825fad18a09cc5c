import type { EventName } from "#domain/requests.ts";
import type { RequestRecord } from "#domain/request-record.ts";
import type { Reader } from "#content/requests/event-words.ts";
import { toldWords } from "#services/requests/told-words.ts";

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

/** What is true after each act. Who we have told comes after it. */
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
