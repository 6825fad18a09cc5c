import { type ListingLink, listingToken } from "#database/practices/listing-links.ts";
import { withToken } from "#domain/token-address.ts";
import type { Services } from "../services.ts";
import { LISTING_PATH, WEEK_PATH } from "#content/listing-addresses.ts";

/** The whole address of a link to a listing: `https://niho.example/practice/listing?token=…`. The command line makes it, too. */
export function listingLinkAddress(
  services: Pick<Services, "keyedHash" | "publicUrl">,
  link: ListingLink,
): string {
  return `${services.publicUrl}${withToken(LISTING_PATH, listingToken(services, link))}`;
}

/** The whole address of the practice’s week, by the same link. */
export function weekAddress(services: Pick<Services, "keyedHash" | "publicUrl">, link: ListingLink): string {
  return `${services.publicUrl}${withToken(WEEK_PATH, listingToken(services, link))}`;
}
