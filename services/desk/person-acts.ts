import { DESK_PEOPLE_PATH } from "#content/desk-addresses.ts";
import { heldUnder } from "#database/erasing.ts";
import { normalizeEmail } from "#domain/email.ts";
import { readReference } from "#domain/requests/reference.ts";
import { CORRECTABLE, type Correction, correctSubmission } from "../people/correct.ts";
import { erasePlanned, planErasing } from "../people/erase.ts";
import { sendLinksAgain } from "../people/for-them.ts";
import { aboutWhom, personBehind, type Whose } from "../people/held.ts";
import { composeMail } from "../requests/request-emails.ts";
import type { Services } from "../services.ts";
import type { DeskActs, Press } from "./act.ts";
import { type DeskAnswer, doneInAudit } from "./answers.ts";

/** What our staff do with what we hold of a person. Each is about the keyed hash in the address of their page. */
export const PERSON_ACTS = {
  "person correct": {
    did: "corrected something",
    done: "Corrected. Emails still waiting will go to the address above.",
    needs: { reference: "There’s no such record any more." },
    run: (press) => onPerson(press, (whose) => correct(press, whose)),
  },
  "person links": {
    did: "sent their links again",
    done: "Their links are on their way, if any still work.",
    needs: {},
    run: (press) => onPerson(press, (whose) => sendLinksAgain(press.services, press.staff, whose)),
  },
  "person erase": {
    did: "erased everything",
    done: "Erased.",
    needs: { typed: "Type what stands below the box. Nothing was erased." },
    run: (press) => onPerson(press, (whose) => erase(press, whose)),
  },
} as const satisfies DeskActs<Services>;

/** The person whose page has this address: a keyed hash of their email, or a reference. */
export async function personIn(services: Services, hash: string): Promise<Whose | undefined> {
  const about = /^[\da-f]{64}$/.test(hash) ? hash : readReference(hash);
  return about === undefined ? undefined : personBehind(services, about);
}

/** The page of everything that we hold of the person who sent what has this reference; null where it’s gone. */
export async function personPath(services: Services, reference: string): Promise<string | null> {
  const whose = await personBehind(services, reference);
  return whose ? `${DESK_PEOPLE_PATH}/${aboutWhom(services, whose)}` : null;
}

async function onPerson(
  { services, about }: Press<Services>,
  act: (whose: Whose) => Promise<DeskAnswer>,
): Promise<DeskAnswer> {
  const whose = await personIn(services, about);
  return whose ? act(whose) : { kind: "refused", why: "We hold nothing about them any more." };
}

async function correct({ services, staff, typed, text }: Press<Services>, whose: Whose): Promise<DeskAnswer> {
  const reference = text("reference");
  const found = await heldUnder(services.database.read, aboutWhom(services, whose));
  const record = found.find((one) => one.reference === reference);
  if (!record) return { kind: "refused", why: PERSON_ACTS["person correct"].needs.reference };
  const correction: Correction = Object.fromEntries(
    Object.entries(typed).filter(([name]) => Object.hasOwn(CORRECTABLE, name)),
  );
  return correctSubmission(services, staff, { reference, seen: text("seen") }, correction);
}

/** Erases them once one of their references has been typed, or their address if they have none: a slip erases no one. */
async function erase({ services, staff, text }: Press<Services>, whose: Whose): Promise<DeskAnswer> {
  const plan = await planErasing(services, whose);
  const references = plan.found.map(({ reference }) => reference);
  const isMeant =
    references.includes(readReference(text("typed")) ?? "") ||
    (references.length === 0 &&
      "email" in whose &&
      normalizeEmail(text("typed")) === normalizeEmail(whose.email));
  if (!isMeant)
    return {
      kind: "refused",
      why:
        references.length > 0
          ? "Type one of the references on this page, whole. Nothing was erased."
          : "Type their email address, whole. Nothing was erased.",
    };
  const mails = plan.ended.map(({ mail, facts }) => composeMail(services, mail, facts));
  await erasePlanned(services, services.copies, plan, { who: staff.who, mails });
  services.wakeMail();
  return doneInAudit(services, staff, { about: plan.about, command: "erase" });
}
