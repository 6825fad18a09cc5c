import { emailHash } from "#database/email-hash.ts";
import { writeAudit } from "#database/desk/audit.ts";
import type { Staff } from "#database/desk/desk-sessions.ts";
import { reseal } from "#database/requests/submissions.ts";
import { readEmail } from "#domain/email.ts";
import { readPhone } from "#domain/phone.ts";
import { cancelMessages } from "#outbox/outbox.ts";
import { readdressMessages } from "#outbox/readdress.ts";
import { actLine, type DeskAnswer, doneWith } from "../desk/answers.ts";
import type { Keeping } from "../services.ts";

/** What of a record can be corrected: how its sender is called, and how they are reached. The label of each. */
export const CORRECTABLE = {
  firstName: "First name",
  lastName: "Last name",
  name: "Name",
  contactName: "Contact name",
  email: "Email",
  phone: "Phone",
} as const;
export type Correction = { [Name in keyof typeof CORRECTABLE]?: string };

type Corrected = Exclude<DeskAnswer, { kind: "conflict" }>;

type Correcting = {
  reference: string;
  seen?: string;
  /** What our staff were at when they did, and which act it was: where they weren’t at the record itself. */
  about?: string;
  act?: string;
};

/**
 * Corrects who has sent a record and how they are reached (Privacy Act 2020, principle 7): sealed again, found by the new
 * address from now on, and what waits to be sent to the old address goes to the new one. One transaction. `seen` is the
 * mark of the fields that the form was shown with (`markOfFields`); a command has shown none.
 */
export async function correctSubmission(
  { database, encryption, keyedHash, now }: Keeping,
  staff: Staff,
  { reference, seen, about = reference, act = "person correct" }: Correcting,
  correction: Correction,
): Promise<Corrected> {
  const given = Object.entries(correction).map(([name, text]) => [name, text.trim()] as const);
  const problem = given.map(([name, text]) => problemOf(name, text)).find((one) => one !== undefined);
  if (problem) return { kind: "refused", why: problem };
  const at = now();
  return database.transact(async (tx): Promise<Corrected> => {
    const changed = await reseal(tx, { encryption, keyedHash }, { reference, seen }, (fields) =>
      Object.fromEntries(given.flatMap(asStored).filter(([name]) => Object.hasOwn(fields, name))),
    );
    if (changed === undefined) return { kind: "refused", why: "There’s no such record any more." };
    if (changed === "stale")
      return { kind: "refused", why: "Someone corrected it in the meantime. Look at it again." };
    const { before, after } = changed;
    const [old, email] = [String(before.email ?? ""), String(after.email ?? "")];
    if (email !== old) await readdressMessages(tx, encryption, { reference, from: old, to: email });
    // Texts that wait are for the old number; the new one is asked for a code first.
    if (before.phone !== after.phone) await cancelMessages(tx, { textsAbout: reference });
    const line = await writeAudit(tx, actLine(staff, "person correct", { about: reference, now: at }));
    if (about !== reference) await writeAudit(tx, actLine(staff, act, { about, now: at }));
    // Someone who asks what we did with their data asks by their address.
    await writeAudit(tx, {
      ...actLine(staff, "person correct", { about: emailHash({ keyedHash }, email), now: at }),
    });
    return doneWith(line);
  });
}

function problemOf(name: string, text: string): string | undefined {
  if (name === "email" && readEmail(text) === undefined)
    return "Give an email address like name@example.co.nz.";
  if (name === "phone" && text !== "" && readPhone(text) === undefined)
    return "Give a phone number, with the area code for a landline.";
  if (name !== "phone" && name !== "email" && text === "") return "Give a name.";
  return text.length > 200 ? "Give at most 200 characters." : undefined;
}

/** As the forms store them: a phone number as it is read, and as it is dialled. */
function asStored([name, text]: readonly [string, string]): [string, string][] {
  if (name === "email") return [[name, readEmail(text)!]];
  if (name !== "phone") return [[name, text]];
  const phone = readPhone(text);
  return [
    [name, phone?.display ?? ""],
    ["phoneE164", phone?.e164 ?? ""],
  ];
}
