import { LISTING_FIELDS, REGISTER_ROWS, workUnder } from "#content/desk-application.ts";
import { ALL_PLACES, placeBySlug } from "#content/places.ts";
import { markAnswered, noteWritten } from "#database/requests/answered.ts";
import { writeAudit } from "#database/desk/audit.ts";
import { nextPracticeId } from "#database/imports/imports.ts";
import { findPractice, insertPractices } from "#database/practices/practices.ts";
import { findSubmission, type SubmissionFields } from "#database/requests/submissions.ts";
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
    run: (press) => approveApplication(press, approvalIn(press.text)),
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

type Approval = {
  listing: ListingCells;
  /** The listed practice that it is, or a new one; null: nobody has said, which will do where none is like it. */
  same: number | "new" | null;
  /** The number was given for our answer alone, unless they said so. */
  mayShowPhone: boolean;
  register: readonly Registration[];
};

/**
 * Approves an application, all of it or none: the listing, that it has joined, that it is verified until its first
 * certificate ends, the mail with its link, the answer and the lines of the audit.
 */
export async function approveApplication(
  press: Press,
  { listing, same, mayShowPhone, register }: Approval,
): Promise<DeskAnswer> {
  const { services, staff, about: reference } = press;
  const { database, encryption } = services;
  const application = await findSubmission(database.read, encryption, reference);
  if (application?.kind !== "partner") return GONE;
  const now = services.now();
  const problem = registerProblem(register, newZealandDay(now));
  if (problem) return { kind: "refused", why: problem };
  // Once it's decided its own listing is like it: the same press again is answered below.
  const unsure =
    application.status === "received" &&
    (await sameProblem(services, { reference, fields: application.fields, same, now }));
  if (unsure) return { kind: "refused", why: unsure };
  const { row } = rowOfApplication(reference, application.fields);
  const cells = { ...listing, services: row.services, phone: mayShowPhone ? listing.phone : "" };
  const understood = practiceOfRow(cells, newZealandDay(now));
  if (understood.refused !== null) return { kind: "refused", why: `The listing ${understood.refused}.` };
  const lost = understood.warnings.find(({ isKept }) => !isKept);
  if (lost)
    return { kind: "refused", why: `“${lost.value}” (${lost.field}) ${lost.reason.replace(/\.$/, "")}.` };
  if (understood.facts.email === "")
    return { kind: "refused", why: "Requests need an email address to go to." };
  const stated = statedFor(understood.facts, register);
  return storeAct(press, async (tx) => {
    const detail = { words: `(approved) ${register.map(registrationInWords).join("; ")}` };
    const about = { reference, now, kinds: ["partner"] as const, detail };
    if (!(await markAnswered(tx, encryption, { ...about, outcome: "approved" }))) return false;
    const id = typeof same === "number" ? same : await nextPracticeId(tx);
    const before = await findPractice(tx, id);
    const { name, place } = understood.facts;
    const fresh = (facts: StatedFacts) =>
      practiceFromFacts(id, { ...facts, name, place }, placeBySlug(place));
    if (!before && (await isTryOut(services, tx)))
      await insertPractices(tx, [sampleOf(fresh(stated.whole))], ALL_PLACES);
    else await joinPractice(tx, before ?? fresh({}), now, stated);
    const practice = (await findPractice(tx, id))!;
    await mailListingLink(services, tx, practice, now, { isApproved: true });
    await writeAudit(tx, actLine(staff, "practice join", { about: String(id), now }));
    return true;
  });
}

function approvalIn(text: Press["text"]): Approval {
  const listing = Object.fromEntries(LISTING_FIELDS.map(({ name }) => [name, text(name)])) as ListingCells;
  const same = text("same");
  return {
    listing,
    same: /^[1-9]\d{0,8}$/.test(same) ? Number(same) : same === "no" ? "new" : null,
    mayShowPhone: text("mayShowPhone") === "yes",
    register: registerIn(text, REGISTER_ROWS.length).filter(
      ({ name, number }) => name !== "" || number !== "",
    ),
  };
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

/** A practice is listed twice by an answer that nobody gave: it's asked for, whatever the form was sent by. */
async function sameProblem(
  services: Press["services"],
  {
    reference,
    fields,
    same,
    now,
  }: { reference: string; fields: SubmissionFields; same: Approval["same"]; now: Date },
): Promise<string | null> {
  if (typeof same === "number")
    return (await findPractice(services.database.read, same)) ? null : "That practice isn’t listed any more.";
  if (same === "new") return null;
  const today = newZealandDay(now);
  const alike = await findLookalikes(services, listingOfApplication(reference, fields, today), today);
  return alike.length > 0 ? "Say first whether they’re one of the practices that look like them." : null;
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
    if (name === "" || number === "") return "Each dentist needs a name and a registration number.";
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
  return storeAct(press, async (tx, now) => {
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
  });
}
