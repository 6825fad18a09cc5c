import { Command, InvalidArgumentError } from "commander";
import { addressOf } from "#app/requests/link-address.server.ts";
import { writeAudit } from "#database/audit.ts";
import { linksAbout } from "#database/links.ts";
import { readReference } from "#domain/reference.ts";
import { withSecret } from "./open.ts";

/** `request link REFERENCE` */
export function requestCommand(): Command {
  return new Command("request")
    .description("Do something about one request.")
    .addCommand(
      new Command("link")
        .description("Print the link with which the sender of a request sees, changes or cancels it.")
        .argument("<reference>", "as in the emails: NIHO-7K4Q-2WXR-6M", read)
        .action(link),
    );
}

function link(reference: string): Promise<void> {
  return withSecret(async ({ database, config, sealing }) => {
    const links = await linksAbout(database.read, reference);
    const own = links.find(({ purpose }) => purpose === "request");
    await database.transact((tx) =>
      writeAudit(tx, { at: new Date(), command: "request link", about: reference, records: own ? 1 : 0 }),
    );
    if (!own) throw new Error(`There is no link to ${reference}: no request has this reference.`);
    console.log(addressOf({ ...sealing, publicUrl: config.publicUrl }, own));
  });
}

function read(text: string): string {
  const reference = readReference(text);
  if (reference) return reference;
  throw new InvalidArgumentError(`“${text}” is no reference like NIHO-7K4Q-2WXR-6M.`);
}
