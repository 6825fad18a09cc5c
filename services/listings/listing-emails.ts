import type { Practice } from "#domain/practices/practice.ts";
import { formatDay, formatInstant, formatInstantDay } from "#domain/nz-time.ts";
import {
  hoursInWords,
  newPatientsInWords,
  NOT_STATED,
  usualPriceInWords,
} from "#domain/practices/practice-words.ts";
import type { Message } from "#outbox/transports/message.ts";
import { instantDigits, toPractice } from "../mails/messages.ts";
import { LOST_LINK_PATH, practicePath } from "#content/links.ts";
import type { Writing } from "../services.ts";
import type { Change } from "./changes.ts";

/** Tells a practice what was changed in its listing. It has no link, so that reading it is not enough to change anything. */
export function changedMail(
  services: Writing,
  {
    practice,
    section,
    changes,
    now,
    isOurs = false,
  }: {
    practice: Practice;
    section: string;
    changes: readonly Change[];
    now: Date;
    /** Our staff changed it, and not someone with the practice’s link. */
    isOurs?: boolean;
  },
): Message {
  const { publicUrl, operator } = services;
  const mail = {
    subject: `Your listing on ${operator.identity.name} has changed`,
    preview: `${changes.map(({ name }) => name).join(", ")}: what people see now.`,
    heading: "Your listing has changed",
    opening: [
      `${isOurs ? "Our staff" : "Someone with your link"} changed the listing of ${practice.name} on ${formatInstant(now)}.${section === "calendar" ? "" : " People can see the change now."}`,
    ],
    facts: changes.flatMap(({ name, before, after }) => [
      { name, value: after },
      { name: `${name}, before`, value: before },
    ]),
    next: [
      isOurs
        ? `Not right? Reply to this email, or write to ${operator.emails.partners}. You can change it back with the link to your listing.`
        : `If it wasn’t you, get a new link at ${publicUrl}${LOST_LINK_PATH}. Open it, and choose “Has this link reached the wrong person?” to end the old links. Then write to ${operator.emails.partners}.`,
    ],
    button: { words: "See your page", href: `${publicUrl}${practicePath(practice)}` },
  };
  // Two saves of a section are never of one instant: the second meets another version.
  return toPractice(services, { practice, which: ["listing-changed", section, instantDigits(now)] }, mail);
}

/**
 * Tells a practice, at the address that its requests went to, that they go to another one now. It doesn't say to which:
 * one of the two is perhaps not the practice's.
 */
export function movedMail(services: Writing, { practice, now }: { practice: Practice; now: Date }): Message {
  const { identity, emails } = services.operator;
  return toPractice(
    services,
    {
      practice,
      which: ["listing-moved", instantDigits(now)],
      why: "You’re getting this because appointment requests for your practice came to this address until now.",
    },
    {
      subject: `Requests for ${practice.name} now go to another address`,
      preview: "Someone applied to join in the name of your practice, and we approved it.",
      heading: "Your requests now go to another address",
      opening: [
        `Someone applied to join ${identity.name} in the name of ${practice.name}, and we approved it. Requests for appointments now go to the address they gave. The links we sent to this address no longer work.`,
      ],
      next: [`Didn’t expect this? Reply to this email, or write to ${emails.partners}.`],
      button: null,
    },
  );
}

/** Asks a practice whether its listing is still right, with what people see of it. One a `year`. */
export function yearlyMail(
  services: Writing,
  { practice, url, until, year }: { practice: Practice; url: string; until: Date; year: string },
): Message {
  const { publicUrl, operator } = services;
  const { name, openingHours, hoursAsWritten, phone, checkedOn } = practice;
  return toPractice(
    services,
    { practice, which: ["listing-yearly", year], hasLink: true },
    {
      subject: "Is your listing still right?",
      preview: `Please check what people see about ${name}.`,
      heading: "Is your listing still right?",
      opening: [
        `We ask once a year, so that people can rely on what they read. This is what they see about ${name} now:`,
      ],
      facts: [
        {
          name: "Opening hours",
          value: openingHours || hoursAsWritten ? hoursInWords(practice) : NOT_STATED,
        },
        { name: "New patients", value: newPatientsInWords(practice) },
        { name: "A usual visit", value: usualPriceInWords(practice) ?? NOT_STATED },
        { name: "Phone", value: phone || NOT_STATED },
        {
          name: "Last checked",
          value: checkedOn === null ? "No one has checked it yet" : formatDay(checkedOn),
        },
      ],
      next: [
        "Open your listing and look at the rest too. If everything is right, confirm it at the end of the page, and people will see that it was checked that day. If something is wrong or missing, change it there, and people will see it at once.",
      ],
      button: { words: "Open your listing", href: url },
      closing: [
        "If you do nothing, your page stays as it is, and we’ll ask again in a year.",
        `The link works until ${formatInstantDay(until)}. After that, get a new one at ${publicUrl}${LOST_LINK_PATH}. If you no longer want to take part, write to ${operator.emails.partners}.`,
      ],
    },
  );
}
