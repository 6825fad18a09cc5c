import { Command } from "commander";
import { confirmClock } from "#outbox/jobs/clock-check.ts";
import { systemUptime } from "#outbox/jobs/uptime.ts";
import { when } from "#server/doctor/finding.ts";
import { withDatabase } from "./open.ts";

/** `clock confirm`: after a jump, the operator says that the system clock is right. */
export function clockCommand(): Command {
  return new Command("clock").description("Confirm the clock after it has jumped.").addCommand(
    new Command("confirm")
      .description(
        "Confirm that this machine’s clock is right, so that requests, reminders, erasing and backups can go on.",
      )
      .action(() =>
        withDatabase(async ({ database }) => {
          const now = new Date();
          await confirmClock(database, now, systemUptime());
          console.log(
            `The clock is right: ${when(now)} in New Zealand. Within a minute, the running site moves requests on; within ten, it erases what’s due.`,
          );
        }),
      ),
  );
}
