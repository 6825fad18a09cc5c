import { Command } from "commander";
import { readConfig } from "#server/config.ts";
import { checkUp } from "#server/doctor/check-up.ts";
import { systemDns } from "#server/doctor/mail-domains.ts";
import type { Finding } from "#services/health.ts";
import { type Format, formatOption } from "./output.ts";

/** `doctor`: configuration without secrets, database, mail, versions, what is wrong and how to mend it. */
export function doctorCommand(): Command {
  return new Command("doctor")
    .description("Check how the site is set up, what is wrong, and how to fix it. Shows no secrets.")
    .addOption(formatOption())
    .option("--offline", "ask no other server but the database: neither for mail nor for names")
    .action(async ({ format, offline }: { format: Format; offline?: boolean }) => {
      const findings = await checkUp(readConfig(), offline ? {} : { dns: systemDns() });
      if (format === "json") for (const finding of findings) console.log(JSON.stringify(finding));
      else print(findings);
      const ill = findings.filter(({ mend }) => mend).length;
      if (ill > 0) throw new Error(`${ill === 1 ? "One thing needs" : `${ill} things need`} mending.`);
      if (format === "table") console.log("\nAll is well.");
    });
}

function print(findings: readonly Finding[]): void {
  const width = Math.max(...findings.map(({ what }) => what.length));
  for (const { what, found, mend } of findings) {
    console.log(`${mend ? "✗" : "✓"} ${what.padEnd(width)}  ${found}`);
    if (mend) console.log(`  ${" ".repeat(width)}  → ${mend}`);
  }
}
