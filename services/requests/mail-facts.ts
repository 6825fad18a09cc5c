import type { NoticeEmailFacts } from "../mails/notice-email.tsx";
import type { Mail } from "#domain/requests.ts";
import type { Services } from "../services.ts";
import type { Overlap } from "./overlaps.ts";
import type { RequestRecord } from "#domain/request-record.ts";

/** What a mail about a request is made from. */
export type MailFacts = {
  /** After the event that causes the mail; `events` includes that event. */
  record: RequestRecord;
  /** Address of the sender's page, with its token. */
  requestUrl: string;
  /** Address of the page of the practice that `mail.practice` names, with its token; null where there is none. */
  practiceUrl: string | null;
  /** Where a mail to the practice goes. */
  practiceEmail: string;
  /** What else the practice has at the agreed time. */
  overlaps?: readonly Overlap[];
};

/** A mail with what it says and the addresses that it leads to. */
export type AboutMail = MailFacts & { mail: Mail; publicUrl: string; reviews: Services["reviews"] };

/** The listing of the practice that the mail speaks of, or else the request is about; null when it is another's, or gone. */
export function listingOf({ mail, record: { listing } }: AboutMail): RequestRecord["listing"] {
  return listing && listing.id === (mail.practice?.id ?? listing.id) ? listing : null;
}

/** `Harbour Steps Dental` */
export function nameOf(about: AboutMail): string {
  return about.mail.practice?.name ?? listingOf(about)?.name ?? "The practice";
}

/** The event that causes the mail. */
export function causeOf({ record: { events } }: AboutMail): RequestRecord["events"][number] | undefined {
  return events.at(-1);
}

/** The practice that the patient chose, while the request has not been with it: `Harbour Steps Dental`. */
export function chosenToCome({
  fields,
  request: { chosen, practice, tried },
}: Pick<RequestRecord, "fields" | "request">): string | null {
  const isToCome = chosen !== null && !practice && !tried.some((one) => one.practice === chosen);
  return isToCome && typeof fields.practiceName === "string" ? fields.practiceName || null : null;
}

/** What differs between the mails to the patient. */
export type SenderWords = Omit<NoticeEmailFacts, "preview" | "sample" | "button" | "foot" | "us"> & {
  button?: string;
};

export type Write = (about: AboutMail) => SenderWords;
