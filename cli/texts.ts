import { Command, InvalidArgumentError } from "commander";
import { numberHash, textCounts } from "#database/texts.ts";
import { countInWords } from "#domain/counts.ts";
import { readMobile } from "#domain/texts.ts";
import { allowTexts, stopTexts } from "#services/texts/stop.ts";
import { commandServices } from "./command-services.ts";
import { auditIn, withDatabase, withSecret } from "./open.ts";

/** `texts list|stop|start` */
export function textsCommand(): Command {
  const toNumber = (name: string, what: string) =>
    new Command(name).description(what).argument("<number>", "a New Zealand mobile", readNumber);
  return new Command("texts")
    .description("See how many texts we send, and stop them for a number.")
    .addCommand(
      new Command("list")
        .description("Count today’s texts, and the numbers that have stopped them.")
        .action(list),
    )
    .addCommand(toNumber("stop", "Stop texts to a number, when its owner asks.").action(stop))
    .addCommand(toNumber("start", "Let a number that had stopped texts get them again.").action(start));
}

function list(): Promise<void> {
  return withDatabase(async ({ database, config }) => {
    if (!config.texts) return console.error("Texts are off: SMS_URL is not set.");
    const { today, sent, waiting, givenUp, stopped } = await textCounts(database.read, new Date());
    console.log(`Today: ${today} of ${countInWords(config.texts.aDay, "text")}.`);
    console.log(`Since midnight: ${sent} sent, ${givenUp} given up. Waiting: ${waiting}.`);
    console.log(`${countInWords(stopped, "number")} ${stopped === 1 ? "has" : "have"} stopped texts.`);
  });
}

function stop(number: string): Promise<void> {
  return withSecret(async ({ database, sealing }) => {
    const services = { database, ...sealing };
    await database.transact(async (tx) => {
      await auditIn(tx, "texts stop", numberHash(services, number));
      await stopTexts(tx, services, number, new Date());
    });
    console.log("We won’t send this number any more texts.");
  });
}

function start(number: string): Promise<void> {
  return withSecret(async (opened) => {
    const services = commandServices(opened);
    const { database } = services;
    const hadStopped = await database.transact(async (tx) => {
      await auditIn(tx, "texts start", numberHash(services, number));
      return allowTexts(tx, services, number);
    });
    console.log(hadStopped ? "This number can get texts again." : "This number hadn’t stopped texts.");
  });
}

function readNumber(text: string): string {
  const number = readMobile(text);
  if (number !== undefined) return number;
  throw new InvalidArgumentError(`“${text}” isn’t a New Zealand mobile number.`);
}
