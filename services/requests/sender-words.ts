import type { SenderMail } from "#domain/requests.ts";
import { newZealandTime } from "#domain/nz-time.ts";
import { isToBeReminded } from "#content/requests/appointment-day.ts";
import { areOfferedInstead, givenUpFor, wishWords } from "#content/requests/event-words.ts";
import { LOST_WORDS } from "./lost-words.ts";
import { type AboutMail, causeOf, listingOf, nameOf, type SenderWords, type Write } from "./mail-facts.ts";
import { isReviewed } from "./may-review.ts";
import { nearbyHref } from "./nearby.ts";
import { CONTACT } from "./received-words.ts";
import {
  answerFact,
  appointmentFacts,
  appointmentWords,
  calendarNote,
  fromPractice,
  phoneWords,
  practiceFacts,
  reasonFact,
  takenBack,
  wordsOfPractice,
} from "./sender-facts.ts";
import { callWords, toldWords } from "./told-words.ts";
import { byWords, dayWords, timeWords } from "#content/requests/when.ts";
import { BRING, NO_LONGER_STAND } from "#content/requests/words.ts";

/** What each mail says of the request as it is after its cause. `received` is composed apart: it says what was sent. */
export const SENDER_WORDS: Readonly<Record<Exclude<SenderMail, "received">, Write>> = {
  passed: (about) => ({
    subject: `${nameOf(about)} has your request, ${about.record.reference}`,
    heading: `${nameOf(about)} has your request`,
    opening: ["It’s not a confirmed appointment yet. They’ll contact you to agree a time."],
    facts: [...practiceFacts(about), ...reasonFact(about), ...answerFact(about)],
    next: [
      CONTACT,
      "Have you agreed a time with them already? Tell us on your request’s page. We’ll remind you the day before, if it’s not too late for that.",
    ],
    worse: "Getting worse?",
  }),
  times: offeredTimes,
  confirmed,
  ...LOST_WORDS,
  kept: (about) => ({
    subject: `Your appointment has not changed: ${timeWords(about.mail.appointment!.at)}`,
    heading: "Your appointment has not changed",
    opening: [
      causeOf(about)?.event === "declined"
        ? [
            `${nameOf(about)} could not change it.`,
            ...takenBack(about),
            "Please come at the time that you agreed.",
          ].join(" ")
        : "No other time was agreed. Please come at the time that you agreed before.",
    ],
    facts: [...appointmentFacts(about), ...wordsOfPractice(about)],
    next: ["If you cannot come then, call the practice, or cancel with the button."],
    button: "Change or cancel",
  }),
  changed: (about) => ({
    subject: `We have passed on your change, ${about.record.reference}`,
    heading: "We have passed on your change",
    opening: [
      changeWords(about),
      ...(about.record.request.appointment
        ? [
            `Until they agree, you still have your appointment on ${timeWords(about.record.request.appointment.at)}.`,
          ]
        : []),
    ],
    facts: [...practiceFacts(about), ...answerFact(about)],
  }),
  cancelled: (about) => ({
    subject: `Cancelled, ${about.record.reference}`,
    heading: about.mail.calendar ? "Your appointment is cancelled" : "Your request is cancelled",
    opening: [
      about.mail.calendar && about.mail.appointment
        ? `Your appointment of ${timeWords(about.mail.appointment.at)} is cancelled, as you asked.`
        : "Your request is cancelled, as you asked.",
      ...cancelledTold(about),
    ],
    closing: [
      ...calendarNote(about),
      "Do you want to ask again? Your request’s page leads to a new request.",
    ],
  }),
  call: (about) => {
    const { appointment } = about.mail;
    return {
      subject: `Please call ${nameOf(about)}, ${about.record.reference}`,
      heading: `Please call ${nameOf(about)}`,
      opening: [
        appointment
          ? `We could not tell them by email of your appointment on ${timeWords(appointment.at)}, so they may not know of it. Please call and ask whether they expect you.`
          : "We could not tell them by email that you have cancelled, so they may still expect you, or call you. Please call and tell them.",
      ],
      facts: appointment ? appointmentFacts(about) : practiceFacts(about),
    };
  },
  ended: (about) => ({
    subject: `Your request has ended without an appointment, ${about.record.reference}`,
    heading: "Your request has ended",
    opening: [`${endWords(about)} We are sorry.`, "No practice will contact you about it any more."],
    facts: about.record.toCall.map(({ name, phone, isSample }) => ({
      name,
      value: phoneWords(phone, isSample),
    })),
    next: [
      about.record.toCall.length > 0
        ? `What to do now: call one of these yourself. More near you: ${about.publicUrl}${nearbyHref(about.record)}`
        : `What to do now: call a practice yourself. The nearest, with their numbers: ${about.publicUrl}${nearbyHref(about.record)}`,
    ],
    worse: "Still in pain?",
  }),
  reopened: (about) => ({
    subject: `We’ve taken up your request again, ${about.record.reference}`,
    heading: "We’ve taken up your request again",
    opening: [
      `Our staff are looking for a practice for you${byMatch(about)}. We’ll email you either way. This is not a confirmed appointment yet.`,
      "No longer need it? Cancel it on your request’s page.",
    ],
    worse: "Getting worse?",
  }),
  "choose-again": (about) => ({
    ...offeredTimes(about),
    subject: `Still to choose: a time for your appointment, ${about.record.reference}`,
    heading: "Which time suits you?",
  }),
  reminder: (about) => ({
    subject: `Tomorrow, ${newZealandTime(about.mail.appointment!.at)}: ${nameOf(about)}`,
    heading: `Tomorrow, ${newZealandTime(about.mail.appointment!.at)}`,
    opening: [`You have an appointment at ${nameOf(about)} tomorrow.`],
    facts: [...appointmentFacts(about), ...appointmentWords(about)],
    next: [BRING, "If you cannot come, tell them now. Then someone else can have the time."],
    button: "Change or cancel",
  }),
  missed: (about) => ({
    subject: `Did you miss your appointment on ${dayWords(about.mail.appointment!.at)}?`,
    heading: "Did you miss your appointment?",
    opening: [
      `${nameOf(about)} says that you did not come on ${dayWords(about.mail.appointment!.at)}.`,
      "Were you there, or was it cancelled? Reply to this email, and we put it right. If you still need to see a dentist, ask again from your request’s page.",
      ...(isReviewed(listingOf(about), about)
        ? ["If you were there, you can review your visit, too: the way to it is on that page."]
        : []),
    ],
    facts: practiceFacts(about),
  }),
  review: reviewWords,
};

/** Asked once of everyone in the same words, so that no one is chosen for being content. */
function reviewWords(about: AboutMail): SenderWords {
  return {
    subject: `How was your visit to ${nameOf(about)}?`,
    heading: "How was your visit?",
    opening: [
      `You had an appointment at ${nameOf(about)} on ${dayWords(about.mail.appointment!.at)}. What you say helps the next person to choose.`,
      about.reviews === "on"
        ? "It takes a minute: one to five stars, three short questions and, if you like, a few words. Without your name, if you prefer."
        : "It takes a minute: one to five stars, and three short questions. Your name is not shown.",
    ],
    next: [
      "We ask everyone in these words. Nobody pays for reviews, and the practice cannot choose or change them.",
    ],
    closing: ["We ask once. There is nothing that you need to do."],
    button: "Review your visit",
  };
}

function offeredTimes(about: AboutMail): SenderWords {
  const { record } = about;
  const { question, appointment } = record.request;
  const times = question?.kind === "times" ? question : null;
  const lost = givenUpFor(record.events);
  const isInstead = areOfferedInstead(record.events);
  const choose = isInstead ? "Choose again" : "Choose a time";
  return {
    subject: lost
      ? `Your appointment on ${dayWords(lost)} will not take place: choose another time`
      : `${choose}${isInstead ? ": other times" : ""} for your appointment, ${record.reference}`,
    heading: lost ? "Your appointment will not take place" : choose,
    opening: [
      ...(lost
        ? [
            `${nameOf(about)} cannot see you on ${dayWords(lost)} at ${newZealandTime(lost)}, so your appointment will not take place. We are sorry.`,
          ]
        : []),
      `${lost ? "The practice" : nameOf(about)} offers you ${times && times.offers.length > 1 ? "these times" : "this time"}${isInstead ? ` now. ${NO_LONGER_STAND}` : "."} Choose with the button, or ask for another.`,
      ...(appointment
        ? [`Until you choose, you still have your appointment on ${timeWords(appointment.at)}.`]
        : []),
    ],
    facts: [
      ...(times?.offers ?? []).map((offer, index, all) => ({
        name: all.length > 1 ? `Time ${index + 1}` : "Time",
        value: timeWords(offer),
      })),
      ...practiceFacts(about),
      ...(times?.words ? [fromPractice(times.words)] : wordsOfPractice(about)),
      ...(times ? [{ name: "Choose by", value: byWords(times.until) }] : []),
    ],
    next: ["You can choose a time until an hour before it."],
    closing: calendarNote(about),
    button: "Choose a time",
  };
}

/** The link to the change came to this address, so it may read what was asked for: the time, not the words. */
function changeWords(about: AboutMail): string {
  const wish = causeOf(about)?.detail.wish;
  return wish
    ? `You asked for another time: ${wishWords(wish)}. ${nameOf(about)} has your wish.`
    : `You asked for another time, in your own words. ${nameOf(about)} has your wish.`;
}

function confirmed(about: AboutMail): SenderWords {
  const { mail } = about;
  const appointment = mail.appointment!;
  const hasMoved = appointment.sequence > 0;
  const time = timeWords(appointment.at);
  const agreed = causeOf(about);
  const isReminded = agreed !== undefined && isToBeReminded(about.record, agreed.at);
  return {
    subject: hasMoved ? `Your appointment has moved: ${time}` : `Your appointment: ${time}`,
    heading: hasMoved ? "Your appointment has moved" : "Your appointment is confirmed",
    opening: [
      hasMoved
        ? "This is the new time. Please do not come at the old one."
        : "Put it into your calendar: the file is attached.",
    ],
    facts: [...appointmentFacts(about), ...appointmentWords(about)],
    next: [BRING, ...(isReminded ? ["We’ll remind you the day before."] : [])],
    button: "Change or cancel",
    closing: [
      "If you decline it in your calendar, no one is told. To cancel, use the button, or call the practice.",
    ],
  };
}

/** Whether the practice knows, or the patient is to call them. */
function cancelledTold(about: AboutMail): string[] {
  const call = callWords(about.record, "and tell them that you’ve cancelled");
  if (call !== "") return [call];
  return about.mail.practice
    ? [
        `${toldWords(about.record, nameOf(about))} You don’t need to call. If our email doesn’t reach them, we’ll write to you.`,
      ]
    : ["No practice will contact you about it."];
}

function byMatch({ record }: AboutMail): string {
  const { matchBy } = record.request.clocks;
  return matchBy ? `, by ${byWords(matchBy)}` : "";
}

function endWords(about: AboutMail): string {
  const { request } = about.record;
  const cause = causeOf(about)?.event;
  if (cause === "refused") return "As you said, we asked no other practice.";
  if (cause === "lapsed")
    return request.outcome === "expired"
      ? "The time to choose has passed, and no appointment was agreed."
      : "You did not say whether we may ask another practice, so we asked none.";
  if (request.outcome === "expired")
    return "The day that you asked for has passed, and no appointment was agreed.";
  const last = request.tried.at(-1);
  if (last?.why === "silent" && request.tried.length === 1)
    return "The practice that had it did not answer in time, and no other that fits could be asked.";
  if (last) return "No practice that fits could give you an appointment.";
  // Our people were free to ask that one alone.
  if (request.chosen !== null && !request.mayGoElsewhere)
    return "We could not get you an appointment at the practice that you chose, and asked no other.";
  return "We found no practice that fits your request.";
}
