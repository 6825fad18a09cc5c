import { DESK_PRACTICES_PATH } from "#content/desk-addresses.ts";
import { LOST_LINK_PATH, practicePath } from "#content/links.ts";
import type { StoredPicture } from "#database/practices/practice-pictures.ts";
import { formatInstant } from "#domain/nz-time.ts";
import { pictureId } from "#domain/practices/practice-picture.ts";
import type { Practice } from "#domain/practices/practice.ts";
import type { Message } from "#outbox/transports/message.ts";
import { instantDigits, operationsMessage, toPractice } from "../mails/messages.ts";
import type { Writing } from "../services.ts";

type About = { practice: Practice; picture: Pick<StoredPicture, "alt">; now: Date };

/** To our staff: a picture waits. */
export function pictureSentMail(
  services: Writing,
  { practice, hash, now }: { practice: Practice; hash: string; now: Date },
): Message {
  const id = pictureId({ practiceId: practice.id, hash });
  return operationsMessage(services, {
    which: ["picture-sent", instantDigits(now)],
    email: services.operator.emails.partners,
    subject: `New picture ${id}`,
    reference: id,
    clocks: [
      { name: "Practice", value: practice.name },
      { name: "Received", value: formatInstant(now) },
    ],
    deskPath: `${DESK_PRACTICES_PATH}/${practice.id}`,
    says: "No one sees the picture until you approve it.",
  });
}

/** To the practice: people see it now. */
export function pictureShownMail(services: Writing, { practice, picture, now }: About): Message {
  return toPractice(
    services,
    { practice, which: ["picture-shown", instantDigits(now)] },
    {
      subject: `Your picture is on ${services.operator.identity.name}`,
      preview: "People can see it on your page now.",
      heading: "Your picture is on your page",
      opening: [
        `We’ve looked at your picture (“${picture.alt}”), and people can now see it on your page, ${practice.name}.`,
      ],
      button: { words: "See your page", href: `${services.publicUrl}${practicePath(practice)}` },
    },
  );
}

/** To the practice: people don't see it, and why. */
export function pictureDeclinedMail(
  services: Writing,
  { practice, picture, because, now }: About & { because: string },
): Message {
  return toPractice(
    services,
    { practice, which: ["picture-declined", instantDigits(now)] },
    {
      subject: `Your picture isn’t on ${services.operator.identity.name}`,
      preview: "Why, and what to do.",
      heading: "We can’t show this picture",
      opening: [
        `We’ve looked at your picture (“${picture.alt}”), and we can’t show it. This is why: ${because}`,
        "We’ve deleted it. To send another, use the link to your listing. Don’t agree? Reply to this email.",
      ],
      button: { words: "Get the link to your listing", href: `${services.publicUrl}${LOST_LINK_PATH}` },
    },
  );
}
