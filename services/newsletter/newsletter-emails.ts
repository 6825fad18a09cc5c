import { NEWSLETTER } from "#content/newsletter.ts";
import { NEWSLETTER_TERMS } from "#domain/newsletter.ts";
import { formatInstantDay, formatLongDay, newZealandDay } from "#domain/nz-time.ts";
import type { Message } from "#outbox/transports/message.ts";
import type { Services, Writing } from "../services.ts";
import { fromUs, type Notice, type Rendered, renderNotice } from "../mails/messages.ts";
import { withToken } from "#domain/token-address.ts";
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from "#content/newsletter.ts";

/** A mail of the newsletter has the link to unsubscribe. */
type NewsletterNotice = Notice & Required<Pick<Notice, "leave">>;

/** An address that was typed to subscribe. */
export type Asking = { addressHash: string; email: string; askedAt: Date };

/** Double opt-in: asks the owner of an address to confirm. `leftAt` is when they unsubscribed before, if they did. */
export function confirmMessage(
  services: Writing,
  { addressHash, email, askedAt }: Asking,
  { now, until, leftAt }: { now: Date; until: Date; leftAt: Date | null },
): Message {
  const { publicUrl } = services;
  const { host } = new URL(publicUrl);
  const token = confirmToken(services, addressHash, askedAt);
  const before = leftAt
    ? ` You unsubscribed on ${formatInstantDay(leftAt)}, so you’ll get it again only if you confirm.`
    : "";
  return written(services, {
    email,
    about: `confirm ${addressHash} ${now.toISOString()}`,
    isOneClick: false,
    facts: {
      subject: `Confirm your subscription to ${services.operator.identity.name}’s newsletter`,
      preview: "One more step: tell us it was you.",
      heading: "Did you ask for our newsletter?",
      opening: [
        `Someone entered this address on ${host} to get our newsletter. ${NEWSLETTER.title}: ${lowerFirst(NEWSLETTER.promise)}${before}`,
      ],
      button: { words: "Confirm my subscription", href: `${publicUrl}${withToken(CONFIRM_PATH, token)}` },
      closing: [
        `The link works until ${formatLongDay(newZealandDay(until))}. It opens a page with a button. Press it to subscribe.`,
        `If it wasn’t you, you don’t have to do anything: we’ll delete the address after ${NEWSLETTER_TERMS.confirmationDays} days and send no newsletter.`,
      ],
      foot: [
        `You’re getting this because someone used this address on ${host}. You can delete the address now, and we won’t send this email for ${NEWSLETTER_TERMS.quietDays} days even if it’s entered again:`,
      ],
      leave: { words: "Delete my address", href: unsubscribeAddress(services, addressHash) },
    },
  });
}

/** To a subscriber who subscribes again. The page cannot say so, or it would reveal who is subscribed. */
export function alreadyMessage(
  services: Writing,
  { addressHash, email }: Asking,
  { now, confirmedAt }: { now: Date; confirmedAt: Date },
): Message {
  const { host } = new URL(services.publicUrl);
  return written(services, {
    email,
    about: `already ${addressHash} ${now.toISOString()}`,
    isOneClick: true,
    facts: {
      subject: `You’re already subscribed to ${services.operator.identity.name}’s newsletter`,
      preview: "Nothing changes, and you don’t have to do anything.",
      heading: "You’re already subscribed",
      opening: [
        `Someone entered this address on ${host} to get our newsletter. You’ve been subscribed since ${formatInstantDay(confirmedAt)}, so nothing changes and you don’t have to do anything.`,
      ],
      button: null,
      closing: ["If it wasn’t you, don’t worry: no one else can see that you’re subscribed."],
      ...subscribedSince(services, formatInstantDay(confirmedAt), unsubscribeAddress(services, addressHash)),
    },
  });
}

/** The foot of a mail to a subscriber. */
export function subscribedSince(
  { publicUrl }: Pick<Writing, "publicUrl">,
  day: string,
  href: string,
): Pick<NewsletterNotice, "foot" | "leave"> {
  const { host } = new URL(publicUrl);
  return {
    foot: [`You’re getting this because you subscribed on ${host} on ${day}. To stop it:`],
    leave: { words: "Unsubscribe", href },
  };
}

function unsubscribeAddress(services: Writing, addressHash: string): string {
  return unsubscribeUrl(services, unsubscribeToken(services, addressHash));
}

export function unsubscribeUrl({ publicUrl }: Pick<Writing, "publicUrl">, token: string): string {
  return `${publicUrl}${withToken(UNSUBSCRIBE_PATH, token)}`;
}

/** `about` names the mail: its Message-ID is the same for each attempt at it, and another for any other. */
export function fromNewsletter(
  services: Writing,
  { about, email }: { about: string; email: string },
  rendered: Rendered,
): Message {
  const mailbox = services.operator.emails.support;
  return fromUs(services, { about: `newsletter ${about}`, which: ["newsletter"], email, mailbox }, rendered);
}

function written(
  services: Writing,
  mail: { email: string; about: string; isOneClick: boolean; facts: NewsletterNotice },
): Message {
  const message = fromNewsletter(services, mail, renderNewsletter(services, mail.facts));
  return mail.isOneClick ? { ...message, unsubscribeUrl: mail.facts.leave.href } : message;
}

/** Renders it with the address at which we read answers in its foot. */
export function renderNewsletter(services: Pick<Services, "operator">, facts: NewsletterNotice): Rendered {
  return renderNotice(services, { ...facts, mailbox: services.operator.emails.support });
}

function lowerFirst(text: string): string {
  return text.replace(/^./, (letter) => letter.toLowerCase());
}

type Keyed = Pick<Services, "keyedHash">;

/**
 * The token in the link that confirms: 256 bits that only the secret can make, the same in each mail about one
 * asking, so that whichever of them is opened works. The database has its hash.
 */
export function confirmToken({ keyedHash }: Keyed, addressHash: string, askedAt: Date): string {
  return keyedHash(`newsletter confirm ${addressHash} ${askedAt.toISOString()}`);
}

/** The token in the link that ends it: the same in every mail to an address, so that the oldest one still works. */
export function unsubscribeToken({ keyedHash }: Keyed, addressHash: string): string {
  return keyedHash(`newsletter unsubscribe ${addressHash}`);
}
