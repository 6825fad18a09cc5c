import { Command, InvalidArgumentError } from "commander";
import { PLACES } from "#content/places.ts";
import { samplePractices } from "#content/samples/practices.ts";
import type { Database } from "#database/database.ts";
import { lockPreparation } from "#database/preparation-lock.ts";
import {
  checkImmediately,
  countPractices,
  insertPractices,
  type PracticeEntry,
  removeSamples,
  samplesCount,
} from "#database/practices/practices.ts";
import { openWithSamples } from "#database/requests/requests.ts";
import { noteSamplesLoaded, noteSamplesRemoved } from "#database/settings.ts";
import { countInWords } from "#domain/counts.ts";
import { systemUptime } from "#outbox/jobs/uptime.ts";
import { DEFAULT_SAMPLES } from "#server/config.ts";
import { openMailer } from "#server/mailer.ts";
import { openSenders } from "#services/requests/senders.ts";
import { confirm, yesOption } from "./confirm.ts";
import { commandServices } from "./command-services.ts";
import { type Opened, withDatabase, withSecret } from "./open.ts";
import { showProgress } from "./progress.ts";

/** `samples load [N]` · `samples desk` · `samples remove` */
export function samplesCommand(): Command {
  return new Command("samples")
    .description("Load or remove the made-up practices that show how the site works.")
    .addCommand(
      new Command("load")
        .description("Load exactly this many sample practices: the same ones every time.")
        .argument("[count]", "how many", readCount, DEFAULT_SAMPLES)
        .action(load),
    )
    .addCommand(
      new Command("desk")
        .description(
          "Fill the desk with a made-up day, the same one every time. Works only if every practice is a sample, and OPERATOR_NAME and SMTP_URL aren’t set.",
        )
        .action(loadDay),
    )
    .addCommand(
      new Command("remove")
        .description("Remove every sample practice, and nothing else.")
        .addOption(yesOption())
        .action(remove),
    );
}

function load(count: number): Promise<void> {
  const loadInto = async ({ database }: Opened) => {
    const progress = showProgress("Sample practices", count);
    await loadSamples(database, progress.over(samplePractices(count))).finally(progress.stop);
    console.log(holdsSamples(count));
  };
  return withDatabase(loadInto, { mayCreate: true });
}

/** So many that each place has the practices which the made-up day is about. */
const ENOUGH_FOR_A_DAY = 240;

/** Where a real person could be among the items, or a mail could leave this machine, it changes nothing. */
function loadDay(): Promise<void> {
  return withSecret(async (opened) => {
    const { database, config } = opened;
    if (config.operator.name !== null || config.smtpUrl !== undefined)
      throw new Error(
        "Made-up items are for trying the site out, so they need OPERATOR_NAME and SMTP_URL unset.",
      );
    const [practices, samples] = [await countPractices(database.read), await samplesCount(database.read)];
    if (samples < ENOUGH_FOR_A_DAY || practices > samples)
      throw new Error(
        `Made-up items need ${ENOUGH_FOR_A_DAY} sample practices or more, and no real ones. To load them: samples load`,
      );
    const { loadSampleDay } = await import("#services/desk/sample-day.ts");
    // Nothing of the day is booked at once.
    const atOnce = { freeTimes: "off", isClockTrusted: () => false } as const;
    const services = { ...commandServices(opened), ...atOnce, senders: openSenders() };
    const sending = { mailer: openMailer(config), uptime: systemUptime() };
    const count = await loadSampleDay(services, sending, new Date());
    console.log(`${count} made-up items are waiting at the desk. To sign in: npm run -s niho -- desk`);
  });
}

/** Makes the directory hold exactly these samples. Throws, and leaves it as it was, where it lists a real practice. */
export async function loadSamples(database: Database, samples: Iterable<PracticeEntry>): Promise<void> {
  await database.transact(async (tx) => {
    await lockPreparation(tx, database.kind);
    await removeSamples(tx);
    const realOnes = await countPractices(tx);
    if (realOnes > 0) {
      const real = countInWords(realOnes, "real practice");
      throw new Error(`The directory has ${real}, so samples can’t be added.`);
    }
    await checkImmediately(tx, database.kind);
    await insertPractices(tx, samples, PLACES);
    await noteSamplesLoaded(tx);
  });
}

/** `holdsSamples(60)` is "The directory holds 60 sample practices." */
export function holdsSamples(count: number): string {
  return `The directory holds ${count} sample ${count === 1 ? "practice" : "practices"}.`;
}

/**
 * Said before samples go: what someone asked of them while trying the site out looks real afterwards, to the patient and,
 * where it may go to another practice, to a real one.
 */
export async function warnOfTrials({ read }: Pick<Database, "read">): Promise<void> {
  const open = await openWithSamples(read);
  if (open.length === 0) return;
  const one = open.length === 1;
  console.error(
    `${countInWords(open.length, "request")} to sample practices ${one ? "is" : "are"} still open: ${open.slice(0, MOST_NAMED).join(", ")}${open.length > MOST_NAMED ? " …" : ""}. Once the samples are gone, ${one ? "it looks" : "they look"} real and can go to a real practice. To erase one: npm run -s niho -- erase ${open[0]}`,
  );
}

const MOST_NAMED = 20;

function remove(options: { yes?: boolean }): Promise<void> {
  return withDatabase(async ({ database }) => {
    await warnOfTrials(database);
    const samples = await samplesCount(database.read);
    if (samples > 0)
      await confirm(`This removes ${countInWords(samples, "sample practice")} for good.`, options);
    const count = await database.transact(async (tx) => {
      const removed = await removeSamples(tx);
      await noteSamplesRemoved(tx);
      return removed;
    });
    console.log(
      count === 0 ? "There were no sample practices." : `Removed ${countInWords(count, "sample practice")}.`,
    );
  });
}

function readCount(text: string): number {
  const count = Number(text);
  if (/^\d{1,7}$/.test(text) && count > 0) return count;
  throw new InvalidArgumentError(`“${text}” isn’t a number from 1 to 9999999.`);
}
