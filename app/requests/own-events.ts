import type { RequestEvent } from "#domain/request-record.ts";

/**
 * What happened to a request while one practice had it, from the mail that brought it there to what took it away. What
 * another practice said before or after is between that one and the patient; on this practice's page it would read as
 * its own words.
 */
export function ownEvents(events: readonly RequestEvent[], practiceId: number | null): RequestEvent[] {
  const first = events.findLastIndex(
    ({ event, detail }) => event === "sent" && detail.practice?.id === practiceId,
  );
  if (first < 0) return [];
  const since = events.slice(first);
  const last = since.findIndex(isLoss);
  return last < 0 ? since : since.slice(0, last + 1);
}

/** A practice that declines a change keeps the agreed time: then the event says which. */
function isLoss({ event, detail }: RequestEvent): boolean {
  return event === "tookBack" || event === "gaveUp" || (event === "declined" && !detail.at);
}
