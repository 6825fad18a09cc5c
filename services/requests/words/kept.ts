import { byWords, timeWords } from "#content/requests/when.ts";
import type { RequestRecord } from "#domain/request-record.ts";
import { timeKept } from "#domain/request-hold.ts";
import type { Hold } from "#domain/requests.ts";
import { type AboutMail, appointmentFacts, type Head, type SenderWords } from "./facts.ts";

/** A free time that is kept until its patient presses the button in our mail. It quotes nothing that was typed. */
export function keptWords(about: AboutMail): SenderWords {
  const kept = timeKept(about.record.request)!;
  const time = timeWords(kept.at);
  return {
    subject: `Press to book: ${time}`,
    heading: "One press, and it’s booked",
    opening: [
      `${kept.practice.name} is keeping ${time} for you until ${byWords(kept.until)}. Press the button to book it.`,
      "Several appointments came from your internet address, so we check that each is for someone real.",
    ],
    facts: appointmentFacts({
      ...about,
      mail: {
        ...about.mail,
        practice: kept.practice,
        appointment: { at: kept.at, minutes: kept.minutes, with: "", words: "", number: 1, sequence: 0 },
      },
    }),
    next: [afterwards(kept)],
    button: "Book this time",
    worse: "Getting worse?",
  };
}

/** The patient’s page until then. */
export function keptHead(kept: Hold): Head {
  return {
    title: `Not booked yet: ${timeWords(kept.at)}`,
    lede: `${kept.practice.name} is keeping it for you until ${byWords(kept.until)}. Press the button and it’s yours.`,
  };
}

/** Whether one press books it. */
export function isKept(record: Pick<RequestRecord, "request">): boolean {
  return timeKept(record.request) !== null;
}

function afterwards({ practice }: Hold): string {
  return `If you don’t, we’ll ask ${practice.name} for this time as a request, and it’s booked once they confirm.`;
}
