import { redirect, type RouterContextProvider } from "react-router";
import { emailHash } from "#database/email-hash.ts";
import { heldUnder } from "#database/erasing.ts";
import { formatInstant } from "#domain/nz-time.ts";
import { readEmail } from "#domain/email.ts";
import { readReference } from "#domain/reference.ts";
import { readForm, takeField } from "#kit/forms/read.server.ts";
import { noteLook } from "#services/desk/looks.ts";
import { atDesk } from "./guard.server.ts";

const FOLDERS = {
  booking: "requests",
  contact: "messages",
  partner: "applications",
  review: "reviews",
} as const;
const NAMES = { booking: "Request", contact: "Message", partner: "Application", review: "Review" } as const;

/**
 * Finds by an exact reference or an exact email address, and by nothing else: nobody leafs through people. It is a post,
 * and the address of a person has a keyed hash, so that no email stands in an address bar or a log.
 */
export function find(request: Request, context: Readonly<RouterContextProvider>) {
  return atDesk(context, async ({ services }) => {
    const read = await readForm(request);
    const asked = read.ok ? takeField(read.form, "find") : "";
    const reference = readReference(asked);
    if (reference) {
      const [held] = await heldUnder(services.database.read, reference);
      if (held) throw redirect(`/desk/${FOLDERS[held.kind]}/${reference}`, 303);
    }
    const email = readEmail(asked);
    if (email) throw redirect(`/desk/people/${emailHash(services, email)}`, 303);
    return {
      asked,
      problem: reference
        ? "Nothing has this reference. It may have been erased."
        : "Give a whole reference or a whole email address.",
    };
  });
}

/** What is held under the hash of an email address, the latest first. */
export function readPerson(hash: string, context: Readonly<RouterContextProvider>) {
  return atDesk(context, async ({ services, staff }) => {
    const about = /^[\da-f]{64}$/.test(hash) ? hash : "";
    await noteLook(services, staff, { command: "person", about });
    const held = about === "" ? [] : await heldUnder(services.database.read, about);
    return {
      held: held
        .map(({ reference, kind, receivedAt }) => ({
          reference,
          what: NAMES[kind],
          sent: formatInstant(receivedAt),
          href: `/desk/${FOLDERS[kind]}/${reference}`,
        }))
        .toReversed(),
    };
  });
}
