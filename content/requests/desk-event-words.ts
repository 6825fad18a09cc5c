import type { RequestEvent } from "#domain/requests/request-record.ts";
import { timeWords } from "./when.ts";
import { wishWords } from "./wish-words.ts";

/**
 * What has happened to a request, as our staff read it: `Harbour Steps Dental declined`, `Aroha sent it to Harbour Steps`.
 * `who`: our person who did it, as the audit has it; empty where nobody of ours did.
 */
export function deskEventWords(event: RequestEvent, before: readonly RequestEvent[], who = ""): string {
  const practice =
    [...before, event].findLast(({ detail }) => detail.practice)?.detail.practice?.name ?? "The practice";
  const words = WORDS[event.event]?.({ ...event, practice }) ?? event.event;
  const byPhone = who === "" ? "by phone" : `by phone to ${who}`;
  if (event.detail.by === "phone") return `${words}, ${byPhone}`;
  return who === "" ? words : words.replace(/^We /, `${who} `);
}

type Told = RequestEvent & { practice: string };

const WORDS: Readonly<Record<string, (told: Told) => string>> = {
  sent: ({ practice, actor }) => (actor === "desk" ? `We sent it to ${practice}` : `It went to ${practice}`),
  opened: ({ practice }) => `${practice} opened it`,
  confirmed: ({ practice, detail }) => `${practice} confirmed ${at(detail.at)}`,
  offered: ({ practice, detail }) => `${practice} offered ${(detail.offers ?? []).map(at).join(" or ")}`,
  declined: ({ practice }) => `${practice} said they can’t`,
  gaveUp: ({ practice }) => `${practice} cancelled the appointment`,
  chose: ({ detail }) => `The patient chose ${at(detail.at)}`,
  kept: () => "The patient kept the appointment",
  changed: ({ detail }) => `The patient asked for ${detail.wish ? wishWords(detail.wish) : "another time"}`,
  booked: ({ practice, detail }) => `The patient booked ${at(detail.at)} at ${practice}`,
  askedEarlier: ({ detail }) =>
    detail.wantsEarlier ? "The patient wants an earlier time" : "The patient no longer wants an earlier time",
  foundEarlier: ({ detail }) => `We told the patient that ${at(detail.at)} had become free`,
  agreed: ({ actor, practice, detail }) =>
    actor === "desk"
      ? `We agreed ${at(detail.at)} with ${practice}`
      : `The patient agreed ${at(detail.at)} with ${practice}`,
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

function at(instant: string | undefined): string {
  return instant ? timeWords(new Date(instant)) : "a time";
}
