import { html } from "hono/html";
import type { Transaction } from "kysely";
import type { Topic } from "#domain/requests/requests.ts";
import type { Schema } from "#database/schema.ts";
import type { SubmissionKind } from "#database/requests/submissions.ts";
import { DOUBTFUL_WORDS } from "#content/desk.ts";
import { usInFull } from "#content/operator.ts";
import type { Practice } from "#domain/practices/practice.ts";
import type { Message } from "#outbox/transports/message.ts";
import type { Services, Writing } from "../services.ts";
import { block, emailFrame, type Fact, factRows, LOOK } from "./email-frame.ts";
import { type Html, styleOf } from "./email-parts.ts";
import { noticeEmail, type NoticeEmailFacts, noticeText } from "./notice-email.ts";
import { receivedEmail, type ReceivedEmailFacts, receivedText } from "./received-email.ts";

/** The mails about a submission: a first mail, to the address that was typed, and those to our own desk. */
export type FormMails = {
  /** It is null where no one waits for a mail, as after a text. */
  first: Message | null;
  /** Set where something later can make a first mail untrue: it is then taken back while it waits. */
  firstTopic?: Topic;
  ours: readonly Message[];
  /** What the form's own area stores in the same transaction. Throws `NotStored` where the form cannot be stored after all. */
  store?: (tx: Transaction<Schema>) => Promise<void>;
  /** Thrown where the first mail, which confirms something, may not go: the form is then not stored. */
  ifNotMailed?: Error;
  /** Gives back what was claimed for the form. Called where it is not stored after all: it was a repeat, or something failed. */
  release?: () => void;
};

export type Rendered = Pick<Message, "subject" | "text" | "html">;

type ReceivedWords = Omit<ReceivedEmailFacts, "host" | "privacyEmail" | "us" | "siteName">;

/** Composes both. */
export function formMessages(
  services: Writing,
  mail: {
    kind: SubmissionKind;
    /** The address that was typed into the form. */
    email: string;
    received: ReceivedWords;
    operations: Omit<OperationsEmailFacts, "reference">;
  },
): FormMails {
  const { reference, email } = mail.received;
  const to = {
    about: reference,
    which: [`${mail.kind}-received`],
    email: mail.email,
    mailbox: email,
  } as const;
  const tells = { kind: "received", side: "sender" } as const;
  const first = { ...fromUs(services, to, renderReceived(services, mail.received)), tells };
  const operations = { ...mail.operations, reference, which: [`${mail.kind}-new`], email } as const;
  return { first, ours: [operationsMessage(services, operations)] };
}

/** The mail to the sender of a form, with what is the same in all of them. */
export function renderReceived(
  { publicUrl, operator }: Pick<Services, "publicUrl" | "operator">,
  words: ReceivedWords,
): Rendered {
  const { host } = new URL(publicUrl);
  const { privacyEmail, identity } = operator;
  const facts = { ...words, host, privacyEmail, us: usInFull(operator), siteName: identity.name };
  return { subject: facts.subject, text: receivedText(facts), html: emailHtml(receivedEmail(facts)) };
}

/** What a notice says, but for who writes it, which is the same in all of them. */
export type Notice = Omit<NoticeEmailFacts, "us" | "siteName">;

/** The subject, text and HTML of a notice. */
export function renderNotice({ operator }: Pick<Services, "operator">, words: Notice): Rendered {
  const mail = { ...words, us: usInFull(operator), siteName: operator.identity.name };
  return { subject: mail.subject, text: noticeText(mail), html: emailHtml(noticeEmail(mail)) };
}

/** The mail to our own desk; `which` says which of those about its reference. */
export function operationsMessage(
  services: Writing,
  { which, email, ...operations }: OperationsEmailFacts & { which: Which; email: string },
): Message {
  const siteName = services.operator.identity.name;
  const us = { name: siteName, email };
  const words = operationsWords(services, operations);
  return {
    messageId: makeMessageId(services, operations.reference, which.join("-")),
    from: us,
    to: us,
    replyTo: null,
    subject: operations.subject,
    text: operationsText(words),
    html: emailHtml(operationsEmail({ ...words, siteName })),
    tells: { kind: which[0], side: "ours" },
  };
}

/** The mail to our own desk: what came in and when answers are due. No personal data, nothing that was typed. */
type OperationsEmailFacts = {
  subject: string;
  reference: string;
  /** What is promised, and by when. */
  clocks: readonly Fact[];
  /** A hidden field of the form was filled in. */
  doubtful?: boolean;
  /** What has become of it: `No one has dealt with this message yet.` */
  says?: string;
  /** Its page at the desk. */
  deskPath: string;
};

/** The facts with their sentence, and the address of its page at the desk, which holds no token. */
type OperationsWords = OperationsEmailFacts & { where: string; desk: string };

/** Where nobody may sign in by a mailed link. `npm run -s niho` is how docs/operating.md runs a command. */
const SIGN_IN_BY_COMMAND = "To sign in at the desk, open the link that this prints: npm run -s niho -- desk";

function operationsWords(
  { publicUrl, deskMembers }: Pick<Services, "publicUrl" | "deskMembers">,
  facts: OperationsEmailFacts,
): OperationsWords {
  const { says = "", deskPath } = facts;
  const signIn = deskMembers.length > 0 ? "" : SIGN_IN_BY_COMMAND;
  const where = `${says} This email has no personal details. ${signIn}`.trim();
  return { ...facts, where, desk: `${publicUrl}${deskPath}` };
}

function operationsEmail({ siteName, ...mail }: OperationsWords & { siteName: string }): Html {
  const { subject, reference, where, desk } = mail;
  return emailFrame({ siteName, title: subject, preview: where, heading: reference }, [
    block(24, factRows(factsIn(mail))),
    block(24, html`<p class="soft" style="${styleOf(LOOK.soft)}">${where}</p>`),
    block(24, html`<a href="${desk}">${SEE_IT}</a>`),
  ]);
}

/** Words of the link, in plain text as well. */
const SEE_IT = "See it at the desk";

function operationsText(mail: OperationsWords): string {
  const facts = factsIn(mail).map(({ name, value }) => `${name}: ${value}`);
  return [mail.reference, facts.join("\n"), mail.where, `${SEE_IT}: ${mail.desk}`].join("\n\n");
}

function factsIn({ clocks, doubtful = false }: OperationsEmailFacts): readonly Fact[] {
  return doubtful ? [...clocks, { name: "Doubtful", value: DOUBTFUL_WORDS }] : clocks;
}

/**
 * A message from us. `about` is a reference, or `listing 10001`; `which` tells it from the others about that; answers come
 * to `mailbox`.
 */
export function fromUs(
  services: Writing,
  { about, which, email, mailbox }: { about: string; which: Which; email: string; mailbox: string },
  rendered: Rendered,
): Message {
  const us = { name: services.operator.identity.name, email: mailbox };
  const messageId = makeMessageId(services, about, which.join("-"));
  return {
    messageId,
    from: us,
    to: { name: "", email },
    replyTo: us,
    ...rendered,
    tells: { kind: which[0] },
  };
}

/** The kind of a mail, and what tells it from others of that kind: `["listing-link", "2026112001"]`. */
export type Which = readonly [kind: string, ...rest: string[]];

/**
 * A message to a practice that is about none of its requests; answers come to the mailbox for practices. `about`: a
 * reference, else it is about their listing. `hasLink`: with it anyone can change that. `why` they get it, else because
 * their requests come there.
 */
export function toPractice(
  services: Writing,
  to: {
    practice: Pick<Practice, "id" | "email">;
    which: Which;
    about?: string;
    hasLink?: boolean;
    why?: string;
  },
  mail: Omit<Notice, "foot">,
): Message {
  const { practice, which, about = `listing ${practice.id}`, hasLink = false, why = WHY_PRACTICE } = to;
  const foot = [...(hasLink ? [LISTING_LINK_FOOT] : []), why];
  const mailbox = services.operator.emails.partners;
  const from = { about, which, email: practice.email, mailbox };
  const tells = { kind: which[0], side: "practice" } as const;
  return { ...fromUs(services, from, renderNotice(services, { ...mail, foot })), tells };
}

const LISTING_LINK_FOOT = "Anyone with this email can change your listing. Please do not forward it.";
const WHY_PRACTICE =
  "You’re getting this because appointment requests for your practice come to this address.";

/** `2026112001`: in a Message-ID, so that there is one mail an hour, whoever asks for it. */
export function hourStamp(now: Date): string {
  return instantDigits(now).slice(0, 10);
}

/** `202611200130`: in a Message-ID, so that a button that is pressed twice sends one mail. */
export function minuteStamp(now: Date): string {
  return instantDigits(now).slice(0, 12);
}

/** `20261125093000000` */
export function instantDigits(instant: Date): string {
  return instant.toISOString().replaceAll(/\D/g, "");
}

/** Makes one id for one mail about a submission, so that none exists twice: `<7f3c….booking-confirmed-5@niho.example>` */
export function makeMessageId({ keyedHash, publicUrl }: Writing, reference: string, which: string): string {
  return `<${keyedHash(`message ${reference}`).slice(0, 32)}.${which}@${new URL(publicUrl).hostname}>`;
}

/** Puts mail programs into the rendering mode that layout by tables needs. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

function emailHtml(mail: Html): string {
  if (mail instanceof Promise) throw new Error("A part of a mail waits for something.");
  return DOCTYPE + mail.toString();
}
