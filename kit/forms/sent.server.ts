import { isMailSlowNow } from "#services/mails/slow.ts";
import type { Services } from "#services/services.ts";
import { sentReference, wasMailed } from "./sent-reference.ts";

/** What the page after a form knows: the reference in its address, and whether its email is sent, and soon. */
export async function readSent(request: Request, services: Pick<Services, "database" | "now">) {
  const reference = sentReference(request);
  const isMailed = wasMailed(request);
  // The page without a reference is the same for everyone, and kept.
  return {
    reference,
    isMailed,
    isMailSlow: reference !== null && isMailed && (await isMailSlowNow(services)),
  };
}
