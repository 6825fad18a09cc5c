import { takeField } from "#kit/forms/read.server.ts";
import type { Acting } from "#kit/token-pages/link-page.server.ts";
import { noteNamesShown } from "#services/week/show-names.ts";

/**
 * A press on a page that may show names or notes, as its field `shown` says. Where it comes to a mistake, the page comes
 * back with them, and the audit gets another line: `const { again } = shownAgain(acting, practice.id, 1)`
 */
export function shownAgain<Opened>(
  acting: Acting<Opened>,
  practiceId: number,
  records: number,
): Acting<Opened> {
  const { services, form, show, again } = acting;
  if (takeField(form, "shown") !== "yes") return acting;
  return {
    ...acting,
    again: async (posted) =>
      (await noteNamesShown(services, practiceId, records)) ? show(posted) : again(posted),
  };
}
