import { redirect, type RouterContextProvider } from "react-router";
import { deskPathOf } from "#content/desk-addresses.ts";
import { heldUnder } from "#database/erasing.ts";
import { readEmail } from "#domain/email.ts";
import { readReference } from "#domain/reference.ts";
import { readForm, takeField } from "#kit/forms/read.server.ts";
import { atDesk } from "./guard.server.ts";
import { personAddress } from "./person.server.ts";

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
      if (held) throw redirect(deskPathOf(held), 303);
    }
    const email = readEmail(asked);
    if (email) throw redirect(await personAddress(services, { email }), 303);
    return {
      asked,
      problem: reference
        ? "Nothing has this reference. It might have been erased."
        : "Give a whole reference or a whole email address.",
    };
  });
}
