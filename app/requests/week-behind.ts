import { WEEK_PATH } from "#content/listing-addresses.ts";
import { whoInAddress, whoseAsked } from "#domain/free-times/whose-in-address.ts";
import { readDay } from "#domain/nz-time.ts";
import { withToken } from "#domain/token-address.ts";

/**
 * The practice’s week that an appointment was opened from, its day, and the person whose week it was; empty where it was
 * opened from none.
 */
export type WeekBehind = { week: string; day: string; who?: string } | Record<string, never>;

/**
 * What the address of an appointment’s page says of it, so that each answer leads back there. The week’s own token
 * is in it, because the link to one request must open no more than that request: it has to be given, never looked up.
 */
export function weekBehind(address: URLSearchParams): WeekBehind {
  const [week, day] = [address.get("week") ?? "", readDay(address.get("day") ?? "")];
  return /^[\da-f]{64}$/.test(week) && day
    ? { week, day, ...whoInAddress(whoseAsked(address.get("who"))) }
    : {};
}

/** The address of that week; null where nothing is said of it. */
export function wayBack({ week, ...more }: WeekBehind): string | null {
  return week ? `${withToken(WEEK_PATH, week)}&${new URLSearchParams(more)}` : null;
}
