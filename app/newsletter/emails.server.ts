import { NEWSLETTER } from "#content/newsletter.ts";
import { NEWSLETTER_TERMS } from "#domain/newsletter.ts";
import { formatDayOf, formatLongDay, newZealandDay } from "#domain/nz-time.ts";
import type { Message } from "#outbox/transports/message.ts";
import type { Services } from "#services/services.ts";
import { fromUs, type Notice, type Rendered, renderNotice } from "#services/mails/messages.tsx";
import { withToken } from "#domain/token-address.ts";
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from "./addresses.ts";
import { confirmTokenOf, unsubscribeTokenOf } from "./tokens.server.ts";

type Needed = Pick<Services, "keyedHash" | "publicUrl" | "operator">;

/** A mail of the newsletter has the link to unsubscribe. */
type NewsletterNotice = Notice & Required<Pick<Notice, "leave">>;

/** An address that was typed to subscribe. */
export type Asking = { addressHash: string; email: string; askedAt: Date };

/** Double opt-in: asks the owner of an address to confirm. `leftAt` is when they unsubscribed before, if they did. */
export function confirmMessage(
  services: Needed,
  { addressHash, email, askedAt }: Asking,
  { now, until, leftAt }: { now: Date; until: Date; leftAt: Date | null },
): Message {
  const { publicUrl } = services;
  const { host } = new URL(publicUrl);
  const token = confirmTokenOf(services, addressHash, askedAt);
  const before = leftAt
    ? ` You left it on ${formatDayOf(leftAt)}, and get it again only if you confirm.`
    : "";
  return written(services, {
    email,
    about: `confirm ${addressHash} ${now.toISOString()}`,
    isOneClick: false,
    facts: {
      subject: `Confirm your subscription to ${services.operator.identity.name}’s newsletter`,
      preview: "One more step: tell us that it was you.",
      heading: "Did you ask for our newsletter?",
      opening: [
        `Someone typed this address on ${host} to get our newsletter. ${NEWSLETTER.title}: ${lowerFirst(NEWSLETTER.promise)}${before}`,
      ],
      button: { words: "Confirm my subscription", href: `${publicUrl}${withToken(CONFIRM_PATH, token)}` },
      closing: [
        `The link works until ${formatLongDay(newZealandDay(until))}. It opens a page with a button; press it, and you are subscribed.`,
        `Was it not you? Do nothing. If you do not confirm, we delete the address after ${NEWSLETTER_TERMS.confirmationDays} days, and no newsletter comes.`,
      ],
      foot: [
        `You are getting this because someone used this address on ${host}. To have the address deleted now, and no such email for ${NEWSLETTER_TERMS.quietDays} days even if it is typed again:`,
      ],
      leave: { words: "Delete my address", href: unsubscribeUrlOf(services, addressHash) },
    },
  });
}

/** To a subscriber who subscribes again. The page cannot say so, or it would reveal who is subscribed. */
export function alreadyMessage(
  services: Needed,
  { addressHash, email }: Asking,
  { now, confirmedAt }: { now: Date; confirmedAt: Date },
): Message {
  const { host } = new URL(services.publicUrl);
  return written(services, {
    email,
    about: `already ${addressHash} ${now.toISOString()}`,
    isOneClick: true,
    facts: {
      subject: `You are subscribed to ${services.operator.identity.name}’s newsletter already`,
      preview: "Nothing changes, and there is nothing to do.",
      heading: "You are subscribed already",
      opening: [
        `Someone typed this address on ${host} to get our newsletter. You have been subscribed since ${formatDayOf(confirmedAt)}, so nothing changes and there is nothing to do.`,
      ],
      button: null,
      closing: ["If it was not you, nothing has happened: no one else can see that you are subscribed."],
      ...subscribedSince(services, formatDayOf(confirmedAt), unsubscribeUrlOf(services, addressHash)),
    },
  });
}

/** The foot of a mail to a subscriber. */
export function subscribedSince(
  { publicUrl }: Pick<Needed, "publicUrl">,
  day: string,
  href: string,
): Pick<NewsletterNotice, "foot" | "leave"> {
  const { host } = new URL(publicUrl);
  return {
    foot: [`You are getting this because you subscribed on ${host} on ${day}. To stop it:`],
    leave: { words: "Unsubscribe", href },
  };
}

function unsubscribeUrlOf(services: Needed, addressHash: string): string {
  return unsubscribeUrl(services, unsubscribeTokenOf(services, addressHash));
}

export function unsubscribeUrl({ publicUrl }: Pick<Needed, "publicUrl">, token: string): string {
  return `${publicUrl}${withToken(UNSUBSCRIBE_PATH, token)}`;
}

/** `about` names the mail: its Message-ID is the same for each attempt at it, and another for any other. */
export function fromNewsletter(
  services: Needed,
  { about, email }: { about: string; email: string },
  rendered: Rendered,
): Message {
  const mailbox = services.operator.emails.support;
  return fromUs(services, { about: `newsletter ${about}`, which: "newsletter", email, mailbox }, rendered);
}

function written(
  services: Needed,
  mail: { email: string; about: string; isOneClick: boolean; facts: NewsletterNotice },
): Message {
  const message = fromNewsletter(services, mail, renderNewsletter(services, mail.facts));
  return mail.isOneClick ? { ...message, unsubscribeUrl: mail.facts.leave.href } : message;
}

/** With the address at which we read answers in its foot. */
export function renderNewsletter(services: Pick<Services, "operator">, facts: NewsletterNotice): Rendered {
  return renderNotice(services, { ...facts, mailbox: services.operator.emails.support });
}

function lowerFirst(text: string): string {
  return text.replace(/^./, (letter) => letter.toLowerCase());
}
