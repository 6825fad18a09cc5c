import { expect, test } from "vitest";
import { MOVES, type Move, type State } from "#domain/requests/request-table.ts";

const INTRODUCTION = `# What becomes of a request

Made from the table in \`domain/requests/request-table.ts\`, which decides by it; \`npx vitest run tests/requests-page.test.ts -u\` writes it anew.

A status says whose turn it is: \`received\` ours, \`sent\` the practice's, \`asked\` the patient's, \`confirmed\` no one's until the day, \`closed\` over. With \`+\` there is an appointment, and the patient has asked to change it; *with a practice* is all but \`received\`, \`asked elsewhere\` and \`closed\`. The clock looks each minute (\`domain/requests/request-clock.ts\`, \`domain/requests/request-due.ts\`).

A form carries the \`version\` that it was shown with, which rises with every move. The same act again is answered like the first; another act on an older version is a conflict, and nothing is stored. Quiet events, in italics, leave the version as it is.
`;

test("docs/requests.md is the table", async () => {
  const page = [INTRODUCTION, drawing(), table()].join("\n");
  await expect(page).toMatchFileSnapshot("../docs/requests.md");
});

/** Status by status: what stands beside it, and by whom, is left out. */
function drawing(): string {
  const status = (state: State) => state.replace(/[ +].*$/, "").replace("+", "");
  const arrows = new Map<string, Set<string>>();
  for (const { from, to, event } of MOVES.filter(({ isQuiet }) => !isQuiet)) {
    for (const before of new Set(from.map(status)))
      for (const after of new Set(to.map(status))) {
        const arrow = `${before} --> ${after}`;
        arrows.set(arrow, (arrows.get(arrow) ?? new Set()).add(event));
      }
  }
  const lines = [...arrows].map(([arrow, events]) => `  ${arrow}: ${[...events].join(" · ")}`);
  return [
    "```mermaid",
    "stateDiagram-v2",
    "  [*] --> received",
    ...lines,
    "  closed --> [*]",
    "```",
    "",
  ].join("\n");
}

/** Statuses in words; those of a request that a practice has are one. */
function stood(states: readonly State[]): string {
  const all = states.join(", ");
  return all === WITH_PRACTICE ? "with a practice" : all;
}

const WITH_PRACTICE = "sent, sent+, asked times, asked times+, confirmed";

function table(): string {
  const row = ({ event, by, from, to, mails, isQuiet, when }: Move) => {
    const name = isQuiet ? `*${event}*` : `\`${event}\``;
    const after = to.join() === from.join() ? "as before" : stood(to);
    return `| ${name} | ${by.join(", ")} | ${stood(from)} | ${after} | ${mails.join(", ")} | ${when} |`;
  };
  return ["| Event | By | From | To | Mails | |", "|---|---|---|---|---|---|", ...MOVES.map(row), ""].join(
    "\n",
  );
}
