import { CALENDAR_FILE_PATH } from "#content/listing-addresses.ts";
import { isAskable } from "../outside/fetch-public.ts";

/**
 * The address of a calendar as practices copy it, with `https:` for `webcal:`; or why it is none that we can ask.
 *
 * `readCalendarAddress("webcal://calendar.example/a.ics", …)` → `{ address: "https://calendar.example/a.ics" }`
 */
export function readCalendarAddress(
  typed: string,
  { privateOrigins, publicUrl }: { privateOrigins: readonly string[]; publicUrl: string },
): { address: string } | { problem: string } {
  const text = typed.trim().replace(/^webcals?:/i, "https:");
  if (text === "") return { problem: "Enter the address of your calendar" };
  const url = URL.parse(text);
  if (!url || !/^https?:/i.test(text) || text.length > MOST_LETTERS) return { problem: NO_ADDRESS };
  url.hash = "";
  if (url.origin === publicUrl && url.pathname === CALENDAR_FILE_PATH) return { problem: OURS };
  if (privateOrigins.includes(url.origin)) return { address: url.href };
  if (url.protocol === "http:") return { problem: "Enter an address that begins with https:// or webcal://" };
  return isAskable(url) ? { address: url.href } : { problem: NOT_PUBLIC };
}

const MOST_LETTERS = 2_000;
const NO_ADDRESS =
  "Enter the whole address, as your calendar program shows it: it begins with https:// or webcal://";
const OURS = "That’s the calendar that we give you. Enter the address of your own";
const NOT_PUBLIC = "Enter an address on the public internet, without a user name or a port";
