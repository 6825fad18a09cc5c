import { writeAudit } from "#database/desk/audit.ts";
import type { Staff } from "#database/desk/desk-sessions.ts";
import { formatInstant } from "#domain/nz-time.ts";
import { withCapital } from "#domain/text.ts";
import { actLine, type DeskAnswer, doneWith } from "../desk/answers.ts";
import { askForLinks } from "../requests/lost-links.ts";
import type { Services } from "../services.ts";
import { aboutWhom, heldFacts, heldOn, inLetters, type Whose } from "./held.ts";

/** Everything that is held on someone as a text for them to read. The audit says who made it. */
export async function copyForPerson(services: Services, staff: Staff, whose: Whose): Promise<string> {
  const now = services.now();
  const held = await heldOn(services, whose);
  const line = actLine(staff, "person copy", { about: aboutWhom(services, whose), now });
  await services.database.transact((tx) => writeAudit(tx, { ...line, records: held.length }));
  const parts = held.map((record) =>
    heldFacts(record)
      .map(({ what, held: value }) => `${withCapital(inLetters(what))}: ${value}`)
      .join("\n"),
  );
  const whom = "email" in whose ? whose.email : whose.reference;
  return `${[`What ${services.operator.identity.name} holds about ${whom}, ${formatInstant(now)}`, ...parts].join("\n\n")}\n`;
}

/** Sends someone the links to their requests again, to their own address. */
export async function sendLinksAgain(services: Services, staff: Staff, whose: Whose): Promise<DeskAnswer> {
  if (!("email" in whose)) return { kind: "refused", why: "They gave no email address." };
  const line = actLine(staff, "person links", { about: aboutWhom(services, whose), now: services.now() });
  const written = await services.database.transact((tx) => writeAudit(tx, line));
  await askForLinks(services, whose.email);
  return doneWith(written);
}
