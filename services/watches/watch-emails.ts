import { directoryHref, practicePath, WATCH_LINK_PATH } from "#content/links.ts";
import { placeBySlug } from "#content/places.ts";
import { watchToken } from "#database/practices/practice-watches.ts";
import { withToken } from "#domain/token-address.ts";
import { WATCH_TERMS } from "#domain/practices/watch-terms.ts";
import type { Practice } from "#domain/practices/practice.ts";
import type { Message } from "#outbox/transports/message.ts";
import { instantDigits, fromUs, type Notice, renderNotice, type Which } from "../mails/messages.ts";
import type { Writing } from "../services.ts";

/** Asks the owner of an address whether they want to hear when a practice takes new patients. */
export function confirmMail(
  services: Writing,
  {
    id,
    email,
    practice,
    now,
  }: { id: string; email: string; practice: Pick<Practice, "name" | "isSample">; now: Date },
): Message {
  const { publicUrl } = services;
  const { host } = new URL(publicUrl);
  const link = `${publicUrl}${withToken(WATCH_LINK_PATH, watchToken(services, id))}`;
  return toWatcher(
    services,
    { id, email, which: ["watch-confirm", instantDigits(now)] },
    {
      subject: `Shall we tell you when ${practice.name} takes new patients?`,
      preview: "One more step: tell us it was you.",
      heading: "Shall we tell you?",
      sample: sampleNote(practice.name, practice.isSample),
      opening: [
        `Someone typed this address on ${host} to hear when ${practice.name} takes new patients. If that was you, open the link and press the button on its page.`,
      ],
      button: { words: "Yes, it was me", href: link },
      closing: [
        `We’ll then send you one email when they say they’re taking new patients, and stop looking after ${WATCH_TERMS.months} months.`,
        `If it wasn’t you, do nothing, and we’ll delete your address after ${WATCH_TERMS.confirmationDays} days.`,
      ],
      foot: ["Change your mind later? You can stop on the same page:"],
      leave: { words: "Stop waiting", href: link },
    },
  );
}

/** They take new patients: the one mail that was asked for. */
export function takesPatientsMail(
  services: Writing,
  watch: { id: string; email: string; practiceId: number; practice: string; slug: string; isSample: boolean },
): Message {
  const { publicUrl } = services;
  const { id, email, practiceId, practice, slug } = watch;
  return toWatcher(
    services,
    { id, email, which: ["watch-yes"] },
    {
      subject: `${practice} is taking new patients`,
      preview: "You asked us to tell you.",
      heading: "They’re taking new patients",
      sample: sampleNote(practice, watch.isSample),
      opening: [
        `${practice} now says they’re taking new patients. Places can fill up quickly, so book or call soon.`,
      ],
      button: {
        words: "See the practice",
        href: `${publicUrl}${practicePath({ id: practiceId, slug })}`,
      },
      foot: [`You asked for this on ${new URL(publicUrl).host}. ${LAST}`],
    },
  );
}

/** Their listing is gone: no one goes on waiting. */
export function goneMail(
  services: Writing,
  { id, email, practice, place }: { id: string; email: string; practice: string; place: string },
): Message {
  const { publicUrl, operator } = services;
  const town = placeBySlug(place).name;
  return toWatcher(
    services,
    { id, email, which: ["watch-gone"] },
    {
      subject: `${practice} is no longer listed on ${operator.identity.name}`,
      preview: "We can’t tell you when they take new patients.",
      heading: "They’re no longer listed",
      opening: [
        `You asked us to tell you when ${practice} takes new patients. They’re no longer listed with us, so we can’t.`,
      ],
      button: {
        words: `See who takes new patients in ${town}`,
        href: `${publicUrl}${directoryHref({ location: place, accepting: "yes" })}`,
      },
      foot: [`You asked for this on ${new URL(publicUrl).host}. ${LAST}`],
    },
  );
}

const LAST = "This is our last email about this practice, and we’ve taken your address off the list.";

function sampleNote(name: string, isSample: boolean): string | null {
  return isSample ? `${name} is a sample, not a real business.` : null;
}

function toWatcher(
  services: Writing,
  { id, email, which }: { id: string; email: string; which: Which },
  notice: Notice,
): Message {
  const mailbox = services.operator.emails.support;
  const rendered = renderNotice(services, { ...notice, mailbox });
  return fromUs(services, { about: `watch ${id}`, which, email, mailbox }, rendered);
}
