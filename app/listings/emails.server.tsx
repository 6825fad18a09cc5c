import { usInFull } from "#content/operator.ts";
import { SITE } from "#content/site.ts";
import type { Practice } from "#domain/practice.ts";
import { formatDay, formatInstant, newZealandDay } from "#domain/nz-time.ts";
import type { Message } from "#mail/message.ts";
import { emailHtml } from "../forms/email-html.server.ts";
import { digitsOf, messageIdOf } from "../forms/messages.server.tsx";
import { LOST_LINK_PATH, practicePath } from "../links.ts";
import { RequestEmail, type RequestEmailFacts, requestText } from "../requests/request-email.tsx";
import type { Services } from "../services.ts";
import type { Change } from "./changes.ts";
import type { SectionName } from "./sections.server.ts";

type Needed = Pick<Services, "keyedHash" | "publicUrl" | "operator">;

/** Tells a practice what was changed in its listing. It has no link, so that reading it is not enough to change anything. */
export function changedMail(
  services: Needed,
  {
    practice,
    section,
    changes,
    now,
  }: { practice: Practice; section: SectionName; changes: readonly Change[]; now: Date },
): Message {
  const { publicUrl, operator } = services;
  const mail: RequestEmailFacts = {
    subject: `Your listing on ${SITE.name} has changed`,
    preview: `${changes.map(({ name }) => name).join(", ")}: what people see now.`,
    heading: "Your listing has changed",
    opening: [
      `Someone with the link to the listing of ${practice.name} changed it on ${formatInstant(now)}. People see it already.`,
    ],
    facts: changes.flatMap(({ name, before, after }) => [
      { name, value: after },
      { name: `${name}, before`, value: before },
    ]),
    next: [
      `Was it not you? Have a new link sent at ${publicUrl}${LOST_LINK_PATH}, choose “Does someone have this link who should not?” on the page that it opens, and write to ${operator.emails.partners}.`,
    ],
    button: { words: "See your page", href: `${publicUrl}${practicePath(practice)}` },
    foot: [WHY],
    us: usInFull(operator),
  };
  // Two saves of a section are never of one instant: the second meets another version.
  return fromUs(services, practice, `listing-changed-${section}-${digitsOf(now)}`, mail);
}

/** Brings a practice the link with which it changes its listing. `which` tells it from others. */
export function listingLinkMail(
  services: Needed,
  { practice, url, until, which }: { practice: Practice; url: string; until: Date; which: string },
): Message {
  return fromUs(services, practice, `listing-link-${which}`, {
    subject: `The link to your listing on ${SITE.name}`,
    preview: "With it you keep your hours, prices and everything else right.",
    heading: "The link to your listing",
    opening: [
      `With this link you change what people see of ${practice.name}: opening hours and days away, whether you take new patients, treatments and prices, and how to reach you.`,
      `What you change shows at once. The link works until ${formatDay(newZealandDay(until))}; after that, have a new one sent at ${services.publicUrl}${LOST_LINK_PATH}.`,
    ],
    button: { words: "Open your listing", href: url },
    foot: ["Anyone with this email can change your listing. Please do not forward it.", WHY],
    us: usInFull(services.operator),
  });
}

const WHY = "You are getting this because your practice takes appointment requests here, at this address.";

function fromUs(services: Needed, { id, email }: Practice, which: string, mail: RequestEmailFacts): Message {
  const us = { name: SITE.name, email: services.operator.emails.partners };
  return {
    messageId: messageIdOf(services, `listing ${id}`, which),
    from: us,
    to: { name: "", email },
    replyTo: us,
    subject: mail.subject,
    text: requestText(mail),
    html: emailHtml(<RequestEmail {...mail} />),
  };
}
