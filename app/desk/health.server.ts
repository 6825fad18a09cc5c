import { formatInstant } from "#domain/nz-time.ts";
import { readWeek } from "#services/desk/week.ts";
import type { Finding } from "#services/health.ts";
import type { Route } from "./+types/health-page.ts";
import { atDesk } from "./guard.server.ts";

/** What `doctor` says, the week's figures, and who has looked at what. */
export function readHealth({ context }: Route.LoaderArgs) {
  return atDesk(context, async ({ services }) => {
    const findings = grouped(await services.checkUp());
    const well = findings.filter(({ mend }) => mend === undefined);
    const now = services.now();
    return {
      now,
      at: formatInstant(now),
      toMend: findings.filter(({ mend }) => mend !== undefined),
      runs: well.filter(({ what, isJob }) => !isSetUp(what) && !isJob),
      // There are many, and what each did last is of interest once one has failed.
      jobs: well.filter(({ isJob }) => isJob),
      setUp: well.filter(({ what }) => isSetUp(what)),
      ...(await readWeek(services)),
    };
  });
}

/** How the site is set up; everything else runs by itself, or waits for someone. */
const SET_UP = [
  "Niho",
  "Node",
  "PUBLIC_URL",
  "Listens on",
  "DATA_DIR",
  "Operator",
  "Disk",
  "Database",
  "Secret",
  "APP_SECRET",
  "Practices",
  "Reviews",
  "Joined",
];

function isSetUp(what: string): boolean {
  return SET_UP.includes(what) || /^[A-Z_]+( of .*)?$/.test(what);
}

/** What the lines below one say belongs to it. */
function grouped(findings: readonly Finding[]) {
  const groups: {
    key: string;
    what: string;
    lines: string[];
    mend: string | undefined;
    isJob: boolean;
  }[] = [];
  for (const { what, found, mend, isJob = false } of findings) {
    const last = groups.at(-1);
    if (what === "" && last) last.lines.push(found);
    else groups.push({ key: `${groups.length} ${what}`, what, lines: [found], mend, isJob });
  }
  return groups;
}
