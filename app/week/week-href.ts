import { WEEK_PATH } from "#content/listing-addresses.ts";
import { whoInAddress } from "#domain/free-times/whose-in-address.ts";
import { withToken } from "#domain/token-address.ts";

/** A day of the week, of everybody or of the person whose week was left: `/practice/week?token=…&day=2026-12-02&who=1` */
export function weekHref(token: string, day: string, whose: number | null): string {
  return `${withToken(WEEK_PATH, token)}&${new URLSearchParams({ day, ...whoInAddress(whose) })}`;
}
