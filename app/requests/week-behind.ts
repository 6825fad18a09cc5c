import { WEEK_PATH } from "#content/listing-addresses.ts";
import { readDay } from "#domain/nz-time.ts";
import { withToken } from "#domain/token-address.ts";

/** The practice’s week and the day of it from which an appointment was opened; empty where it wasn’t. */
export type WeekBehind = { week: string; day: string } | Record<string, never>;

/**
 * What the address of an appointment’s page says of it, so that each answer leads back to the same day. The week’s own token
 * is in it, because the link to one request must open no more than that request: it has to be given, never looked up.
 */
export function weekBehind(address: URLSearchParams): WeekBehind {
  const [week, day] = [address.get("week") ?? "", readDay(address.get("day") ?? "")];
  return /^[\da-f]{64}$/.test(week) && day ? { week, day } : {};
}

/** The address of that day; null where nothing is said of it. */
export function wayBack({ week, day }: WeekBehind): string | null {
  return week && day ? `${withToken(WEEK_PATH, week)}&${new URLSearchParams({ day })}` : null;
}
