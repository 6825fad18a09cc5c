import { ALL_PLACES, placeBySlug } from "#content/places.ts";
import { markAnswered, noteWritten } from "#database/requests/answered.ts";
import { writeAudit } from "#database/desk/audit.ts";
import { dropDraft } from "#database/desk/desk-drafts.ts";
import type { Staff } from "#database/desk/desk-sessions.ts";
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
import type { Services } from "../services.ts";
import { actLine, type DeskAnswer, doneOrConflict } from "./answers.ts";
import {
  findLookalikes,
  type ListingCells,
  listingOfApplication,
  rowOfApplication,
} from "./application-row.ts";
import { firstName } from "./messages.ts";
import { isTryOut } from "./try-out.ts";
import { writtenMail } from "./write-mail.ts";

export type ApplicationServices = Pick<
  Services,
  "database" | "encryption" | "keyedHash" | "publicUrl" | "operator" | "wakeMail" | "now" | "mailGoesToFolder"
>;

type About = { reference: string; version: number };

type Approval = About & {
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
  services: ApplicationServices,
  staff: Staff,
  { reference, version, listing, same, mayShowPhone, register }: Approval,
): Promise<DeskAnswer> {
  const { database, encryption, wakeMail } = services;
  const application = await findSubmission(database.read, encryption, reference);
  if (application?.kind !== "partner")
    return { kind: "refused", why: "There’s no such application any more." };
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
  const isDone = await database.transact(async (tx) => {
    const detail = { words: `(approved) ${register.map(inWords).join("; ")}` };
    const about = { reference, version, now, kinds: ["partner"] as const, detail };
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
    await writeAudit(tx, actLine(staff, "application approve", { about: reference, now }));
    await writeAudit(tx, actLine(staff, "practice join", { about: String(id), now }));
    await dropDraft(tx, { who: staff.who, about: reference });
    return true;
  });
  if (!isDone) return doneOrConflict(services, staff, { about: reference, command: "application approve" });
  wakeMail();
  return { kind: "done" };
}

/** A practice is listed twice by an answer that nobody gave: it's asked for, whatever the form was sent by. */
async function sameProblem(
  services: ApplicationServices,
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
      focus: "",
      years: null,
      qualifications: [],
      specialistScope: scope || null,
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

/** Null where at least one dentist is looked up in full; else what is missing. */
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

function inWords({ name, number, scope, until, seenOn }: Registration): string {
  return `${name}, ${number}, ${scope || "general"}, until ${until}, seen ${seenOn}`;
}

/** Declines with the reason in a mail, or asks something first; then it goes on waiting. */
export async function writeToApplicant(
  services: ApplicationServices,
  staff: Staff,
  { reference, version }: About,
  { does, words }: { does: "decline" | "ask"; words: string },
): Promise<DeskAnswer> {
  const { database, encryption, wakeMail } = services;
  const application = await findSubmission(database.read, encryption, reference);
  if (application?.kind !== "partner")
    return { kind: "refused", why: "There’s no such application any more." };
  const now = services.now();
  const { fields, receivedAt } = application;
  const message = writtenMail(services, {
    reference,
    which: `application-${does}`,
    email: String(fields.email),
    name: firstName(String(fields.contactName ?? "")),
    subject: `Your application to join ${services.operator.identity.name}`,
    words,
    who: staff.who,
    mailbox: "partners",
    receivedAt,
    now,
  });
  const isDone = await database.transact(async (tx) => {
    const about = { reference, version, now };
    const isStored =
      does === "ask"
        ? await noteWritten(tx, encryption, { ...about, words })
        : await markAnswered(tx, encryption, {
            ...about,
            kinds: ["partner"],
            outcome: "declined",
            detail: { words },
          });
    if (!isStored) return false;
    await writeAudit(tx, actLine(staff, `application ${does}`, { about: reference, now }));
    await enqueueMessage(tx, encryption, { message, reference, now });
    await dropDraft(tx, { who: staff.who, about: reference });
    return true;
  });
  if (!isDone) return doneOrConflict(services, staff, { about: reference, command: `application ${does}` });
  wakeMail();
  return { kind: "done" };
}
