import type { Mail } from "#domain/requests.ts";
import type { MailFacts } from "./compose.ts";
import type { RequestRecord } from "./act.server.ts";

/** A mail with what it says and the addresses that it leads to. */
export type AboutMail = MailFacts & { mail: Mail; publicUrl: string };

/** The listing of the practice that the mail speaks of; null when it is another's, or gone. */
export function listingOf({ mail, record: { listing } }: AboutMail): RequestRecord["listing"] {
  return listing && listing.id === mail.practice?.id ? listing : null;
}

/** `Harbour Steps Dental` */
export function nameOf({ mail }: AboutMail): string {
  return mail.practice?.name ?? "The practice";
}

/** The event that causes the mail. */
export function causeOf({ record: { events } }: AboutMail): RequestRecord["events"][number] | undefined {
  return events.at(-1);
}
