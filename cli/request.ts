import { Command } from "commander";
import { linkAddress } from "#services/requests/links.ts";
import { linksAbout } from "#database/links.ts";
import { auditNow, withSecret } from "./open.ts";
import { formatOption } from "./output.ts";
import { aboutReference } from "./reference.ts";
import { listWaiting } from "./request-list.ts";
import { showRequest } from "./request-show.ts";

/** `request list|show|link` */
export function requestCommand(): Command {
  return new Command("request")
    .description("See the requests waiting for our staff. What becomes of one is decided at the desk.")
    .addCommand(
      new Command("list")
        .description("List the requests waiting for our staff: late ones first, then emergencies.")
        .addOption(formatOption())
        .action(listWaiting),
    )
    .addCommand(
      aboutReference("show", "Show one request, and the practices it could go to. Shows personal data.")
        .addOption(formatOption())
        .action(showRequest),
    )
    .addCommand(
      aboutReference("link", "Print the patient’s link to see, change or cancel a request.").action(link),
    );
}

function link(reference: string): Promise<void> {
  return withSecret(async ({ database, config, sealing }) => {
    const links = await linksAbout(database.read, reference);
    const own = links.find(({ purpose }) => purpose === "request");
    await auditNow(database, "request link", reference, own ? 1 : 0);
    if (!own) throw new Error(`No request has the reference ${reference}.`);
    console.log(linkAddress({ ...sealing, publicUrl: config.publicUrl }, own));
  });
}
