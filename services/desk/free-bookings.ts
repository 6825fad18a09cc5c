import { writeAudit } from "#database/desk/audit.ts";
import { findRequest, RequestChanged } from "#database/requests/requests.ts";
import { isUnpressed, unpressedAt } from "#database/requests/unpressed.ts";
import { decideAtDesk } from "#domain/requests/request-desk.ts";
import { carryOut } from "../requests/carry-out.ts";
import { currentCircumstances } from "../requests/record.ts";
import type { Press } from "./act.ts";
import { actLine, type DeskAnswer, doneWith } from "./answers.ts";

/**
 * Cancels all appointments of a practice that were booked in the last day and whose mail nobody has pressed, so that their
 * times are free again. One that is pressed meanwhile stands. Doing it again finds none, and is done. The history of the
 * practice and of each request says who did it.
 */
export async function freeUnpressed({ services, staff, act, about: id }: Press): Promise<DeskAnswer> {
  const { database, encryption } = services;
  const now = services.now();
  let freed = 0;
  for (const reference of await unpressedAt(database.read, Number(id), now)) {
    const stored = await findRequest(database.read, encryption, reference);
    if (!stored) continue;
    const decision = decideAtDesk(stored.request, { do: "free" }, currentCircumstances(services));
    if (decision.kind === "refused") continue;
    try {
      await carryOut(services, stored, decision, {
        now,
        contentHash: "",
        audit: actLine(staff, act, { about: reference, now }),
        guard: async (tx) => {
          if (!(await isUnpressed(tx, reference))) throw new RequestChanged(reference);
        },
      });
      freed++;
    } catch (error) {
      if (!(error instanceof RequestChanged)) throw error;
    }
  }
  const line = { ...actLine(staff, act, { about: id, now }), records: freed };
  return doneWith(await database.transact((tx) => writeAudit(tx, line)));
}
