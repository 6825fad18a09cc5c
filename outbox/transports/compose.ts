import MailComposer from "nodemailer/lib/mail-composer";
import { DAY_IN_WORDS } from "#domain/nz-time.ts";
import { type Address, MailRefused, type Message } from "./message.ts";

/**
 * The whole message as RFC 5322 bytes, text and HTML, the same for every mailer. A line break in a name or a subject
 * becomes a space; an address, Message-ID or link that could inject headers or recipients throws a permanent
 * `MailRefused`.
 */
export async function compose(message: Message, date: Date): Promise<Buffer> {
  return new MailComposer({
    messageId: checked(message.messageId, MESSAGE_ID),
    date,
    from: header(message.from),
    to: header(message.to),
    replyTo: message.replyTo ? header(message.replyTo) : undefined,
    subject: oneLine(message.subject),
    text: withWholeDates(message.text),
    html: withWholeDates(message.html),
    ...calendarPart(message),
    // RFC 3834: keeps absence notices from answering.
    headers: { "Auto-Submitted": "auto-generated", ...oneClick(message) },
    newline: "win",
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

/**
 * No line of a mail ends within `3 March`, `3 March 2026` or `12 noon`. A no-break space is a letter like any other to
 * quoted-printable, and no address, number to call or link has one of these in it: there a space is `%20`.
 */
function withWholeDates(text: string): string {
  return text.replaceAll(STAYS_WHOLE, (date) => date.replaceAll(" ", "\u00A0"));
}

const STAYS_WHOLE = new RegExp(String.raw`${DAY_IN_WORDS.source}|\b12 noon\b`, "g");

/** RFC 2369 and RFC 8058. `prepared`: an address must stay in one piece, however long. */
function oneClick({ unsubscribeUrl }: Message) {
  if (unsubscribeUrl === undefined) return {};
  return {
    "List-Unsubscribe": { prepared: true, value: `<${checked(unsubscribeUrl, WEB_ADDRESS)}>` },
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** Mail programs offer the calendar's buttons only where the part says the method that its text says. */
function calendarPart({ calendar }: Message) {
  if (calendar === undefined) return {};
  const { method, text } = calendar;
  const isWhole = text.startsWith("BEGIN:VCALENDAR\r\n") && text.includes(`\r\nMETHOD:${method}\r\n`);
  if (!isWhole) throw new MailRefused("The calendar has a wrong form", true);
  return { icalEvent: { method, filename: "appointment.ics", content: text } };
}

const WEB_ADDRESS = /^https?:\/\/[!#-;=?-~]+$/;

const MESSAGE_ID = /^<[^\s<>@]+@[^\s<>@]+>$/;

/** One mailbox without quotes, comments, lists or white space. */
const MAILBOX = /^[^\s<>()[\],;:"\\@\p{Cc}]+@[^\s<>()[\],;:"\\@\p{Cc}]+$/u;

function header({ name, email }: Address): { name: string; address: string } {
  return { name: oneLine(name), address: checked(email, MAILBOX) };
}

function checked(value: string, shape: RegExp): string {
  if (!shape.test(value)) throw new MailRefused("An address, link or Message-ID has a wrong form", true);
  return value;
}

/** White space of every kind, control characters, and the separators that some programs take for line ends. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}
