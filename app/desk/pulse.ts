import { readReference } from "#domain/requests/reference.ts";
import { othersAt } from "#services/desk/looks.ts";
import { practiceVersion } from "#services/desk/practice-version.ts";
import type { Route } from "./+types/pulse.ts";
import { atDesk } from "./guard.server.ts";

/** The version of an item and who else is at it: no details, and no look. */
export function loader({ request, context }: Route.LoaderArgs) {
  return atDesk(context, async ({ services, staff }) => {
    const asked = new URL(request.url).searchParams.get("about") ?? "";
    if (/^[1-9]\d{0,8}$/.test(asked))
      return {
        version: await practiceVersion(services.database.read, [Number(asked)]),
        others: await othersAt(services, staff, asked),
      };
    const about = readReference(asked) ?? "";
    const row = await services.database.read
      .selectFrom("submissions")
      .select("version")
      .where("reference", "=", about)
      .executeTakeFirst();
    return { version: row?.version ?? -1, others: row ? await othersAt(services, staff, about) : [] };
  });
}
