import { writeAudit } from "#database/desk/audit.ts";
import type { Staff } from "#database/desk/desk-sessions.ts";
import { findRequest, RequestChanged, storeHappening } from "#database/requests/requests.ts";
import { rang } from "#domain/requests/request-clock.ts";
import { findUntold, type HandledHow, markHandled, type UntoldMessage } from "#outbox/outbox-records.ts";
import { correctSubmission } from "../people/correct.ts";
import { currentCircumstances } from "../requests/record.ts";
import type { Services } from "../services.ts";
import { actLine, type DeskAnswer, doneOrConflict } from "./answers.ts";

type Needed = Pick<Services, "database" | "encryption" | "now" | "operator" | "routing">;

/** More would be a fault: each one means that another act or the clock was quicker. */
const MOST_ATTEMPTS = 5;

/**
 * Notes how someone dealt with a mail that did not arrive or has no address, once. What was told by phone of the request as
 * it is now stands in its history too, and a practice that was told of a change has its time to answer from then on.
 */
export async function handleMail(
  services: Needed,
  staff: Staff,
  { id, how }: { id: number; how: HandledHow },
): Promise<DeskAnswer> {
  const now = services.now();
  const about = `mail-${id}`;
  for (let attempt = 1; ; attempt++) {
    try {
      const told = how === "told" ? await rangNow(services, id) : null;
      const isNew = await services.database.transact(async (tx) => {
        if (!(await markHandled(tx, { id, how, now }))) return false;
        if (told) await storeHappening(tx, services.encryption, { ...told, now, contentHash: "" });
        await writeAudit(tx, actLine(staff, "mail handled", { about, now }));
        return true;
      });
      return isNew ? { kind: "done" } : doneOrConflict(services, staff, { about, command: "mail handled" });
    } catch (error) {
      if (!(error instanceof RequestChanged) || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

/** What it comes to that our staff have told someone; null where the request has moved since, or it is about none. */
async function rangNow(services: Needed, id: number) {
  const { database, encryption } = services;
  const untold = await findUntold(database.read, encryption, id);
  const whom = untold && toldSide(untold);
  if (!untold?.reference || !whom) return null;
  const stored = await findRequest(database.read, encryption, untold.reference);
  if (stored?.request.version !== untold.version) return null;
  const happening = rang(stored.request, currentCircumstances(services), whom);
  return "event" in happening ? { ...stored, happening } : null;
}

function toldSide({ side }: UntoldMessage): "practice" | "sender" | null {
  return side === "practice" || side === "sender" ? side : null;
}

/** A person gave another address: their record has it from now on, and what did not arrive goes there again. */
export async function readdressMail(
  services: Pick<Services, "database" | "encryption" | "keyedHash" | "now" | "wakeMail">,
  staff: Staff,
  { id, email }: { id: number; email: string },
): Promise<DeskAnswer> {
  const mail = await findUntold(services.database.read, services.encryption, id);
  if (!mail) return doneOrConflict(services, staff, { about: `mail-${id}`, command: "mail handled" });
  if (!mail.reference || mail.side === "practice")
    return { kind: "refused", why: "Change a practice’s address on its own page." };
  const answer = await correctSubmission(services, staff, { reference: mail.reference }, { email });
  services.wakeMail();
  return answer;
}
