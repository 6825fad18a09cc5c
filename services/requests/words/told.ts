import type { RequestRecord } from "#domain/request-record.ts";
import { phoneWords } from "./facts.ts";

type Record = Pick<RequestRecord, "request" | "events" | "listing">;

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
function practiceTold({ request, events }: Omit<Record, "listing">): PracticeTold {
  if (request.struck.includes("unreached")) return "refused";
  const move = events.find(({ version }) => version === request.version);
  const told = move?.detail.told;
  if (!told || move.actor !== "sender" || request.practice === null) return "nothing";
  return told.includes("practice") ? "yes" : "no";
}

/** `We’ve told the practice.`, or who to call instead; empty where there is nothing to say. `practice`: as the sentence names it. */
export function toldWords(record: Record, practice = "the practice"): string {
  return practiceTold(record) === "yes" ? `We’ve told ${practice}.` : callWords(record, "", practice);
}

/**
 * `We can’t email them. Please call them on (04) 012 3456.`, where the practice was not told; else empty.
 * `then`: what to say to them, `and tell them`. `practice`: as the first sentence names it.
 */
export function callWords(record: Record, then = "", practice = "them"): string {
  const told = practiceTold(record);
  if (told === "yes" || told === "nothing") return "";
  const { request, listing } = record;
  const why = told === "refused" ? `Our email didn’t reach ${practice}.` : `We can’t email ${practice}.`;
  const phone = request.practice?.phone ?? "";
  const on = phone === "" ? "" : ` on ${phoneWords(phone, listing?.isSample ?? false)}`;
  return `${why} Please call them${on}${then === "" ? "" : ` ${then}`}.`;
}
