import type { RouterContextProvider } from "react-router";
import { readReference } from "#domain/reference.ts";
import { othersAt } from "#services/desk/looks.ts";
import { atDesk } from "./guard.server.ts";

/** The version of an item and who else is at it: no details, and no look. */
export function pulseOf(request: Request, context: Readonly<RouterContextProvider>) {
  return atDesk(context, async ({ services, staff }) => {
    const about = readReference(new URL(request.url).searchParams.get("about") ?? "") ?? "";
    const row = await services.database.read
      .selectFrom("submissions")
      .select("version")
      .where("reference", "=", about)
      .executeTakeFirst();
    return { version: row?.version ?? -1, others: row ? await othersAt(services, staff, about) : [] };
  });
}
