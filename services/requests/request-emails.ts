import { practiceTime } from "#content/practice-clock-words.ts";
import { zoneOfRegion } from "#domain/hours/practice-clock.ts";
import { freedHolder } from "#database/free-times/freed-times.ts";
import { formatInstant } from "#domain/nz-time.ts";
import type { Mail, OurMail } from "#domain/requests/requests.ts";
import type { Message, Telling } from "#outbox/transports/message.ts";
import { fromUs, type Notice, operationsMessage, renderNotice, renderReceived } from "../mails/messages.ts";
import type { Writing } from "../services.ts";
import type { RequestRecord } from "#domain/requests/request-record.ts";
import { isEmergency, practiceToCallNow } from "#content/requests/call-now.ts";
import { appointmentCalendar, type CalendarAppointment } from "./calendar.ts";
import { wishedTime } from "#content/requests/wish-words.ts";
import {
  type AboutMail,
  mailListing,
  mailPracticeName,
  type MailFacts,
  practiceAddress,
} from "./words/facts.ts";
import { receivedWords, sampleWords } from "./words/received.ts";
import { OUR_MAILS, PRACTICE_MAILS, SENDER_MAILS } from "./words/words-of-events.ts";
import { deskItemPath } from "#content/desk-addresses.ts";
import { ACTS_ID } from "#content/requests/addresses.ts";
import { reviewAddress } from "./links.ts";
import { visitUid } from "../calendars/our-uids.ts";

/**
 * A mail about a request, rendered. The clock and the acts of people make the same mails by it. It asks no database.
 * The subject names no treatment, no patient and nothing that anyone wrote.
 */
export function composeMail(services: Writing, mail: Mail, facts: MailFacts): Message {
  const { publicUrl, reviews, operator } = services;
  const about = { ...facts, mail, publicUrl, reviews, identity: operator.identity };
  if (mail.to === "ours") return operationsMail(services, about, mail.name);
  const rendered =
    mail.to === "practice"
      ? renderNotice(services, practiceMail(services, about, mail.name))
      : mail.name === "received"
        ? renderReceived(services, { ...receivedWords(about), email: services.operator.emails.bookings })
        : renderNotice(services, senderMail(services, about, mail.name));
  const { reference, fields } = facts.record;
  const [kind, email] =
    mail.to === "sender" ? ["booking", String(fields.email)] : ["practice", facts.practiceEmail];
  const which = [`${kind}-${mail.name}`, ...suffixes(mail, facts.record)] as const;
  const mailbox = services.operator.emails.bookings;
  const message = fromUs(services, { about: reference, which, email, mailbox }, rendered);
  return {
    ...message,
    ...calendarPart(services, about),
    tells: tellingOf(mail, facts.record),
    ring: mail.to === "sender" ? patientToRing(fields) : practiceToRing(about),
  };
}

function patientToRing({ firstName, lastName, phone }: RequestRecord["fields"]) {
  const name = [firstName, lastName].filter(Boolean).join(" ");
  return { name, phone: String(phone ?? "") };
}

/** As the listing has it now, else as it was when the request went there. */
function practiceToRing(about: AboutMail) {
  const practice = mailListing(about) ?? about.mail.practice;
  return { name: mailPracticeName(about), phone: practice?.phone ?? "" };
}

/** What tells a mail from others of its name about the same request, and the text beside it from other texts. */
export function suffixes({ to, name, version }: Mail, { events }: Pick<RequestRecord, "events">): string[] {
  // A practice may have another address twice while nothing else happens.
  if (name === "readdressed") return [String(version), String(events.length)];
  // A practice may give up several times that are found one after another.
  if (name === "earlier") return [String(version), String(events.length)];
  return to === "sender" && UNNUMBERED.has(name) ? [] : [String(version)];
}

/** What the outbox keeps of it. */
function tellingOf(mail: Mail, record: Pick<RequestRecord, "request">): Telling {
  const { to, name, version } = mail;
  const freed = freedTold(mail, record);
  return { kind: name, side: to, version, ...(freed !== null && { freed }) };
}

/** The time that a mail about an earlier time tells of: once someone has it, the mail and its text are found by it. */
export function freedTold(
  { name, practice }: Mail,
  { request: { earlier } }: Pick<RequestRecord, "request">,
): string | null {
  if (name !== "earlier" || practice === null || !earlier?.found) return null;
  return freedHolder({ practiceId: practice.id, cell: earlier.found.freed });
}

/** There is one of these for each request. */
const UNNUMBERED: ReadonlySet<string> = new Set(["received", "missed", "review"]);

/** The link to a request, asked for again. `hour` is in its Message-ID, so that there is one an hour, however often it is asked for. */
export function composeLinkMail(
  services: Writing,
  facts: Pick<MailFacts, "record"> & { to: "sender" | "practice"; email: string; url: string; hour: string },
): Message {
  const { record, email, url } = facts;
  const isPractice = facts.to === "practice";
  const mail: Notice = {
    subject: `The link to ${isPractice ? "the" : "your"} request ${record.reference}`,
    preview: "Here’s the link, as you asked.",
    heading: isPractice ? "The link to the request" : "The link to your request",
    opening: [
      "Here’s the link, as you asked. The links in our earlier emails still work too.",
      "If you didn’t ask for it, you don’t have to do anything.",
    ],
    facts: [{ name: "Reference", value: record.reference }],
    button: { words: isPractice ? "Open the request" : "See your request", href: url },
    foot: [isPractice ? PRACTICE_FOOT : SENDER_FOOT],
  };
  const which = [`${isPractice ? "practice" : "booking"}-link`, facts.hour] as const;
  const mailbox = services.operator.emails.bookings;
  return fromUs(services, { about: record.reference, which, email, mailbox }, renderNotice(services, mail));
}

/**
 * Puts several links into one mail. `left` are beyond those. `about` is in its Message-ID instead of a
 * reference.
 */
export function composeLinksMail(
  services: Writing,
  facts: {
    to: "sender" | "practice";
    email: string;
    about: string;
    links: readonly (Pick<MailFacts, "record"> & { url: string })[];
    left: number;
    hour: string;
  },
): Message {
  const { links, left, email, about } = facts;
  const isPractice = facts.to === "practice";
  const mailbox = services.operator.emails.bookings;
  const mail: Notice = {
    subject: isPractice ? "The links to your requests" : "The links to your appointment requests",
    preview: "Here are the links, as you asked.",
    heading: isPractice ? "The links to your requests" : "The links to your appointment requests",
    opening: [
      "Here are the links, as you asked. The links in our earlier emails still work too.",
      "If you didn’t ask for them, you don’t have to do anything.",
      ...(isPractice
        ? []
        : ["If one of the requests isn’t yours, open it and cancel it: someone else used your address."]),
    ],
    facts: links.map(({ record, url }) => ({ name: record.reference, value: whenIn(record), href: url })),
    next:
      left > 0
        ? [
            `There ${left === 1 ? "is 1" : `are ${left}`} more. Yours isn’t here? Write to ${mailbox} and we’ll find it.`,
          ]
        : [],
    button: null,
    foot: [isPractice ? PRACTICE_FOOT : SENDER_FOOT],
  };
  const which = [`${isPractice ? "practice" : "booking"}-links`, facts.hour] as const;
  return fromUs(services, { about, which, email, mailbox }, renderNotice(services, mail));
}

/** Says by what someone tells a request from others; neither treatment nor person. */
function whenIn(record: RequestRecord): string {
  const { appointment, practice, status } = record.request;
  if (status === "closed") return "Ended";
  if (appointment) return `Appointment on ${practiceTime(practice, appointment.at)}`;
  return `Asked for ${wishedTime(record) ?? "another time"}`;
}

function senderMail(
  { publicUrl, operator }: Writing,
  about: AboutMail,
  name: keyof typeof SENDER_MAILS,
): Notice {
  const { button = "See your request", also, worse, ...words } = SENDER_MAILS[name](about);
  const listing = mailListing(about);
  return {
    preview: words.opening[0]!,
    sample: listing?.isSample ? sampleWords(listing.name) : null,
    ...words,
    // Where others are told at the end who to call if it gets worse, an emergency is told first.
    ...(worse &&
      (isEmergency(about.record) ? { callFirst: { practice: practiceToCallNow(about.record) } } : { worse })),
    facts: [...(words.facts ?? []), { name: "Reference", value: about.record.reference }],
    button: { words: button, href: name === "review" ? reviewAddress(about.requestUrl) : about.requestUrl },
    also: also === undefined ? null : { words: also, href: `${about.requestUrl}#${ACTS_ID}` },
    foot: [
      SENDER_FOOT,
      `You’re getting this because someone used this address on ${new URL(publicUrl).host} to ask for an appointment. If it wasn’t you, write to ${operator.privacyEmail} and we’ll delete the request.`,
    ],
  };
}

const SENDER_FOOT = "Anyone with this email can see and change your request. Please do not forward it.";
const PRACTICE_FOOT_WITHOUT_LINK = "This email is for the people who arrange appointments.";
const PRACTICE_FOOT = `${PRACTICE_FOOT_WITHOUT_LINK} Anyone who has it can see the request: please do not forward it.`;

function practiceMail({ operator }: Writing, about: AboutMail, name: keyof typeof PRACTICE_MAILS): Notice {
  const { button, ...words } = urgentFirst(PRACTICE_MAILS[name](about), about, name);
  const isSample = mailListing(about)?.isSample ?? false;
  return {
    preview: words.opening[0]!,
    sample: isSample
      ? "This practice is a sample, so this email has gone to no one. A real practice would get it."
      : null,
    ...words,
    button: button && about.practiceUrl ? { words: button, href: about.practiceUrl } : null,
    also: about.weekUrl ? { words: "See this day in your week, or keep a time", href: about.weekUrl } : null,
    foot: [
      button && about.practiceUrl ? PRACTICE_FOOT : PRACTICE_FOOT_WITHOUT_LINK,
      `Questions? Reply to this email, or write to ${operator.emails.bookings}.`,
    ],
  };
}

/** Mails by which a practice first reads of a patient, or is asked for them again. */
const OF_A_PATIENT: ReadonlySet<string> = new Set(["request", "nudge", "booked", "readdressed"]);

/**
 * A mail about an emergency begins with the word and what was asked for, which was chosen from a list: nobody's own
 * words are in it. The subject says that it is urgent, and nothing about health, because phones show it locked.
 */
function urgentFirst<Words extends { subject: string; opening: readonly string[] }>(
  words: Words,
  { record }: AboutMail,
  name: string,
): Words & { isGreeted?: boolean } {
  if (!OF_A_PATIENT.has(name) || !isEmergency(record)) return words;
  const first = `Urgent: a patient asks to be seen the same day (${String(record.fields.service)}).`;
  const subject = `Urgent: ${words.subject.charAt(0).toLowerCase()}${words.subject.slice(1)}`;
  return { ...words, subject, opening: [first, ...words.opening], isGreeted: true };
}

/** To our own people: nothing of the patient, and no link. */
function operationsMail(services: Writing, { mail, record }: AboutMail, name: OurMail): Message {
  const { reference, request } = record;
  const { subject, where } = OUR_MAILS[name];
  const message = operationsMessage(services, {
    which: [`booking-${name}`, String(mail.version)],
    email: services.operator.emails.bookings,
    subject: `${subject}: ${reference}`,
    reference,
    clocks: [
      { name: "Received", value: formatInstant(request.receivedAt) },
      ...(request.clocks.matchBy ? [{ name: "Match by", value: formatInstant(request.clocks.matchBy) }] : []),
    ],
    says: where,
    deskPath: deskItemPath({ kind: "booking", reference }),
  });
  const tells = tellingOf(mail, record);
  return name === "late"
    ? { ...message, tells }
    : { ...message, tells, to: { name: services.operator.identity.name, email: services.escalationEmail } };
}

function calendarPart(services: Writing, about: AboutMail): Pick<Message, "calendar"> {
  const { mail, record } = about;
  if (!mail.calendar || !mail.appointment || !mail.practice) return {};
  if (mail.to === "practice") return visitPart(services, about);
  const method = mail.calendar === "cancel" ? "CANCEL" : "REQUEST";
  const listing = mailListing(about);
  const text = appointmentCalendar(
    calendarFacts(services, record.reference, mail.appointment, {
      ...mail.practice,
      address: listing ? practiceAddress(listing) : "",
      isSample: listing?.isSample ?? false,
      zone: zoneOfRegion(mail.practice.holidayRegion),
    }),
    { method, attendee: String(record.fields.email) },
    record.events.at(-1)?.at ?? record.request.receivedAt,
  );
  return { calendar: { method, text } };
}

/** For the practice’s own calendar: the same `UID` as in the calendar of theirs that we give, which takes versions for sequences too. */
function visitPart(services: Writing, about: AboutMail): Pick<Message, "calendar"> {
  const { mail, record, practiceEmail } = about;
  const { appointment, practice } = mail;
  const method = mail.calendar === "cancel" ? "CANCEL" : "REQUEST";
  if (!appointment || !practice || practiceEmail === "") return {};
  const facts = calendarFacts(services, record.reference, appointment, {
    ...practice,
    address: "",
    isSample: false,
    zone: zoneOfRegion(practice.holidayRegion),
  });
  const text = appointmentCalendar(
    {
      ...facts,
      uid: visitUid(services, { reference: record.reference, practiceId: practice.id }),
      sequence: mail.version,
      forPractice: { summary: `${facts.siteName} appointment ${record.reference}` },
    },
    { method, attendee: practiceEmail },
    record.events.at(-1)?.at ?? record.request.receivedAt,
  );
  return { calendar: { method, text } };
}

/** An appointment as calendars get it, by mail and from the page: the same `UID` in both. */
export function calendarFacts(
  { keyedHash, publicUrl, operator }: Writing,
  reference: string,
  { number, sequence, at, minutes }: NonNullable<Mail["appointment"]>,
  practice: CalendarAppointment["practice"],
) {
  const { hostname } = new URL(publicUrl);
  return {
    uid: `${keyedHash(`calendar ${reference} ${number}`).slice(0, 32)}@${hostname}`,
    sequence,
    at,
    minutes,
    practice,
    reference,
    organizer: operator.emails.bookings,
    siteName: operator.identity.name,
  };
}
