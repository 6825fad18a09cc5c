import { submissionState } from "#database/requests/submissions.ts";
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
    const item = await submissionState(services.database.read, about);
    return { version: item?.version ?? -1, others: item ? await othersAt(services, staff, about) : [] };
  });
}
