import { redirect } from "react-router";
import { DESK_PRACTICES_PATH, deskItemPath } from "#content/desk-addresses.ts";
import { findForDesk } from "#database/practices/desk-practices.ts";
import { heldUnder } from "#database/erasing.ts";
import { readEmail } from "#domain/email.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import { readReference } from "#domain/requests/reference.ts";
import { readForm, takeField } from "#kit/forms/read.server.ts";
import { endingDays } from "#services/desk/practice-checks.ts";
import type { Route } from "./+types/find-page.ts";
import { atDesk } from "./guard.server.ts";
import { personAddress } from "./person.server.ts";
import { type PracticeRow, practiceRow } from "./practices.server.ts";

/** Practices that are shown at once. */
const MOST = 50;

type Found = { asked: string; practices: PracticeRow[]; problem: string };

/**
 * Finds people by an exact reference or an exact email address, and by nothing else: nobody leafs through people.
 * Practices, which are public, also by part of a name, a town or a number. It is a post, and the address of a person has a
 * keyed hash, so that no email stands in an address bar or a log.
 */
export function find({ request, context }: Route.ActionArgs) {
  return atDesk(context, async ({ services }): Promise<Found> => {
    const { read } = services.database;
    const form = await readForm(request);
    const asked = form.ok ? takeField(form.form, "find") : "";
    const reference = readReference(asked);
    if (reference) {
      const [held] = await heldUnder(read, reference);
      if (held) throw redirect(deskItemPath(held), 303);
      const problem = "Nothing has this reference. It might have been erased.";
      return { asked, practices: [], problem };
    }
    const email = readEmail(asked);
    if (email) throw redirect(await personAddress(services, { email }), 303);
    const ending = endingDays(newZealandDay(services.now()));
    const words = asked.trim();
    const at = { offset: 0, limit: MOST };
    const { practices } =
      words === "" ? { practices: [] } : await findForDesk(read, { words, filter: null, ending }, at);
    if (practices.length === 1) throw redirect(`${DESK_PRACTICES_PATH}/${practices[0]!.id}`, 303);
    const problem =
      practices.length > 0
        ? ""
        : "No practice is called that. For people, give a whole reference or email address.";
    return { asked, practices: practices.map((one) => practiceRow(one, ending)), problem };
  });
}
