import { PURPOSE } from "./1-what-it-does.ts";
import { SCREENS } from "./2-screens.ts";
import { ENTITIES } from "./3-entities.ts";
import { STATES } from "./4-states.ts";
import { FILTERING, OPTIONS, RULES } from "./5-validation.ts";
import { CALLS, OTHER_CALLS } from "./7-calls.ts";
import { ERRORS, STARTUP_FALLBACK } from "./8-errors.ts";
import { CONSTANTS } from "./9-constants.ts";
import type { Finding, Row } from "./row.ts";

const SECTIONS: readonly (readonly [string, readonly Row[]])[] = [
  ["1 and 6 What it does, for whom, roles", PURPOSE],
  ["2 Screens and routes", SCREENS],
  ["3 Entities, fields and lists", ENTITIES],
  ["4 States", STATES],
  ["5 Options and filtering", [...OPTIONS, ...FILTERING]],
  ["7 Other calls", OTHER_CALLS],
  ["8 Errors", ERRORS],
  ["9 Constants and limits", CONSTANTS],
];

/** What only a style sheet does. */
export const STYLES = [
  { says: "the header is sticky", sheet: "kit/styles/parts/shell.css", has: ".header { position: sticky;" },
] as const;

/** `docs/specification.md` as the tests of the specification have it: what it says, where that is, and why where it is read otherwise. */
export function specificationTable(): string {
  const parts = SECTIONS.map(([title, rows]) => `## ${title}\n\n${HEAD}\n${rows.map(line).join("\n")}\n`);
  const rules = RULES.map(
    ({ form, says, gets }) =>
      `| ${cell(`${form}: ${says}`)} | \`POST /\` | ${gets === null ? "accepted" : `“${cell(gets)}”`} | |`,
  );
  const calls = CALLS.flatMap(({ form, leadsTo }) => [
    `| ${form}: POST /, form-encoded, its form name and all fields | \`POST /\` | 303 to ${leadsTo} | |`,
    `| ${form}: asks for JSON, judged by ok | \`POST /\` | 201, ok | with a reference |`,
  ]);
  const start = STARTUP_FALLBACK.map((word) => `| a start that failed | every address | “${word}” | |`);
  return `# The specification, statement by statement

Every statement, one a line, written from the tests in \`tests/specification/\`, which look for each line on the site as it starts when nothing is configured; a test fails when this page and they differ. Where something is read otherwise, the last column says how and why.

${parts.join("\n")}
## 5 Rules of the forms

${HEAD}
${rules.join("\n")}

## 7 Calls of the forms

${HEAD}
${calls.join("\n")}

## 8 A start that failed

${HEAD}
${start.join("\n")}

## 2 In the style sheets

${HEAD}
${STYLES.map(({ says, sheet, has }) => `| ${says} | every page, \`${sheet}\` | \`${has}\` | |`).join("\n")}
`;
}

const HEAD = "| It says | Where | What is there | Read otherwise |\n| --- | --- | --- | --- |";

function line({ says, at, finds, decided = "" }: Row): string {
  const there = [finds].flat().map(findingInWords).join("; ");
  return `| ${cell(says)} | \`${cell(at)}\` | ${cell(there)} | ${cell(decided)} |`;
}

function findingInWords(finding: Finding): string {
  const where = finding.under ? `under “${finding.under}” ` : "";
  return where + whatInWords(finding);
}

function whatInWords(finding: Finding): string {
  const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(", ");
  if ("words" in finding) return quoted(finding.words);
  if ("lacks" in finding) return `no ${quoted(finding.lacks)}`;
  if ("heading" in finding) return `heading “${finding.heading}”`;
  if ("title" in finding) return `title “${finding.title}”`;
  if ("status" in finding) return `status ${finding.status}`;
  if ("leadsTo" in finding) return `leads to ${finding.leadsTo}`;
  if ("link" in finding) return `link “${finding.link}” to ${finding.to}`;
  if ("links" in finding) return `links ${quoted(finding.links)}`;
  if ("button" in finding) return `button “${finding.button}”`;
  if ("choices" in finding) return `choices of ${finding.of}: ${finding.choices.join(", ")}`;
  if ("field" in finding) return `field “${finding.label}”${finding.isRequired ? "" : ", optional"}`;
  if ("crumbs" in finding) return `trail ${finding.crumbs.join(" › ")}`;
  if ("parts" in finding) return `parts ${quoted(finding.parts)}`;
  if ("count" in finding) return `${finding.count} × \`${finding.of}\``;
  if ("meta" in finding) return `${finding.meta} “${finding.is}”`;
  return `for machines: ${String(finding.data["@type"])}`;
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ").replaceAll("<", "&lt;");
}
