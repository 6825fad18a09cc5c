import { noteOpenedLink } from "#database/first-mails.ts";
import type { Services } from "../services.ts";
import type { OpenedRequest } from "./act.ts";

/** A press, which no mail scanner makes: from now on their mails are not limited. */
export async function noteOpenedBy(
  services: Services,
  { fields }: Pick<OpenedRequest, "fields">,
): Promise<void> {
  try {
    await services.database.transact((tx) =>
      noteOpenedLink(tx, services, String(fields.email), services.now()),
    );
  } catch (error) {
    services.log({ event: "act not stored", error });
  }
}
