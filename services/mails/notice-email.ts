import { html } from "hono/html";
import {
  block,
  type EmailAction,
  emailButton,
  emailFrame,
  type Fact,
  factRows,
  foot,
  link,
  mailLink,
  paragraphs,
} from "./email-frame.ts";
import type { Html } from "./email-parts.ts";
import { type Callable, callFirstText } from "#content/call-first-words.ts";
import { callFirst, gettingWorse, gettingWorseText, greeted } from "./received-email.ts";

/** A mail about something that has happened or is due: a request, a listing, a review, an issue of the newsletter. */
export type NoticeEmailFacts = {
  subject: string;
  /** The preview text beside the subject in a list of mails. */
  preview: string;
  heading: string;
  /** That the practice is made up. */
  sample?: string | null;
  /** In an emergency, before everything: who to call now, in place of `worse`. */
  callFirst?: { practice: Callable | null } | null;
  /** Paragraphs: what is so now. The greeting goes before the first of them. */
  opening: readonly string[];
  /** The heading greets already, or the first words have to be others, as in an emergency. */
  isGreeted?: boolean;
  facts?: readonly Fact[];
  /** What happens next, and by when. */
  next?: readonly string[];
  button: EmailAction | null;
  /** Another page that is useful now, as a link under the button. */
  also?: EmailAction | null;
  /** Paragraphs under the button. */
  closing?: readonly string[];
  /** For those who may be in pain: `Getting worse?` */
  worse?: string;
  /** Who may have this mail, and why it came. */
  foot: readonly string[];
  /** The link that stops such mails, in the foot. */
  leave?: EmailAction;
  /** Who writes: `usInFull` of the operator. */
  us: string;
  siteName: string;
  /** Where we read answers, in the foot. */
  mailbox?: string;
};

export function noticeEmail(mail: NoticeEmailFacts): Html {
  const { sample, facts = [], next = [], button, also, closing = [], worse, leave, mailbox } = mail;
  const { siteName, subject: title, preview, heading } = mail;
  const leaveLink = leave && html` ${link(leave.href, leave.words)}`;
  const address = mailbox && html`. ${mailLink(mailbox)}`;
  return emailFrame({ siteName, title, preview, heading }, [
    mail.callFirst ? callFirst(mail.callFirst) : "",
    sample ? paragraphs([sample], true) : "",
    paragraphs(openingOf(mail)),
    facts.length > 0 ? block(20, factRows(facts)) : "",
    paragraphs(next),
    button ? emailButton(button) : "",
    also ? block(14, link(also.href, also.words)) : "",
    paragraphs(closing),
    worse ? block(24, gettingWorse(worse)) : "",
    block(28, foot(html`${mail.foot.join(" ")}${leaveLink}<br />${mail.us}${address}`)),
  ]);
}

/** Greets everyone alike, but no one who has to call first. */
function openingOf({ opening, isGreeted, callFirst: isUrgent }: NoticeEmailFacts): readonly string[] {
  return isGreeted || isUrgent ? opening : greeted(opening);
}

/** Writes the notice as plain text. */
export function noticeText(mail: NoticeEmailFacts): string {
  const { sample, facts = [], next = [], button, also, closing = [], worse, leave, mailbox } = mail;
  return [
    mail.heading,
    ...(mail.callFirst ? [callFirstText(mail.callFirst.practice)] : []),
    ...(sample ? [sample] : []),
    ...openingOf(mail),
    ...(facts.length > 0 ? [facts.map(factText).join("\n")] : []),
    ...next,
    ...[button, also].filter((action) => !!action).map(({ words, href }) => `${words}:\n${href}`),
    ...closing,
    ...(worse ? [gettingWorseText(worse)] : []),
    [
      mail.foot.join(" "),
      ...(leave ? [`${leave.words}: ${leave.href}`] : []),
      mailbox ? `${mail.us}. ${mailbox}` : mail.us,
    ].join("\n"),
  ].join("\n\n");
}

function factText({ name, value, href }: Fact): string {
  return `- ${name}: ${value}${href ? `\n  ${href}` : ""}`;
}
