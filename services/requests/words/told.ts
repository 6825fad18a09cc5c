import type { RequestRecord } from "#domain/requests/request-record.ts";
import { phoneWords } from "./facts.ts";

type Record = Pick<RequestRecord, "request" | "events" | "listing" | "weRing">;

/** What the practice knows of what the patient did last. */
type PracticeTold =
  /** A mail to it was enqueued. */
  | "yes"
  /** No mail could be sent to it. */
  | "no"
  /** The mail to it was refused. */
  | "refused"
  /** There was nothing to tell it. */
  | "nothing";

/** What the practice was told of the last move, by the mails that were enqueued with it: the one fact for pages and mails. */
function practiceTold({ request, events }: Pick<Record, "request" | "events">): PracticeTold {
  if (wasRung({ request, events })) return "yes";
  const move = events.find(({ version }) => version === request.version);
  const told = move?.detail.told;
  if (request.struck.includes("unreached")) return told && !told.includes("practice") ? "no" : "refused";
  if (!told || move.actor !== "sender" || request.practice === null) return "nothing";
  return told.includes("practice") ? "yes" : "no";
}

/** Whether our staff have told the practice of the last move by phone. */
function wasRung({ request, events }: Pick<Record, "request" | "events">): boolean {
  return events.some(
    ({ event, version, detail }) =>
      event === "rang" && version === request.version && detail.rang === "practice",
  );
}

/**
 * `We’ve told the practice.`, or who to call instead; empty where there is nothing to say. `practice`: as the sentence names
 * it. No one is behind a sample, so for a sample it says what would happen.
 */
export function toldWords(record: Record, practice = "the practice"): string {
  if (practiceTold(record) !== "yes") return callWords(record, "", practice);
  return record.listing?.isSample ? A_REAL_ONE : `We’ve told ${practice}.`;
}

/** Said of a sample instead of whom we’ve told. */
export const A_REAL_ONE = "We’d tell a real practice now.";

/**
 * `We can’t email them, so we’re ringing them. In a hurry? Please call them on (04) 012 3456.`, where the practice was not
 * told; else empty. Where nobody rings, the patient is to call: `We can’t email them. Please call them on (04) 012 3456.`
 * `then`: what to say to them, `and tell them`. `practice`: as the first sentence names it.
 */
export function callWords(record: Record, then = "", practice = "them"): string {
  const told = practiceTold(record);
  if (told === "yes" || told === "nothing") return "";
  const { request, listing } = record;
  const why = told === "refused" ? `Our email didn’t reach ${practice}` : `We can’t email ${practice}`;
  const phone = request.practice?.phone ?? "";
  const on = phone === "" ? "" : ` on ${phoneWords(phone, listing?.isSample ?? false)}`;
  const call = `Please call them${on}${then === "" ? "" : ` ${then}`}.`;
  return record.weRing ? `${why}, so we’re ringing them. In a hurry? ${call}` : `${why}. ${call}`;
}

/** The button of a mail about an appointment. The page has no form for either where no email reaches the practice. */
export function changeButton({ isPracticeInReach }: Pick<RequestRecord, "isPracticeInReach">): string {
  return isPracticeInReach ? "Change or cancel" : "See your appointment";
}
