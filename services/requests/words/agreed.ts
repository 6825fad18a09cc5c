import { isOver, isToBeReminded } from "#content/requests/appointment-day.ts";
import { clockOf, practiceTime } from "#content/practice-clock-words.ts";
import { overlapWords } from "#content/requests/when.ts";
import { BRING, CONFIRM_ITS_ME } from "#content/requests/request-words.ts";
import { newZealandTime } from "#domain/nz-time.ts";
import type { RequestRecord } from "#domain/requests/request-record.ts";
import {
  type AboutMail,
  appointmentFacts,
  appointmentWords,
  shownTime,
  mailCause,
  type Head,
  mailPracticeName,
  mailTime,
  ofTime,
  practiceFacts,
  practiceName,
  type PracticesRecord,
  type Said,
  type SenderWords,
  theirCalendarNote,
} from "./facts.ts";
import { overHead } from "./over.ts";
import { callWords, changeButton } from "./told.ts";

/** A time is agreed, by either side or our staff; and the reminder the day before. */
export const AGREED = {
  lines: {
    confirmed: {
      theirs: ({ practice, clock, detail }) => `${practice} confirmed ${shownTime(detail.at, clock)}`,
      ours: ({ practice, clock, detail }) => `${practice} confirmed ${shownTime(detail.at, clock)}`,
    },
    chose: {
      theirs: ({ patient, clock, detail }) => `${patient} chose ${shownTime(detail.at, clock)}`,
      ours: ({ clock, detail }) => `The patient chose ${shownTime(detail.at, clock)}`,
    },
    booked: {
      theirs: ({ patient, clock, detail }) => `${patient} booked ${shownTime(detail.at, clock)}`,
      ours: ({ practice, clock, detail }) =>
        `The patient booked ${shownTime(detail.at, clock)} at ${practice}`,
    },
    kept: {
      theirs: ({ patient, clock, detail }) => `${patient} kept the appointment${ofTime(detail.at, clock)}`,
      ours: () => "The patient kept the appointment",
    },
    rang: {
      theirs: ({ actor, reader, practice, detail }) => {
        if (actor === "practice")
          return reader === "sender"
            ? `${practice} told you by phone`
            : `${practice} rang the patient and told them`;
        if (detail.rang === reader) return "Our staff told you by phone";
        return detail.rang === "practice"
          ? `Our staff rang ${practice} and told them`
          : "Our staff rang the patient and told them";
      },
      ours: ({ practice, detail, who }) =>
        `${who} rang ${detail.rang === "practice" ? practice : "the patient"} and told them`,
    },
    bounced: {
      theirs: ({ reader }) =>
        reader === "sender"
          ? "Our email with the time didn’t reach you"
          : "Our email with the time didn’t reach the patient",
      ours: ({ practice }) => `Our email didn’t reach the patient, so we asked ${practice} to call them`,
    },
    agreed: {
      theirs: ({ actor, patient, practice, reader, clock, detail }) => {
        if (actor === "desk")
          return reader === "sender"
            ? `Our staff agreed ${shownTime(detail.at, clock)} with ${practice} for you`
            : `Our staff agreed ${shownTime(detail.at, clock)} with your practice by phone`;
        return `${patient} said you agreed ${shownTime(detail.at, clock)}${reader === "sender" ? " with the practice" : ""}`;
      },
      ours: ({ actor, practice, clock, detail, who }) =>
        `${actor === "desk" ? who : "The patient"} agreed ${shownTime(detail.at, clock)} with ${practice}`,
    },
  },
  done: {
    sender: {
      chose: bookedOrMoved,
      booked: bookedOrMoved,
      kept: "Your appointment stays as it was.",
      agreed: "Saved.",
    },
    practice: { confirmed: "Confirmed." },
  },
  patientTold: { confirmed: "We’ve emailed the patient, with a calendar file." },
  toSender: {
    confirmed,
    // Where the practice has no email with us, or ours did not arrive.
    call: (about) => {
      const { appointment } = about.mail;
      return {
        ...callHead(about),
        opening: [callOpening(about)],
        facts: appointment ? appointmentFacts(about) : practiceFacts(about),
      };
    },
    reminder: (about) => ({
      subject: `Tomorrow, ${timeOfDay(about)}: ${mailPracticeName(about)}`,
      heading: `Tomorrow, ${timeOfDay(about)}`,
      opening: [`You have an appointment at ${mailPracticeName(about)} tomorrow.`],
      facts: [...appointmentFacts(about), ...appointmentWords(about)],
      next: [BRING, "If you can’t come, tell them now, so that someone else can have the time."],
      button: changeButton(about.record),
    }),
  },
  toPractice: {
    chosen: (about) => {
      const { mail, record } = about;
      const time = mailTime(about, mail.appointment!.at);
      return {
        subject: `Agreed: ${time}, ${record.reference}`,
        heading: "A time is agreed",
        opening: [whoAgreed(about), ...theirCalendarNote(about), ...(about.overlaps ?? []).map(overlapWords)],
        facts: [
          { name: "When", value: `${time}, about ${mail.appointment!.minutes} minutes` },
          { name: "Reference", value: record.reference },
        ],
        button: "Open the request",
      };
    },
    booked: (about) => {
      const { reference, isUnpressed } = about.record;
      const appointment = about.mail.appointment!;
      const time = mailTime(about, appointment.at);
      const hasMoved = appointment.sequence > 0;
      return {
        subject: `${hasMoved ? "Moved" : "Booked"}: ${time}, ${reference}`,
        heading: hasMoved ? "A patient has moved to another free time" : "A patient has booked a free time",
        opening: [
          hasMoved
            ? "They’ve taken one of your free times instead of the time you had agreed, which is free again. We’ve confirmed it to them."
            : "They’ve booked one of the free times you offer online, and we’ve confirmed it to them. Open the booking to see who they are and what they need.",
          ...theirCalendarNote(about),
          ...(isUnpressed ? [NOT_CONFIRMED_YET] : []),
        ],
        facts: [
          { name: "When", value: `${time}, about ${appointment.minutes} minutes` },
          { name: "Reference", value: reference },
        ],
        next: ["Can’t keep it? Open the booking to offer other times or cancel. We’ll tell the patient."],
        button: "Open the booking",
      };
    },
    confirmed: (about) => {
      const { reference } = about.record;
      const { at: agreedAt, minutes, sequence } = about.mail.appointment!;
      const isBack = isPutBack(about);
      const did = `${isBack ? "Goes ahead after all:" : sequence > 0 ? "You moved it to" : "You confirmed"} ${mailTime(about, agreedAt)}`;
      return {
        subject: `${did}, ${reference}`,
        heading: did,
        opening: [
          isBack
            ? "Someone pressed “I’m here after all” in your week before the patient had chosen another time. We’ve told the patient."
            : sequence > 0
              ? "Someone moved this appointment on the request’s page, and we’ve told the patient."
              : "Someone pressed “Confirm” on the request’s page, and we’ve told the patient.",
          "The attached file keeps your calendar up to date.",
        ],
        facts: [
          { name: "When", value: `${mailTime(about, agreedAt)}, about ${minutes} minutes` },
          { name: "Reference", value: reference },
        ],
        next: ["Not what you meant? Open the request to move or cancel it. We’ll tell the patient."],
        button: "Open the request",
      };
    },
    bounced: (about) => {
      const {
        mail,
        record: { reference },
      } = about;
      const time = mailTime(about, mail.appointment!.at);
      return {
        subject: `Please call your patient: ${time}, ${reference}`,
        heading: "Please call your patient",
        opening: [
          "We couldn’t email them to confirm this appointment: their address doesn’t work. They might not know it’s confirmed, so please call them. Their phone number is with the appointment.",
        ],
        facts: [
          { name: "When", value: `${time}, about ${mail.appointment!.minutes} minutes` },
          { name: "Reference", value: reference },
        ],
        button: "Open the appointment",
      };
    },
  },
} satisfies Said;

/** `9:30am` */
function timeOfDay({ mail }: AboutMail): string {
  return newZealandTime(mail.appointment!.at) + clockOf(mail.practice);
}

/** Says to the practice of a booking that nobody has pressed its mail. */
const NOT_CONFIRMED_YET =
  "Not yet confirmed by the patient: they haven’t pressed the button in our email. The booking’s page says so once they have.";

/** Where our staff ring the practice, the patient need not. */
function callHead(about: AboutMail): Pick<SenderWords, "subject" | "heading"> {
  const name = mailPracticeName(about);
  const heading = about.record.weRing ? `We’re ringing ${name}` : `Please call ${name}`;
  return { subject: `${heading}, ${about.record.reference}`, heading };
}

function callOpening(about: AboutMail): string {
  const { mail, record } = about;
  const { appointment } = mail;
  const isChange = record.request.status === "sent";
  if (about.record.weRing) {
    if (!appointment)
      return "We couldn’t email them to say you’ve cancelled, so we’re ringing them. You don’t have to do anything. In a hurry? Please call and tell them.";
    return isChange
      ? `We couldn’t email them about the other time you asked for, so we’re ringing them. Until you agree another time, your appointment on ${mailTime(about, appointment.at)} hasn’t changed. In a hurry? Please call and ask for the other time.`
      : `We couldn’t email them about your appointment on ${mailTime(about, appointment.at)}, so they might not know about it yet. We’re ringing them. In a hurry? Please call and ask whether they’re expecting you.`;
  }
  if (!appointment)
    return "We couldn’t email them to say you’ve cancelled, so they might still expect you, or call you. Please call and tell them.";
  return isChange
    ? `We couldn’t email them about the other time you asked for, so they don’t know about it. Your appointment on ${mailTime(about, appointment.at)} hasn’t changed. Please call and ask for the other time.`
    : `We couldn’t email them about your appointment on ${mailTime(about, appointment.at)}, so they might not know about it. Please call and ask whether they’re expecting you.`;
}

/** A free time is the practice's word, and their calendar may still have been wrong. `name`: where nothing before has it. */
function ifTheyFindAClash(name?: string): string {
  return `If ${name ? `${name} finds` : "they find"} a clash, they’ll contact you with other times.`;
}

function bookedOrMoved({ request: { appointment } }: Pick<RequestRecord, "request">): string {
  return appointment && appointment.sequence > 0 ? "Moved." : "Booked.";
}

function confirmed(about: AboutMail): SenderWords {
  const { mail } = about;
  const { isUnpressed } = about.record;
  const appointment = mail.appointment!;
  const isBack = isPutBack(about);
  const hasMoved = !isBack && appointment.sequence > 0;
  const time = mailTime(about, appointment.at);
  const agreed = mailCause(about);
  const isReminded = agreed !== undefined && isToBeReminded(about.record, agreed.at);
  const isBooked = agreed?.event === "booked";
  const clash = isBooked ? ` ${ifTheyFindAClash(mailPracticeName(about))}` : "";
  const untold = callWords(about.record, "and ask whether they’re expecting you", mailPracticeName(about));
  const file = `The attached file ${hasMoved ? "updates" : "puts the appointment in"} your calendar.`;
  return {
    subject: `${isBack ? BACK : hasMoved ? MOVED : "Your appointment"}: ${time}`,
    heading: isBack ? BACK : hasMoved ? MOVED : isBooked ? "You’re booked" : "Your appointment is confirmed",
    opening: [
      ...(isBack
        ? ["The practice can see you at your old time. The other times they offered are no longer available."]
        : []),
      ...(hasMoved ? [`This is the new time. Please don’t come at the old one.${clash}`] : []),
      ...(isBooked && !hasMoved ? [`This time is yours.${clash}`] : []),
      ...(untold === "" ? [] : [untold]),
      ...(isUnpressed && !hasMoved ? ["Please press the button, so that they know it’s really you."] : []),
      file,
    ],
    facts: [...appointmentFacts(about), ...appointmentWords(about)],
    next: [
      BRING,
      ...(isReminded ? ["We’ll remind you the day before."] : []),
      ...(about.record.request.earlier ? ["We’ll email you if an earlier time frees up."] : []),
    ],
    ...(isUnpressed
      ? { button: CONFIRM_ITS_ME, also: changeButton(about.record) }
      : { button: changeButton(about.record) }),
    closing: [
      `Declining it in your calendar doesn’t tell the practice. ${about.record.isPracticeInReach ? "To cancel, use “Change or cancel” above, or call them." : "To change or cancel, call them."}`,
    ],
  };
}

const MOVED = "Your appointment has moved";
const BACK = "Your appointment goes ahead after all";

/** Whether the practice had said that it was away, and came back before the patient had chosen another time. */
function isPutBack({ mail, record: { events } }: AboutMail): boolean {
  const [before, last] = events.slice(-2);
  return (
    last?.event === "confirmed" &&
    before?.event === "offered" &&
    before.detail.away !== undefined &&
    before.detail.at === mail.appointment?.at.toISOString()
  );
}

function whoAgreed(about: AboutMail): string {
  const { event: cause, actor } = mailCause(about) ?? {};
  if (cause === "agreed") {
    const who =
      actor === "desk"
        ? "Our staff agreed this time with you by phone."
        : "The patient says you agreed this time with them.";
    return `${who} If that’s not right, open the request and move or cancel it.`;
  }
  if (cause === "kept")
    return "The patient is keeping the time you had agreed. The others you offered are free again.";
  return `The patient has chosen this time.${wereMoreOffered(about) ? " The others you offered are free again." : ""}`;
}

function wereMoreOffered({ record: { events } }: AboutMail): boolean {
  const offers = events.findLast(({ event }) => event === "offered")?.detail.offers ?? [];
  return offers.length > 1;
}

/** The patient's page, from the agreed time until it is over. */
export function agreedHead(record: RequestRecord, agreedTime: Date, now: Date): Head {
  if (isOver(record.request, now)) return overHead(record);
  const isBooked = lastMove(record)?.event === "booked";
  return {
    title: `Your appointment: ${practiceTime(record.request.practice, agreedTime)}`,
    lede: [
      `At ${practiceName(record)}.`,
      ...(isBooked ? [ifTheyFindAClash()] : []),
      callWords(record, "and ask whether they’re expecting you"),
    ]
      .join(" ")
      .trim(),
  };
}

/** The practice's page likewise. */
export function agreedPracticeHead(
  record: PracticesRecord,
  appointment: NonNullable<RequestRecord["request"]["appointment"]>,
  now: Date,
): Head {
  const when = practiceTime(record.request.practice, appointment.at);
  const hasBounced = record.request.struck.includes("bounced");
  const bounced = hasBounced ? " Our email with the time didn’t reach the patient. Please call them." : "";
  const reminder =
    !hasBounced && isToBeReminded(record, now) ? " We’ll remind the patient the day before." : "";
  const isBooked = lastMove(record)?.event === "booked";
  const who = isBooked ? "The patient booked one of your free times. " : "";
  return {
    title: isOver(record.request, now)
      ? `The appointment on ${when} is over`
      : `${isBooked ? "Booked" : "Confirmed"}: ${when}`,
    lede: `${who}${isOver(record.request, now) || !record.isUnpressed ? "" : "They haven’t confirmed it yet: no one has pressed the button in our email. "}About ${appointment.minutes} minutes${appointment.with ? `, with ${appointment.with}` : ""}.${bounced}${reminder}`,
  };
}

/** What made the request as it is now. */
function lastMove({ request, events }: Pick<RequestRecord, "request" | "events">) {
  return events.find(({ version }) => version === request.version);
}
