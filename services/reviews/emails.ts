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
    preview: `A person reads it ${services.operator.identity.replies.review.when}.`,
    heading: "We have your review",
    opening: [
      `Thank you. It is about your visit to ${practiceName}. A person reads it ${services.operator.identity.replies.review.when}, and you get an email.`,
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

const WHY_WRITER = "You are getting this because you reviewed a visit that you asked for here.";

type Decided = { review: StoredReview; decision: ReviewDecision; practice: Practice };

/** What was decided: to the writer and, where it is published, to the practice. */
export function decisionMails(services: Needed, { review, decision, practice }: Decided): Message[] {
  const ours = toWriter(services, review, decision.outcome, {
    ...wordsOf(services, { review, decision, practice }),
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
    subject: `${practice.name} has answered your review`,
    preview: "The answer is on its page, below your review.",
    heading: "The practice has answered your review",
    opening: [
      `A person of ours has read the answer. It is on the page of ${practice.name}, below your review.`,
      `Does it say who you are, or anything about your care? Reply to this email, or write to ${operator.emails.support}, and we take it away.`,
    ],
    facts: [{ name: "Reference", value: review.reference }],
    button: { words: "See it on the page", href: `${publicUrl}${practicePath(practice)}#reviews` },
    foot: [WHY_WRITER],
  });
}

type Words = Pick<Notice, "subject" | "preview" | "heading" | "opening">;

function wordsOf({ operator }: Needed, { review, decision, practice: { name } }: Decided): Words {
  const object = `Do you not agree? Reply to this email, or write to ${operator.emails.support}.`;
  switch (decision.outcome) {
    case "published":
      return {
        subject: "Your review is published",
        preview: `It is on the page of ${name}.`,
        heading: "Your review is published",
        opening: [
          `It ${review.text ? `is on the page of ${name}, as you wrote it` : `counts in the rating on the page of ${name}`}. You can take it back with the link in the email that said we have it.`,
        ],
      };
    case "stars":
      return {
        subject: "Your stars count, your words are not shown",
        preview: `Why, and how to write others.`,
        heading: "Your stars count, your words are not shown",
        opening: [
          `Your stars and answers are on the page of ${name}. Your words are not, because ${LEFT_OUT_FOR[decision.leftOut]}.`,
          `To write others, take the review back with the link in the email that said we have it, and write it again. ${object}`,
        ],
      };
    default:
      return {
        subject: "We did not publish your review",
        preview: "We could not confirm a visit.",
        heading: "We did not publish your review",
        opening: [
          `We could not confirm with ${name} that there was a visit, so your review is neither shown nor counted. ${object}`,
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
      preview: "It is on your page now.",
      heading: "A patient has reviewed your practice",
      opening: [
        "It is from someone who asked for their appointment here, and a person of ours has read it. It is on your page now.",
        "Please do not try to find out who wrote it, and do not confirm to anyone that they were your patient: their privacy asks that of you (Health Information Privacy Code 2020, rule 11).",
        `Do you want to answer it? Reply to this email with the reference and your words, at most ${MOST_REPLY} characters. Say nothing about anyone’s care. A person reads them, and shows them below the review as you wrote them.`,
        `Does it break a rule for reviews, or was there no such visit? Reply to this email with the reference, and we look at it again. The rules: ${publicUrl}/terms#reviews`,
      ],
      facts: [{ name: "Reference", value: reference }],
      button: { words: "See your page", href: `${publicUrl}${practicePath(practice)}#reviews` },
      foot: [WHY_PRACTICE],
    }),
  );
}
