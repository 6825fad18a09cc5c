import { deskPathOf } from "#content/desk-addresses.ts";
import { replyClocksOf } from "#content/reply-clocks.ts";
import type { PatientReview, StoredReview } from "#database/reviews.ts";
import { formatInstant } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practice.ts";
import { LEFT_OUT_FOR, MOST_REPLY, type ReviewDecision } from "#domain/reviews.ts";
import type { Message } from "#outbox/transports/message.ts";
import { fromUs, type Notice, operationsMessage, renderNotice, WHY_PRACTICE } from "../mails/messages.tsx";
import { practicePath } from "#content/links.ts";
import type { Services } from "../services.ts";

type Needed = Pick<Services, "keyedHash" | "publicUrl" | "operator" | "deskMembers">;
type Received = Pick<PatientReview, "practiceName" | "email"> &
  Pick<StoredReview, "reference" | "receivedAt">;

/** To the writer, at once. `url`: the page where it can be seen and taken back, with its token. */
export function reviewReceivedMail(services: Needed, review: Received, url: string): Message {
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
export function newReviewMail(services: Needed, { reference, receivedAt }: Received): Message {
  return operationsMessage(services, {
    id: "review-new",
    email: services.operator.emails.support,
    subject: `New review ${reference}`,
    reference,
    clocks: [
      { name: "Received", value: formatInstant(receivedAt) },
      {
        name: "Decide by",
        value: formatInstant(
          replyClocksOf(services.operator.identity, { kind: "review", receivedAt, fields: {} }).answerBy,
        ),
      },
    ],
    deskPath: deskPathOf({ kind: "review", reference }),
    byCommand: `Read it with: review show ${reference}`,
  });
}

const WHY_WRITER = "You’re getting this because you reviewed a visit you booked here.";

type Decided = { review: StoredReview; decision: ReviewDecision; practice: Practice };

/** What was decided: to the writer and, where it is published, to the practice. */
export function decisionMails(services: Needed, { review, decision, practice }: Decided): Message[] {
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
  return [ours, toPractice(services, review, practice)];
}

/** The practice has answered the review: to the writer, once. */
export function repliedMail(services: Needed, review: StoredReview, practice: Practice): Message {
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

function decisionWords({ operator }: Needed, { review, decision, practice: { name } }: Decided): Words {
  const object = `Don’t agree? Reply to this email, or write to ${operator.emails.support}.`;
  switch (decision.outcome) {
    case "published":
      return {
        subject: "Your review is published",
        preview: `It’s on the page of ${name}.`,
        heading: "Your review is published",
        opening: [
          `${review.text ? `It’s on the page of ${name}, as you wrote it` : `It counts towards the rating of ${name}`}. To take it back, use the link in our first email about it.`,
        ],
      };
    case "stars":
      return {
        subject: "Your stars count, but we don’t show your words",
        preview: `Why, and how to write it again.`,
        heading: "Your stars count, but we don’t show your words",
        opening: [
          `Your stars and answers are on the page of ${name}. Your words aren’t, because ${LEFT_OUT_FOR[decision.leftOut]}.`,
          `To change the words, take the review back with the link in our first email about it, and write it again. ${object}`,
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
  services: Needed,
  { reference, email }: Pick<StoredReview, "reference" | "email">,
  which: string,
  mail: Notice,
): Message {
  const mailbox = services.operator.emails.support;
  const from = { about: reference, which: `review-${which}`, email, mailbox };
  return fromUs(services, from, renderNotice(services, mail));
}

/** Nothing of the writer, and nothing that was written: who reads the letter box may be the reception. */
function toPractice(services: Needed, { reference }: StoredReview, practice: Practice): Message {
  const { publicUrl, operator } = services;
  const from = {
    about: reference,
    which: "review-to-practice",
    email: practice.email,
    mailbox: operator.emails.partners,
  };
  return fromUs(
    services,
    from,
    renderNotice(services, {
      subject: `A patient has reviewed ${practice.name}`,
      preview: "It’s on your page now.",
      heading: "A patient has reviewed your practice",
      opening: [
        "It’s from someone who booked their appointment here, and someone on our team has read it. It’s on your page now.",
        "Please do not try to find out who wrote it, and do not confirm to anyone that they were your patient: their privacy is protected by rule 11 of the Health Information Privacy Code 2020.",
        `Want to reply to it? Answer this email with the reference and your words, at most ${MOST_REPLY} characters. Please say nothing about anyone’s care. Someone on our team will read them, and we’ll show them below the review as you wrote them.`,
        `If it breaks a rule for reviews, or there was no such visit, answer this email with the reference, and we’ll look at it again. The rules are at ${publicUrl}/terms#reviews`,
      ],
      facts: [{ name: "Reference", value: reference }],
      button: { words: "See your page", href: `${publicUrl}${practicePath(practice)}#reviews` },
      foot: [WHY_PRACTICE],
    }),
  );
}
