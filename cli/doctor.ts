import { Command } from "commander";
import { readConfig } from "#server/config.ts";
import { database, exposure } from "./doctor/database.ts";
import { configuration, disk, operator, versions } from "./doctor/machine.ts";
import { mail } from "./doctor/mail.ts";

/** `doctor`: configuration without secrets, database, mail, versions, what is wrong and how to mend it. */
export function doctorCommand(): Command {
  return new Command("doctor")
    .description("Say how the site is set up, what is wrong, and how to mend it. Shows no secrets.")
    .action(async () => {
      const config = readConfig();
      const findings = [
        ...versions(),
        ...configuration(config),
        operator(config),
        ...disk(config),
        ...exposure(config),
        ...(await database(config)),
        ...(await mail(config)),
      ];
      const width = Math.max(...findings.map(({ what }) => what.length));
      for (const { what, found, mend } of findings) {
        console.log(`${mend ? "✗" : "✓"} ${what.padEnd(width)}  ${found}`);
        if (mend) console.log(`  ${" ".repeat(width)}  → ${mend}`);
      }
      const ill = findings.filter(({ mend }) => mend).length;
      if (ill > 0) throw new Error(`${ill === 1 ? "One thing needs" : `${ill} things need`} mending.`);
      console.log("\nAll is well.");
    });
}
