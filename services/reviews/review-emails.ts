import { deskItemPath, replyPath } from "#content/desk-addresses.ts";
import { replyDeadlines } from "#content/reply-clocks.ts";
import { type ListingLink, listingToken } from "#database/practices/listing-links.ts";
import type { PatientReview, StoredReview } from "#database/practices/reviews.ts";
import { formatInstant } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import {
  LEFT_OUT_FOR,
  MOST_REPLY,
  REPLY_LEFT_OUT_FOR,
  type ReplyLeftOutFor,
  type ReviewDecision,
} from "#domain/practices/reviews.ts";
import { withToken } from "#domain/token-address.ts";
import type { Message } from "#outbox/transports/message.ts";
import {
  instantDigits,
  fromUs,
  type Notice,
  operationsMessage,
  renderNotice,
  toPractice,
  type Which,
} from "../mails/messages.ts";
import { LOST_LINK_PATH, practicePath } from "#content/links.ts";
import { OWN_REVIEWS_PATH } from "#content/listing-addresses.ts";
import type { Writing } from "../services.ts";

type Received = Pick<PatientReview, "practiceName" | "email"> &
  Pick<StoredReview, "reference" | "receivedAt">;

/** To the writer, at once. `url`: the page where it can be seen and taken back, with its token. */
export function reviewReceivedMail(services: Writing, review: Received, url: string): Message {
  const { reference, practiceName } = review;
  return toWriter(services, review, "received", {
    subject: `We have your review, ${reference}`,
    preview: `Someone on our team will read it ${services.operator.identity.replies.review.when}.`,
    heading: "We have your review",
    opening: [
      `Thank you for reviewing your visit to ${practiceName}. Someone on our team will read it ${services.operator.identity.replies.review.when}, and we’ll email you.`,
    ],
    facts: [{ name: "Reference", value: reference }],
    button: { words: "See it, or take it back", href: url },
    foot: [
      "Anyone with this email can see your request and take your review back. Please do not forward it.",
    ],
  });
}

/** To our staff: nothing that was written. */
export function newReviewMail(services: Writing, { reference, receivedAt }: Received): Message {
  return toStaff(services, {
    which: ["review-new"],
    subject: `New review ${reference}`,
    reference,
    receivedAt,
    deskPath: deskItemPath({ kind: "review", reference }),
  });
}

/** To our staff: a practice has sent a reply, and we read it before anyone sees it. */
export function newReplyMail(
  services: Writing,
  { reference, now }: { reference: string; now: Date },
): Message {
  return toStaff(services, {
    which: ["review-reply-new", instantDigits(now)],
    subject: `New reply to review ${reference}`,
    reference,
    receivedAt: now,
    deskPath: replyPath(reference),
  });
}

type ToStaff = { which: Which; subject: string; reference: string; receivedAt: Date; deskPath: string };

function toStaff(services: Writing, { receivedAt, ...mail }: ToStaff): Message {
  const { identity, emails } = services.operator;
  const { answerBy } = replyDeadlines(identity, { kind: "review", receivedAt, fields: {} });
  return operationsMessage(services, {
    ...mail,
    email: emails.support,
    clocks: [
      { name: "Received", value: formatInstant(receivedAt) },
      { name: "Decide by", value: formatInstant(answerBy) },
    ],
  });
}

const WHY_WRITER = "You’re getting this because you reviewed a visit you booked with us.";

type Decided = { review: StoredReview; decision: ReviewDecision; practice: Practice };

/**
 * What was decided: to the writer and, where it is published, to the practice. `link`: of a practice that takes part, to
 * its listing, where it replies.
 */
export function decisionMails(
  services: Writing,
  { review, decision, practice, link }: Decided & { link: ListingLink | null },
): Message[] {
  const ours = toWriter(services, review, decision.outcome, {
    ...decisionWords(services, { review, decision, practice }),
    facts: [{ name: "Reference", value: review.reference }],
    button:
      decision.outcome === "refused"
        ? null
        : { words: "See it on the page", href: `${services.publicUrl}${practicePath(practice)}#reviews` },
    foot: [WHY_WRITER],
  });
  if (decision.outcome === "refused" || practice.email === "") return [ours];
  return [ours, reviewedMail(services, { review, practice, link })];
}

/** The practice has answered the review: to the writer, once. */
export function repliedMail(services: Writing, review: StoredReview, practice: Practice): Message {
  const { publicUrl, operator } = services;
  return toWriter(services, review, "reply", {
    subject: `${practice.name} has replied to your review`,
    preview: "Their reply is on their page, below your review.",
    heading: "The practice has replied to your review",
    opening: [
      `Someone on our team has read their reply. It’s on the page of ${practice.name}, below your review.`,
      `If it says who you are, or anything about your care, reply to this email or write to ${operator.emails.support}, and we’ll take it down.`,
    ],
    facts: [{ name: "Reference", value: review.reference }],
    button: { words: "See it on the page", href: `${publicUrl}${practicePath(practice)}#reviews` },
    foot: [WHY_WRITER],
  });
}

type Words = Pick<Notice, "subject" | "preview" | "heading" | "opening">;

function decisionWords({ operator }: Writing, { review, decision, practice: { name } }: Decided): Words {
  const object = `Don’t agree? Reply to this email, or write to ${operator.emails.support}.`;
  switch (decision.outcome) {
    case "published":
      return {
        subject: "Your review is published",
        preview: `It’s on the page of ${name}.`,
        heading: "Your review is published",
        opening: [
          `${review.text ? `It’s on the page of ${name}, as you wrote it` : `It counts towards the rating of ${name}`}. To take it back, use the link in our email “We have your review”.`,
        ],
      };
    case "stars":
      return {
        subject: "Your stars count, but we don’t show your words",
        preview: `Why, and how to write it again.`,
        heading: "Your stars count, but we don’t show your words",
        opening: [
          `Your stars and answers are on the page of ${name}. Your words aren’t, because ${LEFT_OUT_FOR[decision.leftOut]}.`,
          `To change the words, take the review back with the link in our email “We have your review”, and write it again. ${object}`,
        ],
      };
    default:
      return {
        subject: "We didn’t publish your review",
        preview: "We couldn’t confirm a visit.",
        heading: "We didn’t publish your review",
        opening: [
          `We couldn’t confirm with ${name} that there was a visit, so we don’t show or count your review. ${object}`,
        ],
      };
  }
}

function toWriter(
  services: Writing,
  { reference, email }: Pick<StoredReview, "reference" | "email">,
  which: string,
  mail: Notice,
): Message {
  const mailbox = services.operator.emails.support;
  const from = { about: reference, which: [`review-${which}`], email, mailbox } as const;
  return fromUs(services, from, renderNotice(services, mail));
}

/** Nothing about the writer or their words, because anyone at the reception might read it. */
function reviewedMail(
  services: Writing,
  { review: { reference }, practice, link }: Omit<Decided, "decision"> & { link: ListingLink | null },
): Message {
  const { publicUrl } = services;
  const reply = link ? "Open your reviews below" : "Reply to this email with the reference and your words";
  return toPractice(
    services,
    { about: reference, practice, which: ["review-to-practice"], hasLink: link !== null },
    {
      subject: `A patient has reviewed ${practice.name}`,
      preview: "It’s on your page now.",
      heading: "A patient has reviewed your practice",
      opening: [
        `They booked their appointment through ${services.operator.identity.name}, and someone on our team has read the review. It’s on your page now.`,
        `Want to reply? ${reply}, and write at most ${MOST_REPLY} characters. Please say nothing about anyone’s care. Someone on our team will read your reply, and we’ll show it below the review as you wrote it.`,
        "Please do not try to find out who wrote the review, and do not confirm to anyone that they were your patient: rule 11 of the Health Information Privacy Code 2020 protects their privacy.",
        `If the review breaks a rule, or there was no such visit, reply to this email with the reference, and we’ll look at it again. The rules for reviews: ${publicUrl}/terms#reviews`,
      ],
      facts: [{ name: "Reference", value: reference }],
      button: link
        ? { words: "Read it and reply", href: ownReviewsAddress(services, link) }
        : { words: "See your page", href: `${publicUrl}${practicePath(practice)}#reviews` },
    },
  );
}

type DecidedReply = { review: StoredReview; practice: Practice; leftOut: ReplyLeftOutFor | null; now: Date };

/** To the practice: their reply is shown, or isn't, and why. */
export function replyDecidedMail(
  services: Writing,
  { review: { reference }, practice, leftOut, now }: DecidedReply,
): Message {
  const which = [`review-reply-${leftOut ? "left-out" : "shown"}`, instantDigits(now)] as const;
  const words: Words = leftOut
    ? {
        subject: "We can’t show your reply",
        preview: "Why, and what to do.",
        heading: "We can’t show your reply",
        opening: [
          `We’ve read your reply to the review ${reference}, and we can’t show it because ${REPLY_LEFT_OUT_FOR[leftOut]}.`,
          "You’re welcome to write another: get the link to your listing below. Don’t agree? Reply to this email.",
        ],
      }
    : {
        subject: "Your reply is below the review",
        preview: "People can read it on your page now.",
        heading: "Your reply is below the review",
        opening: ["We’ve read your reply, and people can read it on your page now."],
      };
  return toPractice(
    services,
    { about: reference, practice, which },
    {
      ...words,
      facts: [{ name: "Reference", value: reference }],
      button: leftOut
        ? { words: "Get the link to your listing", href: `${services.publicUrl}${LOST_LINK_PATH}` }
        : { words: "See your page", href: `${services.publicUrl}${practicePath(practice)}#reviews` },
    },
  );
}

function ownReviewsAddress(services: Writing, link: ListingLink): string {
  return `${services.publicUrl}${withToken(OWN_REVIEWS_PATH, listingToken(services, link))}`;
}
