import { noteOpenedLink } from "#database/requests/first-mails.ts";
import { notePressed } from "#database/requests/unpressed.ts";
import type { Keeping } from "../services.ts";
import type { OpenedRequest } from "./act.ts";

/**
 * A press, which no mail scanner makes: from now on their mails are not limited, and the practice reads that they have
 * confirmed what they booked.
 */
export async function noteOpenedBy(
  services: Keeping,
  { reference, fields }: Pick<OpenedRequest, "reference" | "fields">,
): Promise<void> {
  try {
    await services.database.transact(async (tx) => {
      await noteOpenedLink(tx, services, String(fields.email), services.now());
      await notePressed(tx, reference);
    });
  } catch (error) {
    services.log({ event: "act not stored", error });
  }
}
