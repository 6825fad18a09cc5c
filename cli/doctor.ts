import { Command, InvalidArgumentError } from "commander";
import { readConfig } from "#server/config.ts";
import { checkUp, systemOutside } from "#server/doctor/check-up.ts";
import { type Part, PARTS } from "#server/doctor/finding.ts";
import type { Finding } from "#services/health.ts";
import { type Format, formatOption } from "./output.ts";

/** `doctor`: configuration without secrets, database, mail, versions, what is wrong and how to mend it. */
export function doctorCommand(): Command {
  return new Command("doctor")
    .description("Check how the site is set up, what is wrong, and how to fix it. Shows no secrets.")
    .addOption(formatOption())
    .option("--offline", "ask only the database: not the site itself, no mail server and no name server")
    .option("--only <parts>", `check only these, with commas between: ${PARTS.join(", ")}`, readParts)
    .action(async ({ format, offline, only }: { format: Format; offline?: boolean; only?: Part[] }) => {
      const outside = offline ? undefined : systemOutside();
      const findings = await checkUp(readConfig(), { outside, ...(only && { only }) });
      if (format === "json") for (const finding of findings) console.log(JSON.stringify(finding));
      else print(findings);
      const ill = findings.filter(({ mend }) => mend).length;
      if (ill > 0) throw new Error(`${ill === 1 ? "One thing needs" : `${ill} things need`} mending.`);
      if (format === "table") console.log(only ? `\nAll is well with ${only.join(", ")}.` : "\nAll is well.");
    });
}

/** `mail,database` */
function readParts(text: string): Part[] {
  const names = text.split(",").map((name) => name.trim());
  const parts = PARTS.filter((part) => names.includes(part));
  if (parts.length === new Set(names).size) return parts;
  throw new InvalidArgumentError(`Choose from ${PARTS.join(", ")}, with commas between.`);
}

function print(findings: readonly Finding[]): void {
  const width = Math.max(0, ...findings.map(({ what }) => what.length));
  for (const { what, found, mend } of findings) {
    console.log(`${mend ? "✗" : "✓"} ${what.padEnd(width)}  ${found}`);
    if (mend) console.log(`  ${" ".repeat(width)}  → ${mend}`);
  }
}
