import { type Link, tokenOf } from "#database/links.ts";
import type { Services } from "../services.ts";
import { PRACTICE_REQUEST_PATH, REQUEST_PATH, REVIEW_PATH } from "#content/requests/addresses.ts";

/** The whole address of a link: `https://niho.example/request?token=…`. The command line makes it, too. */
export function linkAddress(services: Pick<Services, "keyedHash" | "publicUrl">, link: Link): string {
  const path = link.purpose === "request" ? REQUEST_PATH : PRACTICE_REQUEST_PATH;
  return `${services.publicUrl}${path}?token=${tokenOf(services, link)}`;
}

/** Where the patient reviews the visit: `https://niho.example/review?token=…`, with the token of their own page. */
export function reviewAddressOf(requestUrl: string): string {
  const url = new URL(requestUrl);
  url.pathname = REVIEW_PATH;
  return url.href;
}
