import type { Command } from "commander";
import { answeredAt, markAnswered } from "#database/requests/answered.ts";
import { findSubmission } from "#database/requests/submissions.ts";
import { formatInstant } from "#domain/nz-time.ts";
import { auditIn, withSecret } from "./open.ts";
import { aboutReference } from "./reference.ts";

/** `answered REFERENCE` */
export function answeredCommand(): Command {
  return aboutReference(
    "answered",
    "Note that a message or an application was answered. Sends no email.",
  ).action(noteAnswered);
}

function noteAnswered(reference: string): Promise<void> {
  return withSecret(async ({ database, sealing }) => {
    const now = new Date();
    const isNew = await database.transact(async (tx) => {
      const marked = await markAnswered(tx, sealing.encryption, { reference, now });
      if (marked) await auditIn(tx, "answered", reference);
      return marked;
    });
    if (isNew) return console.log(`${reference} is noted as answered, ${formatInstant(now)}.`);
    const before = await answeredAt(database.read, reference);
    if (before)
      return console.log(`${reference} was already answered, ${formatInstant(before)}. Nothing was changed.`);
    const submission = await findSubmission(database.read, sealing.encryption, reference);
    if (submission?.kind === "review")
      throw new Error(`${reference} is a review: decide on it with review publish or review refuse.`);
    throw new Error(
      submission
        ? `${reference} is a request for an appointment: pass it on with request send, or end it with request close.`
        : `No message and no application has the reference ${reference}.`,
    );
  });
}
