import type { RequestEvent } from "#domain/requests/request-record.ts";
import { clockOf } from "../practice-clock-words.ts";
import { timeWords } from "./when.ts";
import { wishWords } from "./wish-words.ts";

/**
 * What has happened to a request, as our staff read it: `Harbour Steps Dental declined`, `Aroha sent it to Harbour Steps`.
 * `who`: our person who did it, as the audit has it; empty where nobody of ours did.
 */
export function deskEventWords(event: RequestEvent, before: readonly RequestEvent[], who = ""): string {
  const { name: practice = "The practice", holidayRegion = "" } =
    [...before, event].findLast(({ detail }) => detail.practice)?.detail.practice ?? {};
  const clock = clockOf({ holidayRegion });
  const words = WORDS[event.event]?.({ ...event, practice, clock }) ?? event.event;
  const byPhone = who === "" ? "by phone" : `by phone to ${who}`;
  if (event.detail.by === "phone") return `${words}, ${byPhone}`;
  return who === "" ? words : words.replace(/^We /, `${who} `);
}

type Told = RequestEvent & { practice: string; clock: string };

const WORDS: Readonly<Record<string, (told: Told) => string>> = {
  sent: ({ practice, actor }) => (actor === "desk" ? `We sent it to ${practice}` : `It went to ${practice}`),
  opened: ({ practice }) => `${practice} opened it`,
  confirmed: ({ practice, clock, detail }) => `${practice} confirmed ${at(detail.at, clock)}`,
  offered: ({ practice, clock, detail }) =>
    `${practice} offered ${(detail.offers ?? []).map((one) => at(one, clock)).join(" or ")}`,
  declined: ({ practice }) => `${practice} said they can’t`,
  gaveUp: ({ practice }) => `${practice} cancelled the appointment`,
  chose: ({ clock, detail }) => `The patient chose ${at(detail.at, clock)}`,
  kept: () => "The patient kept the appointment",
  changed: ({ clock, detail }) =>
    `The patient asked for ${detail.wish ? wishWords(detail.wish, clock) : "another time"}`,
  booked: ({ practice, clock, detail }) => `The patient booked ${at(detail.at, clock)} at ${practice}`,
  askedEarlier: ({ detail }) =>
    detail.wantsEarlier ? "The patient wants an earlier time" : "The patient no longer wants an earlier time",
  foundEarlier: ({ clock, detail }) => `We told the patient that ${at(detail.at, clock)} had become free`,
  agreed: ({ actor, practice, clock, detail }) =>
    actor === "desk"
      ? `We agreed ${at(detail.at, clock)} with ${practice}`
      : `The patient agreed ${at(detail.at, clock)} with ${practice}`,
  allowed: () => "The patient says another practice can have it",
  refused: () => "The patient doesn’t want another practice",
  cancelled: () => "The patient cancelled",
  closed: ({ actor, detail }) =>
    actor === "desk"
      ? `We closed it${detail.words ? `: ${detail.words}` : ""}`
      : "It ended: no practice was found",
  tookBack: ({ actor, practice }) =>
    actor === "desk" ? `We took it back from ${practice}` : `${practice} didn’t reply in time`,
  reopened: () => "We reopened it",
  unreached: ({ practice }) => `Our email didn’t reach ${practice}`,
  bounced: ({ practice }) => `Our email didn’t reach the patient, so we asked ${practice} to call them`,
  readdressed: ({ practice }) => `It went to ${practice}’s new email address`,
  lapsed: () => "No one replied in time",
  expired: () => "It ended: its day had passed",
  passed: () => "The appointment is over",
  reported: ({ practice, detail }) => `${practice} says they ${detail.came ? "came" : "didn’t come"}`,
  nudged: ({ practice }) => `We reminded ${practice}`,
  late: () => "We were late, and got a reminder",
  wrote: ({ detail }) => `We wrote: “${detail.words ?? ""}”`,
};

function at(instant: string | undefined, clock: string): string {
  return instant ? timeWords(new Date(instant)) + clock : "a time";
}
