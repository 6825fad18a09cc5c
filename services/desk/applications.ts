import type { Transaction } from "kysely";
import { LISTING_FIELDS, REGISTER_ROWS, workUnder } from "#content/desk-application.ts";
import { ALL_PLACES, placeBySlug } from "#content/places.ts";
import { markAnswered, noteWritten } from "#database/requests/answered.ts";
import { writeAudit } from "#database/desk/audit.ts";
import { nextPracticeId } from "#database/imports/imports.ts";
import { findPractice, insertPractices } from "#database/practices/practices.ts";
import { findSubmission, type Submission } from "#database/requests/submissions.ts";
import type { Schema } from "#database/schema.ts";
import {
  type Facts,
  factGroup,
  practiceFromFacts,
  type StatedFacts,
  statedFacts,
} from "#domain/practices/facts.ts";
import { newZealandDay, readDay } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { type Registration, verifiedBy } from "#domain/practices/registration.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import { practiceOfRow } from "../imports/practice-of-row.ts";
import { mailListingLink } from "../listings/listing-link.ts";
import { tellEarlierAddress } from "../listings/new-address.ts";
import { instantDigits } from "../mails/messages.ts";
import { joinPractice } from "../practices/joining.ts";
import { type DeskActs, type Press, storeAct } from "./act.ts";
import { actLine, type DeskAnswer } from "./answers.ts";
import {
  findLookalikes,
  type ListingCells,
  listingOfApplication,
  rowOfApplication,
} from "./application-row.ts";
import { firstName } from "./messages.ts";
import { isTryOut } from "./try-out.ts";
import { writtenMail } from "./write-mail.ts";

/** What our staff do with an application. */
export const APPLICATION_ACTS = {
  "application approve": {
    did: "approved it",
    done: "Approved. They’re listed, and their link is on its way.",
    needs: {},
    run: approveApplication,
  },
  "application decline": {
    did: "declined it",
    done: "Declined. They get your reason by email.",
    needs: { decline: "Write a few words first." },
    run: (press) => writeToApplicant(press, press.text("decline"), { isOver: true }),
  },
  "application ask": {
    did: "asked them something",
    done: "Sent. The application stays here until you decide.",
    needs: { ask: "Write a few words first." },
    run: (press) => writeToApplicant(press, press.text("ask"), { isOver: false }),
  },
} as const satisfies DeskActs;

const GONE = { kind: "refused", why: "There’s no such application any more." } as const;

/**
 * Approves an application, all of it or none: the listing, that it has joined, that it is verified until its first
 * certificate ends, the mail with its link, the one to the address that had its requests before, the answer and the lines
 * of the audit.
 */
export async function approveApplication(press: Press): Promise<DeskAnswer> {
  const { services, staff, about: reference } = press;
  const { database, encryption } = services;
  const application = await findSubmission(database.read, encryption, reference);
  if (application?.kind !== "partner") return GONE;
  const now = services.now();
  const approval = await approvalIn(press, application, newZealandDay(now));
  if (typeof approval === "string") return { kind: "refused", why: approval };
  const { same, facts, register } = approval;
  const stated = statedFor(facts, register);
  return storeAct(press, async (tx) => {
    const detail = { words: `(approved) ${register.map(registrationInWords).join("; ")}` };
    const about = { reference, now, kinds: ["partner"] as const, detail };
    if (!(await markAnswered(tx, encryption, { ...about, outcome: "approved" }))) return false;
    const id = same ?? (await nextPracticeId(tx));
    const before = await findPractice(tx, id);
    const { name, place } = facts;
    const fresh = (said: StatedFacts) => practiceFromFacts(id, { ...said, name, place }, placeBySlug(place));
    if (!before && (await isTryOut(services, tx)))
      await insertPractices(tx, [sampleOf(fresh(stated.whole))], ALL_PLACES);
    else await joinPractice(tx, before ?? fresh({}), now, stated);
    const practice = (await findPractice(tx, id))!;
    if (before) await tellEarlierAddress(services, tx, { before, after: practice }, now);
    await mailListingLink(services, tx, practice, now, { isApproved: true, stamp: instantDigits(now) });
    await writeAudit(tx, actLine(staff, "practice join", { about: String(id), now }));
    return true;
  });
}

type Approval = {
  /** The listed practice that it is; null for a new one. */
  same: number | null;
  facts: Facts;
  register: readonly Registration[];
};

/** What the form says of the practice that is approved; a sentence where it says too little. */
async function approvalIn(
  { services, about: reference, text }: Press,
  { status, fields }: Submission,
  today: string,
): Promise<Approval | string> {
  const register = registerIn(text, REGISTER_ROWS.length).filter(
    ({ name, number }) => name !== "" || number !== "",
  );
  const problem = registerProblem(register, today);
  if (problem) return problem;
  const said = text("same");
  const same = /^[1-9]\d{0,8}$/.test(said) ? Number(said) : null;
  // Once it's decided its own listing is like it: the same press again is answered by its version.
  if (status === "received") {
    if (same !== null && !(await findPractice(services.database.read, same)))
      return "That practice isn’t listed any more.";
    // A practice is listed twice by an answer that nobody gave: it's asked for, whatever the form was sent by.
    const isUnsaid = same === null && said !== "no";
    const applied = listingOfApplication(reference, fields, today);
    if (isUnsaid && (await findLookalikes(services, applied, today)).length > 0)
      return "Say first whether they’re one of the practices that look like them.";
  }
  const listing = Object.fromEntries(LISTING_FIELDS.map(({ name }) => [name, text(name)])) as ListingCells;
  const { row } = rowOfApplication(reference, fields);
  // The number was given for our answer alone, unless they said so.
  const phone = text("mayShowPhone") === "yes" ? listing.phone : "";
  const understood = practiceOfRow({ ...listing, services: row.services, phone }, today);
  if (understood.refused !== null) return `The listing ${understood.refused}.`;
  const lost = understood.warnings.find(({ isKept }) => !isKept);
  if (lost) return `“${lost.value}” (${lost.field}) ${lost.reason.replace(/\.$/, "")}.`;
  if (understood.facts.email === "") return "Requests need an email address to go to.";
  return { same, facts: understood.facts, register };
}

/** So many rows of a table of dentists, as they were sent. */
export function registerIn(text: Press["text"], rows: number): Registration[] {
  return Array.from({ length: rows }, (_, index) => index + 1).map((row) => ({
    name: text(`name${row}`),
    number: text(`number${row}`),
    scope: text(`scope${row}`),
    until: readDay(text(`until${row}`)) ?? "",
    seenOn: readDay(text(`seen${row}`)) ?? "",
  }));
}

function sampleOf(practice: Practice) {
  return { practice: { ...practice, isSample: true, hasJoined: true }, reviews: [] };
}

/** Our word for a new listing: name, place, people and the email address for requests. The rest is the practice's. */
const OURS = new Set(["name", "address", "position", "email", "people"]);

function statedFor(facts: Facts, register: readonly Registration[]) {
  const people = {
    practitioners: register.map(({ name, scope }) => ({
      name,
      years: null,
      qualifications: [],
      ...workUnder(scope),
    })),
    registrations: register,
    verified: verifiedBy(register),
  };
  const all = { ...statedFacts(facts), ...people };
  const part = (isOurs: boolean): StatedFacts =>
    Object.fromEntries(
      Object.entries(all).filter(([field]) => OURS.has(factGroup(field as keyof Facts)) === isOurs),
    );
  return {
    byDesk: part(true),
    byPractice: part(false),
    whole: { ...all, name: facts.name, place: facts.place },
  };
}

/** Returns null where at least one dentist is looked up in full; else what is missing. */
export function registerProblem(register: readonly Registration[], today: string): string | null {
  if (register.length === 0) return "Look at least one dentist up in the register first.";
  for (const { name, number, until, seenOn } of register) {
    if (name === "") return `Give the name of the dentist with the number ${number}, or clear their row.`;
    if (number === "") return `Give the registration number of ${name}, or clear their row.`;
    if (!readDay(until) || !readDay(seenOn))
      return `Give both days for ${name}: the certificate’s end, and when you looked.`;
    if (until < today) return `The certificate of ${name} has ended.`;
    if (seenOn > today) return `The day on which you looked ${name} up is in the future.`;
  }
  return null;
}

function registrationInWords({ name, number, scope, until, seenOn }: Registration): string {
  return `${name}, ${number}, ${scope || "general"}, until ${until}, seen ${seenOn}`;
}

/** Declines with the reason in a mail, or asks something first; then it goes on waiting. */
async function writeToApplicant(
  press: Press,
  words: string,
  { isOver }: { isOver: boolean },
): Promise<DeskAnswer> {
  const { services, staff, act, about: reference, version } = press;
  const { database, encryption } = services;
  const application = await findSubmission(database.read, encryption, reference);
  if (application?.kind !== "partner") return GONE;
  const { fields, receivedAt } = application;
  const store = async (tx: Transaction<Schema>, now: Date) => {
    if (!isOver) await noteWritten(tx, encryption, { reference, version, words, now });
    else {
      const declined = { outcome: "declined", kinds: ["partner"], detail: { words } } as const;
      if (!(await markAnswered(tx, encryption, { reference, now, ...declined }))) return false;
    }
    const message = writtenMail(services, {
      reference,
      which: act.replace(" ", "-"),
      email: String(fields.email),
      name: firstName(String(fields.contactName ?? "")),
      subject: `Your application to join ${services.operator.identity.name}`,
      words,
      who: staff.who,
      mailbox: "partners",
      receivedAt,
      now,
    });
    await enqueueMessage(tx, encryption, { message, reference, now });
    return true;
  };
  return storeAct(press, store, { words });
}
