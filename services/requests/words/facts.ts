import type { Identity } from "#content/identity.ts";
import { placeBySlug } from "#content/places.ts";
import { clockOf, practiceTime } from "#content/practice-clock-words.ts";
import { agreedBy } from "#content/requests/appointment-day.ts";
import { byWords, datedTime, timeWords } from "#content/requests/when.ts";
import { NO_LONGER_STAND, reasonsSentence } from "#content/requests/request-words.ts";
import { joined } from "#domain/lists.ts";
import type { RequestEvent, RequestRecord } from "#domain/requests/request-record.ts";
import type {
  EventDetail,
  EventName,
  Mail,
  OurMail,
  PracticeMail,
  RequestPractice,
  SenderMail,
} from "#domain/requests/requests.ts";
import type { Fact } from "../../mails/email-frame.ts";
import type { NoticeEmailFacts } from "../../mails/notice-email.ts";
import type { Services } from "../../services.ts";
import type { Overlap } from "../overlaps.ts";

/**
 * What is said of an event, or of a request as the event leaves it: the files beside this one have an event each, and
 * `words.ts` puts them together.
 */
export type Said = {
  /** In "What has happened", to each of its three readers. */
  lines: Partial<Record<SaidEvent, Lines>>;
  /** On top of the page of who did it, right after: what is true then. */
  done?: Readonly<Record<Reader, Partial<Record<EventName, string | DoneWords>>>>;
  /** Follows that on the practice's page, where a mail to the patient was enqueued. */
  patientTold?: Partial<Record<EventName, string>>;
  toSender?: Partial<Record<SenderMail, Write>>;
  toPractice?: Partial<Record<PracticeMail, WriteToPractice>>;
  /** To our own people. */
  toUs?: Partial<Record<OurMail, { subject: string; where: string }>>;
};

/** `Moved.` or `Booked.`: where it depends on what was agreed before. */
type DoneWords = (record: Pick<RequestRecord, "request">) => string;

/** Who reads it: the patient, or the practice. */
export type Reader = "sender" | "practice";

/** What is kept with a request; our staff’s own mails to the patient are among its events. */
export type SaidEvent = EventName | "wrote";

/** An event to the patient and the practice, and to our staff: a file that leaves one out does not compile. */
export type Lines = {
  /** `Harbour Steps Dental confirmed Wednesday 2 December, 9:30am`. Null: nothing for this reader. */
  theirs: (event: Told & { patient: string; reader: Reader }) => string | null;
  /** `Aroha sent it to Harbour Steps Dental`. `who`: the one of us who did it, or “We”. */
  ours: (event: Told & { who: string }) => string;
};

/** `clock` follows each time. */
type Told = RequestEvent & { practice: string; clock: string };

/** The heading of a page and the sentence below it: what is so now, whose turn it is, and until when. */
export type Head = { title: string; lede: string };

/** As a practice's page shows it. */
export type PracticesRecord = RequestRecord & {
  practiceId: number | null;
  isWithPractice: boolean;
  hasEnded: boolean;
};

/** What a mail about a request is made from. */
export type MailFacts = {
  /** After the event that causes the mail; `events` includes that event. */
  record: RequestRecord;
  /** Address of the sender's page, with its token. */
  requestUrl: string;
  /** Address of the page of the practice that `mail.practice` names, with its token; null where there is none. */
  practiceUrl: string | null;
  /** Address of the practice’s week, on the day that the mail is about; null or absent where it has no link to its listing. */
  weekUrl?: string | null;
  /** Where a mail to the practice goes. */
  practiceEmail: string;
  /** What else the practice has at the agreed time. */
  overlaps?: readonly Overlap[];
  /** The next free times of a practice that cancels one which showed as free and was not. */
  freeTimes?: readonly Date[];
};

/** A mail with what it says and the addresses that it leads to. */
export type AboutMail = MailFacts & {
  mail: Mail;
  publicUrl: string;
  reviews: Services["reviews"];
  identity: Identity;
};

/** What differs between the mails to the patient. */
export type SenderWords = Omit<
  NoticeEmailFacts,
  "preview" | "sample" | "button" | "also" | "foot" | "us" | "siteName"
> & {
  button?: string;
  /** The words of a link under the button, to what else can be done with the request. */
  also?: string;
};

export type Write = (about: AboutMail) => SenderWords;

/** What differs between the mails to a practice. None has anything that the patient wrote or is. */
type PracticeWords = Pick<NoticeEmailFacts, "subject" | "heading" | "opening" | "facts" | "next"> & {
  button: string | null;
};

export type WriteToPractice = (about: AboutMail) => PracticeWords;

/** `Harbour Steps Dental`: the practice that has the request or had it last, unless another is given. */
export function practiceName(
  { request, events, listing }: Pick<RequestRecord, "request" | "events" | "listing">,
  practice: RequestPractice | null = request.practice,
): string {
  return practice?.name ?? namedLast(events) ?? listing?.name ?? "The practice";
}

/** The practice that was sent the request last, as it was called then. */
export function namedLast(events: readonly RequestEvent[]): string | undefined {
  return practiceLast(events)?.name;
}

/** What follows a time in an event, by the clocks of the practice that had the request then: ` Chatham Islands time`. */
export function clockThen(events: readonly RequestEvent[]): string {
  const region = practiceLast(events)?.holidayRegion;
  return clockOf(region === undefined ? null : { holidayRegion: region });
}

function practiceLast(events: readonly RequestEvent[]): EventDetail["practice"] {
  return events.findLast(({ detail }) => detail.practice)?.detail.practice;
}

/** A time of the practice that the mail speaks of: `Wednesday 2 December, 9:30am`, with its clock where that is another. */
export function mailTime({ mail, record }: Pick<AboutMail, "mail" | "record">, kept: Date): string {
  return practiceTime(mail.practice ?? record.request.practice, kept);
}

/** The practice that the mail speaks of. */
export function mailPracticeName({ mail, record }: AboutMail): string {
  return practiceName(record, mail.practice);
}

/** The listing of the practice that the mail speaks of, or else the request is about; null when it is another's, or gone. */
export function mailListing({ mail, record: { listing } }: AboutMail): RequestRecord["listing"] {
  return listing && listing.id === (mail.practice?.id ?? listing.id) ? listing : null;
}

/** The event that causes the mail. */
export function mailCause({ record: { events } }: AboutMail): RequestEvent | undefined {
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

/**
 * What happened to a request while one practice had it, from the mail that brought it there to what took it away. What
 * another practice said before or after is between that one and the patient; on this practice's page it would read as
 * its own words.
 */
export function ownEvents(events: readonly RequestEvent[], practiceId: number | null): RequestEvent[] {
  const first = events.findLastIndex(
    ({ event, detail }) => (event === "sent" || event === "booked") && detail.practice?.id === practiceId,
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

/** Says to the patient why a practice gives up a booked time; null where its calendar was not to blame. */
export function wrongCalendarWords(
  practice: string,
  { detail }: Partial<Pick<RequestEvent, "detail">> = {},
  clock = "",
): string | null {
  return detail?.isCalendarWrong
    ? `${practice} can’t see you on ${shownTime(detail.at, clock)}: that time showed as free and it wasn’t. We’re sorry.`
    : null;
}

/** Whether the agreed time of a request is one that the patient has booked. */
export function wasBooked({ request, events }: Pick<RequestRecord, "request" | "events">): boolean {
  return request.appointment !== null && agreedBy(events)?.event === "booked";
}

/** When, `Friday 20 November 2026, 1:30pm, about 30 minutes`; with whom, and where. */
export function appointmentFacts(about: AboutMail): Fact[] {
  const appointment = about.mail.appointment!;
  return [
    {
      name: "When",
      value: `${datedTime(appointment.at)}${clockOf(about.mail.practice)}, about ${appointment.minutes} minutes`,
    },
    ...(appointment.with ? [{ name: "With", value: appointment.with }] : []),
    ...practiceFacts(about),
  ];
}

/** What the practice wrote with the agreed time: where to park, what to bring. */
export function appointmentWords({ mail: { appointment } }: AboutMail): Fact[] {
  return appointment?.words ? [fromPractice(appointment.words)] : [];
}

/** Name, address and phone of the practice that the mail is about; none where it is about none. */
export function practiceFacts(about: AboutMail): Fact[] {
  const listing = mailListing(about);
  const practice = about.mail.practice ?? listing;
  if (!practice) return [];
  return [
    { name: "Practice", value: practice.name },
    ...(listing ? [{ name: "Address", value: practiceAddress(listing) }] : []),
    ...(practice.phone === ""
      ? []
      : [{ name: "Phone", value: phoneWords(practice.phone, listing?.isSample ?? false) }]),
  ];
}

/** `(04) 012 3456`; of a sample `(04) 012 3456 (a sample: it doesn’t reach anyone)`. */
export function phoneWords(phone: string, isSample: boolean): string {
  return isSample ? `${phone} (a sample: it doesn’t reach anyone)` : phone;
}

/** What the practice wrote for the patient with an answer that agrees no time. */
export function wordsOfPractice(about: AboutMail): Fact[] {
  const cause = mailCause(about);
  const words = cause?.actor === "practice" ? cause.detail.words : undefined;
  return words ? [fromPractice(words)] : [];
}

/** `words` as the practice typed them. */
export function fromPractice(words: string): Fact {
  return { name: "From the practice", value: words };
}

/** What spoke for a practice that the patient did not choose. */
export function reasonFact(about: AboutMail): Fact[] {
  const why = reasonsSentence(mailCause(about)?.detail.reasons ?? []);
  return why ? [{ name: "Why this one", value: why }] : [];
}

/** `12 Harbour Steps, Ponsonby, Auckland 1011`; of a practice that states less, what it states: `Nelson`. */
export function practiceAddress(listing: NonNullable<RequestRecord["listing"]>): string {
  const { address, suburb, place, postcode } = listing;
  return joined([address, suburb, `${placeBySlug(place).name} ${postcode}`.trimEnd()]);
}

/** `They have until 10:40am on Tuesday 24 November to reply.`, while a practice has an answer to give. */
export function untilWhen({ record: { request } }: AboutMail): string[] {
  const { answerBy } = request.clocks;
  return answerBy ? [`They have until ${byWords(answerBy)} to reply.`] : [];
}

/** For a practice: which request, and by when they have to reply. */
export function dueFacts({ record }: AboutMail, name = "Reply by"): Fact[] {
  const { answerBy } = record.request.clocks;
  return [
    { name: "Reference", value: record.reference },
    ...(answerBy ? [{ name, value: byWords(answerBy) }] : []),
  ];
}

/** For a practice: the agreed time, while a change of it is asked for. */
export function standing(about: AboutMail): string[] {
  const { appointment } = about.record.request;
  return appointment
    ? [
        `Until you agree another time, you still have your appointment with them on ${mailTime(about, appointment.at)}.`,
      ]
    : [];
}

/** Names the times of a practice that says no after it has offered them: the patient may read its offer after this. */
export function takenBack(about: AboutMail): string[] {
  return mailCause(about)?.detail.withdrawn ? [NO_LONGER_STAND] : [];
}

/** Said in a mail that has the file of a cancelled appointment with it. */
export function calendarNote({ mail }: Pick<AboutMail, "mail">): string[] {
  return mail.calendar === "cancel" ? ["The attached file takes the appointment out of your calendar."] : [];
}

/** Said in a mail to a practice whose own calendar has the appointment. */
export function theirCalendarNote({ mail }: Pick<AboutMail, "mail">): string[] {
  if (mail.calendar === "cancel") return ["The attached file takes it out of your calendar."];
  return mail.calendar === "request" ? ["The attached file updates your calendar."] : [];
}

/** In a line of what has happened: ` of Wednesday 2 December, 9:30am` and the like. */
export function shownTime(instant: string | undefined, clock: string): string {
  return instant ? timeWords(new Date(instant)) + clock : "a time";
}

export function ofTime(instant: string | undefined, clock: string): string {
  return instant ? ` on ${timeWords(new Date(instant))}${clock}` : "";
}

/** `took back Wednesday 2 December, 2:15pm and `, to go before what the practice did then. */
export function tookBackTimes({
  detail: { withdrawn },
  clock,
}: Pick<RequestEvent, "detail"> & { clock: string }): string {
  return withdrawn ? `took back ${withdrawn.map((time) => shownTime(time, clock)).join(" and ")}, and ` : "";
}
