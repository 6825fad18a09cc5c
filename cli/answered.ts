import type { Command } from "commander";
import { answeredAt, markAnswered } from "#database/answered.ts";
import { findSubmission } from "#database/submissions.ts";
import { formatInstant } from "#domain/nz-time.ts";
import { auditIn, withSecret } from "./open.ts";
import { aboutReference } from "./reference.ts";

/** `answered REFERENCE` */
export function answeredCommand(): Command {
  return aboutReference(
    "answered",
    "Note that a message or an application was answered. Sends nothing.",
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
    if (isNew) return console.log(`${reference} is answered, ${formatInstant(now)}.`);
    const before = await answeredAt(database.read, reference);
    if (before)
      return console.log(`${reference} was answered before, ${formatInstant(before)}. Nothing was changed.`);
    const submission = await findSubmission(database.read, sealing.encryption, reference);
    if (submission?.kind === "review")
      throw new Error(`${reference} is a review: review publish or review refuse decides on it.`);
    throw new Error(
      submission
        ? `${reference} asks for an appointment: request send passes it on, request close ends it.`
        : `No message and no application has the reference ${reference}.`,
    );
  });
}
