import { Command, CommanderError } from "commander";
import { OtherRelease } from "#database/migrate.ts";
import { fileProblem } from "#database/files/file-problem.ts";
import { versionOfNiho } from "#server/version.ts";
import { useNewZealandTime, useProductionCode } from "#server/config.ts";
import { ConfigProblem } from "#server/variables.ts";
import { auditCommand } from "./audit.ts";
import { backupCommand } from "./backup.ts";
import { clockCommand } from "./clock.ts";
import { deskCommand } from "./desk.ts";
import { doctorCommand } from "./doctor.ts";
import { eraseCommand } from "./erase.ts";
import { exportCommand } from "./export.ts";
import { freeTimesCommand } from "./free-times.ts";
import { importCommand } from "./import.ts";
import { importsCommand } from "./imports.ts";
import { mailCommand } from "./mail.ts";
import { newsletterCommand } from "./newsletter.ts";
import { personCommand } from "./person.ts";
import { practiceCommand } from "./practice.ts";
import { practicesCommand } from "./practices.ts";
import { promisesCommand } from "./promises.ts";
import { requestCommand } from "./request.ts";
import { restoreCommand } from "./restore.ts";
import { samplesCommand } from "./samples.ts";
import { secretCommand } from "./secret.ts";
import { sourcesCommand } from "./sources.ts";
import { submissionsCommand } from "./submissions.ts";
import { textsCommand } from "./texts.ts";
import { WrongUsage } from "./wrong-usage.ts";

/** Does what the words of the process say. Ends with 0 when done, 1 when the work failed (one sentence), 2 for wrong usage. */
export async function run(): Promise<void> {
  useNewZealandTime();
  useProductionCode();
  const program = new Command("niho")
    .description("Niho’s command line, for operators.")
    .version(versionOfNiho())
    .addHelpText(
      "after",
      "\nThe environment says which database and mail server to use: see docs/operating.md.",
    )
    .addCommand(deskCommand())
    .addCommand(submissionsCommand())
    .addCommand(promisesCommand())
    .addCommand(requestCommand())
    .addCommand(personCommand())
    .addCommand(eraseCommand())
    .addCommand(auditCommand())
    .addCommand(backupCommand())
    .addCommand(restoreCommand())
    .addCommand(practicesCommand())
    .addCommand(practiceCommand())
    .addCommand(freeTimesCommand())
    .addCommand(importCommand())
    .addCommand(importsCommand())
    .addCommand(sourcesCommand())
    .addCommand(exportCommand())
    .addCommand(samplesCommand())
    .addCommand(newsletterCommand())
    .addCommand(mailCommand())
    .addCommand(textsCommand())
    .addCommand(secretCommand())
    .addCommand(clockCommand())
    .addCommand(doctorCommand());
  for (const command of everyCommand(program)) {
    command.exitOverride().configureOutput({ outputError });
    // Commander would print the help of the command above, and end with 0.
    command.addHelpText("beforeAll", ({ command: asked }) => refuseUnknown(asked));
  }
  try {
    await program.parseAsync();
  } catch (error) {
    process.exitCode = exitStatus(error);
  }
}

function everyCommand(command: Command): Command[] {
  return [command, ...command.commands.flatMap(everyCommand)];
}

function refuseUnknown(command: Command): string {
  const [word = "help"] = command.args;
  const known = ["help", ...command.commands.map((one) => one.name())];
  if (command.commands.length > 0 && !word.startsWith("-") && !known.includes(word))
    command.error(`error: unknown command '${word}'`);
  return "";
}

/** Commands say of a word that cannot be read all that Commander would say, and in plain words. */
function outputError(text: string, write: (text: string) => void): void {
  write(text.replace(/^error: command-argument value '.*' is invalid for argument '.*?'\. /s, "error: "));
}

function exitStatus(error: unknown): number {
  // Commander has said what is wrong with the words by then, or printed the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if ((error as NodeJS.ErrnoException).code === "EPIPE") return 0;
  if (error instanceof WrongUsage) {
    console.error(`error: ${error.message}`);
    return 2;
  }
  const mend = error instanceof OtherRelease ? ` ${error.mend}` : "";
  console.error(`${fileProblem(error) ?? (error instanceof Error ? error.message : String(error))}${mend}`);
  return error instanceof ConfigProblem ? 2 : 1;
}
