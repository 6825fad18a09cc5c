import type { Callable } from "../call-first-words.ts";
import type { RequestRecord } from "#domain/requests/request-record.ts";

/** The service of the form for people in pain (specification, section 2). */
export const EMERGENCY_SERVICE = "Emergency Care";

/** Whether its patient should call now instead of waiting for a reply. */
export function isEmergency({ request, fields }: Pick<RequestRecord, "request" | "fields">): boolean {
  return request.urgency === "emergency" || fields.service === EMERGENCY_SERVICE;
}

/**
 * The practice to call about a request that has no agreed time: the one that has it, else the first that fits, else the
 * one that was chosen. Null where no number is known, and for a sample, whose number reaches no one.
 */
export function practiceToCallNow(
  record: Pick<RequestRecord, "request" | "listing" | "toCall">,
): Callable | null {
  const found = currentHolder(record) ?? record.toCall[0] ?? chosenPractice(record);
  return found && found.phone !== "" && !found.isSample ? { name: found.name, phone: found.phone } : null;
}

function currentHolder({ request: { practice }, listing }: Pick<RequestRecord, "request" | "listing">) {
  return practice && { ...practice, isSample: listing?.id === practice.id && listing.isSample };
}

/** A practice that had the request and lost it is none to call: it may have said no. */
function chosenPractice({ request: { chosen, tried }, listing }: Pick<RequestRecord, "request" | "listing">) {
  return tried.length === 0 && listing?.id === chosen ? listing : null;
}
