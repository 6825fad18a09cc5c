import type { Renewal } from "#database/source-renewals.ts";
import { formatInstant } from "#domain/nz-time.ts";
import type { Message } from "#outbox/transports/message.ts";
import { digitsOf, operationsMessage } from "../mails/messages.tsx";
import type { Services } from "../services.ts";

/** Tells whoever runs the site that a source could not be renewed, or that its new file waits to be looked at. */
export function renewalMail(
  services: Services,
  { source, failure, heldImport, okAt }: Renewal,
  now: Date,
): Message {
  const isHeld = heldImport !== null;
  const subject = isHeld ? `Look at a new file of ${source}` : `We can’t read ${source}`;
  const message = operationsMessage(services, {
    id: `${isHeld ? "held" : "not-read"}-${digitsOf(now)}`,
    email: services.operator.emails.support,
    subject,
    reference: source,
    clocks: [{ name: "Last read", value: okAt ? formatInstant(okAt) : "never" }],
    says: `${failure} The directory hasn’t changed. ${isHeld ? "Nothing is imported until someone approves it." : "We’ll keep trying."}`,
    deskPath: isHeld ? `/desk/imports/${heldImport}` : "/desk/health",
    byCommand: "What to do: npm run -s niho -- doctor.",
  });
  return { ...message, to: { name: services.operator.identity.name, email: services.escalationEmail } };
}
