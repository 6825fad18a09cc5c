import { Command, InvalidArgumentError } from "commander";
import { placeBySlug } from "#content/places.ts";
import { ALL_SERVICES, visitKindFor } from "#content/requests/fields.ts";
import { shortTime } from "#content/requests/when.ts";
import { busySpansAt, calendarStates } from "#database/free-times/calendar-feeds.ts";
import { findFreeTimes, listFreeTimes, type StatedFreeTimes } from "#database/free-times/free-times.ts";
import { heldCells } from "#database/free-times/held-times.ts";
import { awaySpans } from "#database/free-times/away-spans.ts";
import { findPractice } from "#database/practices/practices.ts";
import { areFreeTimesPaused, resumeFreeTimes } from "#database/settings.ts";
import { isFeedFresh } from "#domain/free-times/calendar-feed.ts";
import { countInWords } from "#domain/counts.ts";
import { freeTimes } from "#domain/free-times/free-times.ts";
import { usualVisit } from "#domain/free-times/shown-free-times.ts";
import { VISIT_NAMES } from "#domain/free-times/visit-kinds.ts";
import { bookableInWords } from "#services/listings/changes.ts";
import { colleaguesInWords, settingsInWords, visitsInWords } from "#services/listings/free-times-words.ts";
import { checkHeld, repairHeld } from "#services/free-times/check-held.ts";
import { changeFreeTimes } from "#services/listings/free-times.ts";
import { commandServices } from "./command-services.ts";
import { acting, auditIn, type OpenedWithSecret, withDatabase, withSecret } from "./open.ts";
import { type Format, formatOption, printFacts, printRows } from "./output.ts";
import { readId } from "./practice.ts";

/** `free-times list|show|off|check|resume` */
export function freeTimesCommand(): Command {
  const about = (name: string, what: string) =>
    new Command(name).description(what).argument("<id>", "the practice’s number", readId);
  return new Command("free-times")
    .description("See when patients can book, and check the times that are held.")
    .addCommand(
      new Command("list")
        .description("List the practices with free times.")
        .addOption(formatOption())
        .action(list),
    )
    .addCommand(
      about("show", "Show a practice’s free-time settings, and what is free next.")
        .option("--service <service>", "a service on the booking form", readService)
        .action(show),
    )
    .addCommand(
      about("off", "Switch off a practice’s free times. Their appointments stay booked.").action(off),
    )
    .addCommand(
      new Command("check")
        .description(
          "Check that every held time belongs to an appointment, an offer or a time that a practice keeps.",
        )
        .option("--repair", "correct what’s wrong")
        .action(check),
    )
    .addCommand(
      new Command("resume")
        .description(
          "Let patients book free times again after a restore. First ask the practices which appointments the backup doesn’t have.",
        )
        .action(resume),
    );
}

function list({ format }: { format: Format }): Promise<void> {
  return withDatabase(async ({ database }) => {
    const stated = await listFreeTimes(database.read);
    if (stated.length === 0) return console.error("No practice has said when patients can book.");
    const now = new Date();
    const calendars = new Map(
      (await calendarStates(database.read)).map((state) => [state.practiceId, isFeedFresh(state, now)]),
    );
    const calendarOf = ({ practiceId }: StatedFreeTimes) => calendars.get(practiceId);
    return printRows(
      stated.map((one) => ({
        id: one.practiceId,
        state: one.state,
        calendar: calendarOf(one) === undefined ? "none" : calendarOf(one) ? "read" : "silent",
        times: bookableInWords(one.rules),
      })),
      format,
      {
        id: (row) => String(row.id),
        state: (row) => row.state,
        calendar: (row) => row.calendar,
        times: (row) => row.times,
      },
    );
  });
}

/** So many times are shown. */
const SHOWN = 10;

function show(id: number, { service }: { service?: string }): Promise<void> {
  return withSecret(async ({ database: { read }, sealing }) => {
    const practice = await findPractice(read, id);
    const stated = await findFreeTimes(read, id);
    if (practice?.id !== id || !stated)
      throw new Error(`Practice ${id} hasn’t said when patients can book. To see who has: free-times list`);
    const now = new Date();
    const { rules } = stated;
    const { spans, isFresh } = await busySpansAt(read, id, now);
    const times = {
      rules,
      schedule: {
        openingHours: practice.openingHours,
        holidayRegion: placeBySlug(practice.place).holidayRegion,
      },
      takesNewPatients: practice.newPatients.answer !== "no",
      held: await heldCells(read, sealing, id, { now }),
      busy: spans,
      away: await awaySpans(read, id, now),
    };
    const usual = usualVisit(times);
    const kind = (service && visitKindFor(service, "routine")) || usual.kind;
    const next = freeTimes(times, { ...usual, kind }, now)
      .take(SHOWN)
      .toArray();
    printFacts([
      ["Practice", `${id} ${practice.name}`],
      [
        "Patients",
        STATES[stated.state] + ((await areFreeTimesPaused(read)) ? " (paused: free-times resume)" : ""),
      ],
      ["Times", bookableInWords(rules)],
      ["Hours of their own", colleaguesInWords(rules)],
      ["Visits", visitsInWords(rules)],
      ["Rules", settingsInWords(rules)],
      ["Calendar", isFresh ? countInWords(spans.length, "busy span") : "silent: patients ask for times"],
      [`Next, ${VISIT_NAMES[kind].toLowerCase()}`, next.map(({ at }) => shortTime(at)).join("; ") || "none"],
    ]);
  });
}

const STATES = { on: "book at once", asked: "ask", off: "see no times" } as const;

function off(id: number): Promise<void> {
  return withSecret(async (opened) => {
    const services = commandServices(opened);
    const change = { command: "free-times off", state: "off" } as const;
    const { name } = await acting(opened.database, (by) => changeFreeTimes(services, by, id, change));
    console.log(
      `${name}: patients no longer see free times. Appointments stay booked. The practice can switch them on again with the link to their listing.`,
    );
  });
}

function check({ repair = false }: { repair?: boolean }): Promise<void> {
  return withSecret(async (opened) => {
    const now = new Date();
    const faults = await checkHeld(servicesOf(opened), now);
    const { wrong, wrongKept, holders } = faults;
    if (wrong.length + wrongKept.length + holders.length === 0)
      return console.log("Held times match the requests.");
    const kept =
      wrongKept.length === 0
        ? ""
        : ` ${countInWords(wrongKept.length, "time")} that practices keep ${wrongKept.length === 1 ? "isn’t" : "aren’t"} held as they should be.`;
    const found = `Held times differ: ${countInWords(wrong.length, "request")} ${wrong.length === 1 ? "doesn’t" : "don’t"} hold the right times${wrong.length === 0 ? "" : ` (${wrong.join(", ")})`}, and times are held for ${countInWords(holders.length, "request")} that ${holders.length === 1 ? "isn’t" : "aren’t"} open.${kept}`;
    if (!repair) throw new Error(`${found} To correct it: free-times check --repair`);
    await repairHeld(servicesOf(opened), faults, now);
    console.log(`${found} Corrected.`);
  });
}

function resume(): Promise<void> {
  return withDatabase(async ({ database }) => {
    const wasPaused = await database.transact(async (tx) => {
      const isResumed = await resumeFreeTimes(tx);
      if (isResumed) await auditIn(tx, "free-times resume", "all");
      return isResumed;
    });
    console.log(
      wasPaused ? "Patients can book free times again." : "Free times weren’t paused. Nothing was changed.",
    );
  });
}

function servicesOf({ database, sealing }: OpenedWithSecret) {
  return { ...sealing, database };
}

function readService(text: string): string {
  if (visitKindFor(text, "routine") !== null) return text;
  throw new InvalidArgumentError(
    `“${text}” isn’t a service of the form: ${ALL_SERVICES.map(({ value }) => value).join(", ")}.`,
  );
}
