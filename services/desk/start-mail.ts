import { formatInstant } from "#domain/nz-time.ts";
import type { Message } from "#outbox/transports/message.ts";
import { fromUs, renderNotice } from "../mails/messages.tsx";
import type { Services } from "../services.ts";

/** The mail with the link that starts a session at the desk. */
export function startMail(
  services: Pick<Services, "keyedHash" | "publicUrl" | "operator">,
  { who, email, url, now }: { who: string; email: string; url: string; now: Date },
): Message {
  const from = {
    about: `desk ${email}`,
    which: `desk-start-${services.keyedHash(url).slice(0, 12)}`,
    email,
    mailbox: services.operator.emails.support,
  };
  return fromUs(
    services,
    from,
    renderNotice(services, {
      subject: "Your link to the desk",
      preview: "It works once, for 15 minutes.",
      heading: `Kia ora ${who}`,
      opening: [`You asked for a link to the desk at ${formatInstant(now)}. It works once, for 15 minutes.`],
      button: { words: "Go to the desk", href: url },
      closing: [
        "If you didn’t ask for it, someone else typed your address. Ignore this email; the link will stop working by itself.",
      ],
      foot: ["You’re getting this because you work at the desk. Please don’t forward it."],
    }),
  );
}
