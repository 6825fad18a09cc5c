import { Command } from "commander";
import { confirmClock } from "#jobs/clock-check.ts";
import { when } from "./doctor/finding.ts";
import { withDatabase } from "./open.ts";

/** `clock confirm`: after a jump, the operator says that the system clock is right. */
export function clockCommand(): Command {
  return new Command("clock").description("After the clock has jumped: say that it is right.").addCommand(
    new Command("confirm")
      .description("Say that the clock of this machine is right: erasing and deleting old backups go on.")
      .action(() =>
        withDatabase(async ({ database }) => {
          const now = new Date();
          await confirmClock(database, now);
          console.log(
            `The clock is right: ${when(now)} in New Zealand. What is due is erased within ten minutes while the site runs.`,
          );
        }),
      ),
  );
}
