import { placeBySlug } from "#content/places.ts";
import { formatInstant } from "#domain/nz-time.ts";
import type { Fact } from "../mails/email-frame.tsx";
import { joined } from "#domain/lists.ts";
import { type AboutMail, causeOf, listingOf } from "./mail-facts.ts";
import { byWords } from "#content/requests/when.ts";
import { NO_LONGER_STAND, sentenceOf } from "#content/requests/words.ts";

/** When, `Friday 20 November 2026, 1:30pm NZ time, about 30 minutes`; with whom, and where. */
export function appointmentFacts(about: AboutMail): Fact[] {
  const appointment = about.mail.appointment!;
  return [
    { name: "When", value: `${formatInstant(appointment.at)}, about ${appointment.minutes} minutes` },
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
  const listing = listingOf(about);
  const practice = about.mail.practice ?? listing;
  if (!practice) return [];
  return [
    { name: "Practice", value: practice.name },
    ...(listing ? [{ name: "Address", value: addressOf(listing) }] : []),
    ...(practice.phone === ""
      ? []
      : [{ name: "Phone", value: phoneWords(practice.phone, listing?.isSample ?? false) }]),
  ];
}

/** `(04) 012 3456`; of a sample `(04) 012 3456 (a sample: it reaches no one)`. */
export function phoneWords(phone: string, isSample: boolean): string {
  return isSample ? `${phone} (a sample: it reaches no one)` : phone;
}

/** What the practice wrote for the patient with an answer that agrees no time. */
export function wordsOfPractice(about: AboutMail): Fact[] {
  const cause = causeOf(about);
  const words = cause?.actor === "practice" ? cause.detail.words : undefined;
  return words ? [fromPractice(words)] : [];
}

/** `words` as the practice typed them. */
export function fromPractice(words: string): Fact {
  return { name: "From the practice", value: words };
}

/** What spoke for a practice that the patient did not choose. */
export function reasonFact(about: AboutMail): Fact[] {
  const why = sentenceOf(causeOf(about)?.detail.reasons ?? []);
  return why ? [{ name: "Why this one", value: why }] : [];
}

/** `12 Harbour Steps, Ponsonby, Auckland 1011`; of a practice that states less, what it states: `Nelson`. */
export function addressOf(listing: NonNullable<ReturnType<typeof listingOf>>): string {
  const { address, suburb, place, postcode } = listing;
  return joined([address, suburb, `${placeBySlug(place).name} ${postcode}`.trimEnd()]);
}

/** `10:40am on Tuesday 24 November`, while a practice has an answer to give. */
export function answerFact({ record: { request } }: AboutMail): Fact[] {
  const { answerBy } = request.clocks;
  return answerBy ? [{ name: "They have until", value: byWords(answerBy) }] : [];
}

/** Of a practice that says no after it has offered times: the patient may read its offer after this. */
export function takenBack(about: AboutMail): string[] {
  return causeOf(about)?.detail.withdrawn ? [NO_LONGER_STAND] : [];
}

/** Of a mail that has the file of a cancelled appointment with it. */
export function calendarNote({ mail }: Pick<AboutMail, "mail">): string[] {
  return mail.calendar === "cancel" ? ["The attached file takes it out of your calendar."] : [];
}
