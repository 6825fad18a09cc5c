import { Command, InvalidArgumentError } from "commander";
import { linkAddress } from "#services/requests/links.ts";
import { MINUTES } from "#content/requests/request-words.ts";
import { linksAbout } from "#database/links.ts";
import { readDay, readTime } from "#domain/nz-time.ts";
import { auditNow, withSecret } from "./open.ts";
import { formatOption, oneLine } from "./output.ts";
import { readId } from "./practice.ts";
import { aboutReference } from "./reference.ts";
import { agreeOnTime, closeRequest, reopenRequest, sendRequest, takeRequestBack } from "./request-acts.ts";
import { listWaiting } from "./request-list.ts";
import { showRequest } from "./request-show.ts";

/** `request list|show|send|agree|close|take-back|reopen|link` */
export function requestCommand(): Command {
  return new Command("request")
    .description("See the requests waiting for our staff, send them on, or end them.")
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
      aboutReference("send", "Send a waiting request on to a practice, and tell the patient.")
        .argument("<practice>", "the practice’s number", readId)
        .action(sendRequest),
    )
    .addCommand(
      aboutReference("agree", "Record a time you’ve agreed with the patient and a practice by phone.")
        .argument("<practice>", "the practice’s number", readId)
        .argument("<day>", "2026-12-02", readDayWord)
        .argument("<time>", "9:30am or 14:15", readTimeWord)
        .option("--minutes <number>", "how long it takes", readMinutesWord, 30)
        .action(agreeOnTime),
    )
    .addCommand(
      aboutReference("close", "End a request that no practice was found for, and tell the patient.")
        .requiredOption(
          "--because <text>",
          "why; we keep it with the request, and leave it out of the email",
          readWhy,
        )
        .action(closeRequest),
    )
    .addCommand(
      aboutReference(
        "take-back",
        "Take a request back from the practice that has it, and tell the practice and the patient. Cancels the agreed time, if there is one.",
      )
        .requiredOption(
          "--because <text>",
          "why; we keep it with the request, and leave it out of the email",
          readWhy,
        )
        .action(takeRequestBack),
    )
    .addCommand(
      aboutReference(
        "reopen",
        "Reopen a request that ended without an appointment, and tell the patient.",
      ).action(reopenRequest),
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

function readDayWord(text: string): string {
  const day = readDay(text);
  if (day !== undefined) return day;
  throw new InvalidArgumentError("Use a day like 2026-12-02.");
}

function readTimeWord(text: string): string {
  const time = readTime(text);
  if (time !== undefined) return time;
  throw new InvalidArgumentError("Use a time like 9:30am or 14:15.");
}

function readMinutesWord(text: string): number {
  if (MINUTES.includes(Number(text))) return Number(text);
  throw new InvalidArgumentError(`Use one of ${MINUTES.join(", ")}.`);
}

function readWhy(text: string): string {
  const why = oneLine(text).trim();
  if (why !== "" && why.length <= 500) return why;
  throw new InvalidArgumentError("Write a few words, 500 characters at most.");
}
