import { type Link, tokenOf } from "#database/links.ts";
import type { Services } from "../services.ts";
import { PRACTICE_REQUEST_PATH, REQUEST_PATH } from "./addresses.ts";

/** The whole address of a link: `https://niho.example/request?token=…`. The command line makes it, too. */
export function addressOf(services: Pick<Services, "keyedHash" | "publicUrl">, link: Link): string {
  const path = link.purpose === "request" ? REQUEST_PATH : PRACTICE_REQUEST_PATH;
  return `${services.publicUrl}${path}?token=${tokenOf(services, link)}`;
}
