import { writeAudit } from "#database/desk/audit.ts";
import type { Staff } from "#database/desk/desk-sessions.ts";
import { practiceOfMailKey } from "#database/practices/practice-mail-keys.ts";
import { findRequest, RequestChanged, storeHappening } from "#database/requests/requests.ts";
import { findSubmission } from "#database/requests/submissions.ts";
import { normalizeEmail, readEmail } from "#domain/email.ts";
import { rang } from "#domain/requests/request-clock.ts";
import { findUntold, type HandledHow, markHandled, type UntoldMessage } from "#outbox/outbox-records.ts";
import { correctSubmission } from "../people/correct.ts";
import { currentCircumstances } from "../requests/record.ts";
import type { Acting, Keeping } from "../services.ts";
import type { DeskActs, Press } from "./act.ts";
import { actLine, type DeskAnswer, doneOrConflict, doneWith } from "./answers.ts";

/** What our staff do about a mail that did not arrive, or has no address. */
export const MAIL_ACTS = {
  "mail told": {
    did: "told them",
    done: "Noted.",
    needs: {},
    run: (press) => handle(press, "told"),
  },
  "mail not-needed": {
    did: "noted that nothing is needed",
    done: "Noted.",
    needs: {},
    run: (press) => handle(press, "not needed"),
  },
  "mail readdress": {
    did: "sent it to another address",
    done: "It’s on its way to the new address, and so is everything else about this.",
    needs: { email: "Give an email address like name@example.co.nz." },
    run: readdress,
  },
} as const satisfies DeskActs;

function handle({ services, staff, act, about }: Press, how: HandledHow): Promise<DeskAnswer> {
  return handleMail(services, staff, { id: idIn(about), how, act });
}

/** `idIn("mail-7") === 7` */
function idIn(about: string): number {
  return Number(about.slice("mail-".length));
}

/** More would be a fault: each one means that another act or the clock was quicker. */
const MOST_ATTEMPTS = 5;

/**
 * Notes how someone dealt with a mail that did not arrive or has no address, once. What was told by phone of the request as
 * it is now stands in its history too, and a practice that was told of a change has its time to answer from then on.
 */
export async function handleMail(
  services: Acting,
  staff: Staff,
  { id, how, act }: { id: number; how: HandledHow; act: string },
): Promise<DeskAnswer> {
  const now = services.now();
  const about = `mail-${id}`;
  for (let attempt = 1; ; attempt++) {
    try {
      const told = how === "told" ? await rangNow(services, id) : null;
      const line = await services.database.transact(async (tx) => {
        if (!(await markHandled(tx, { id, how, now }))) return false;
        if (told) await storeHappening(tx, services.encryption, { ...told, now, contentHash: "" });
        return writeAudit(tx, actLine(staff, act, { about, now }));
      });
      return line ? doneWith(line) : doneOrConflict(services, staff, { about, command: act });
    } catch (error) {
      if (!(error instanceof RequestChanged) || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

/** What it comes to that our staff have told someone; null where the request has moved since, or it is about none. */
async function rangNow(services: Acting, id: number) {
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
async function readdress({ services, staff, act, about, text }: Press): Promise<DeskAnswer> {
  const mail = await findUntold(services.database.read, services.encryption, idIn(about));
  if (!mail) return doneOrConflict(services, staff, { about, command: act });
  const { reference } = mail;
  const old = await addressInRecord(services, mail);
  if (reference === null || old === null)
    return {
      kind: "refused",
      why: "This email didn’t go to the address in their record. Change a practice’s address on its own page.",
    };
  const email = text("email");
  if (readEmail(email) === old)
    return { kind: "refused", why: "That’s the address that didn’t work. Give another one." };
  const answer = await correctSubmission(services, staff, { reference, about, act }, { email });
  services.wakeMail();
  return answer;
}

/** Whether a mail is to a practice. One that an earlier release has stored says so only by its key. */
export function isToPractice({ side, keyName }: Pick<UntoldMessage, "side" | "keyName">): boolean {
  return side === "practice" || practiceOfMailKey(keyName) !== null;
}

/**
 * The address that a mail went to, where it is the one in the record that the mail is about: only that can be put right
 * with the record. A mail to a practice can be about a record that someone else has sent. Null for any other.
 */
export async function addressInRecord(
  { database, encryption }: Pick<Keeping, "database" | "encryption">,
  { reference, side, message }: UntoldMessage,
): Promise<string | null> {
  if (reference === null || side === "practice" || message === null) return null;
  const email = String((await findSubmission(database.read, encryption, reference))?.fields.email ?? "");
  return email !== "" && normalizeEmail(message.to.email) === normalizeEmail(email) ? email : null;
}
