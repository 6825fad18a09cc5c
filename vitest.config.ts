import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig, type ViteUserConfig } from "vitest/config";
import { islands } from "#kit/islands/vite-plugin.ts";
import { articleFiles } from "./content/articles/vite-plugin.ts";
import { LongestFirst } from "./tests/support/longest-first.ts";
import { serverBuildFromRoutes } from "./tests/support/server-build.ts";
import type { Suite } from "./tests/support/suite.ts";

/** What takes minutes, or harms processes and measures them: asked by the full suite alone. docs/testing.md says what is where. */
const SLOW = [
  "tests/regular-expressions.test.ts",
  "tests/fhir.test.ts",
  "tests/faults/process.test.ts",
  "tests/e2e/stress.test.ts",
  "tests/e2e/workers.test.ts",
  "tests/e2e/development.test.ts",
  "tests/e2e/going-live.test.ts",
  "tests/e2e/map.test.ts",
  "tests/e2e/map-styles.test.ts",
];

/** What takes ten seconds or more and is about processes, files, races or looks: asked before a change lands, not each time. */
const LONG = [
  "app/desk/import-page.test.ts",
  "app/directory/map-tile.test.ts",
  "app/requests/{their-calendar,unopened-address}.test.ts",
  "app/listings/pictures-page.test.ts",
  "cli/{confirm,erase-killed,import,practice,process,restore-beside}.test.ts",
  "database/backups/*.test.ts",
  "database/{migrate,seal-anew}.test.ts",
  "domain/hours/opening-hours-zones.test.ts",
  "services/imports/{renew,small-files}.test.ts",
  "services/pictures/make-picture.test.ts",
  "tests/{calendar-before-booking,crawl,every-filter,every-page,strangers-words}.test.ts",
  "tests/{free-time-races,free-times-earlier,request-races,request-walks,told-walks,week-races,week-walks}.test.ts",
  "tests/faults/*.test.ts",
  "tests/e2e/{carried-looks,compare-tray,compare-tray-looks,desk-in-browser,every-page,large-text,later-styles}.test.ts",
  "tests/e2e/{controls,directory-in-place,directory-map,directory-presses,faces,first-sight,form-comfort}.test.ts",
  "tests/e2e/{layout-shift,lines,listing}.test.ts",
  "tests/e2e/{navigation,near-me,short-ways,suggestions}.test.ts",
  "tests/e2e/{behind-nginx,embed,offline,older-browsers,other-looks,request-traces,secret,start,two-processes}.test.ts",
];

const LEFT_OUT: Record<Suite, readonly string[]> = { daily: [...SLOW, ...LONG], landing: SLOW, full: [] };

const BROWSER = ["tests/e2e/**/*.test.ts", "tests/faults/process.test.ts"];

/** Linux has a folder in memory, where no test waits for a disk: flushing to one takes 3 ms, a hundred times a file. */
const MEMORY = "/dev/shm";
const ROOM = 2 ** 31;

/** Has tests keep what they make in memory if there is room. It goes with the run. */
function keepTemporaryFilesInMemory(): void {
  if (!existsSync(MEMORY)) return;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < ROOM) return;
  const folder = mkdtempSync(join(MEMORY, "niho-tests-"));
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}

export function suiteOf(suite: Suite): ViteUserConfig {
  const leftOut = LEFT_OUT[suite];
  keepTemporaryFilesInMemory();
  // A thread that reads a file of practices takes 0.3 s of CPU time instead of 0.65.
  process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "node_modules/.cache/node");
  const shared = {
    setupFiles: ["./tests/support/quiet-console.ts"],
    provide: { suite },
    expect: { poll: { timeout: 15_000 } },
    // Twenty at once on two cores make a test of two seconds take sixty.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    css: true,
    // Reading the modules again for each file would take more CPU than the tests do.
    isolate: false,
    // Half as many again as there are cores: a test of a browser, of mail or of a limit waits half of its time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
  };
  return defineConfig({
    test: {
      reporters: ["default", "./tests/support/closing-line.ts"],
      sequence: { sequencer: LongestFirst },
      projects: [
        {
          plugins: [serverBuildFromRoutes(), articleFiles(), islands()],
          // As it is served, and a seventh cheaper. The full suite asks React's development build, which warns.
          ...(suite !== "full" && { oxc: { jsx: { runtime: "automatic", development: false } } }),
          test: {
            ...shared,
            ...(suite !== "full" && { env: { NODE_ENV: "production" } }),
            name: "site",
            include: [
              "{app,cli,content,database,domain,kit,outbox,server,services,tests}/**/*.test.{ts,tsx}",
            ],
            exclude: [...BROWSER, ...leftOut],
            globalSetup: ["./tests/support/after-database-tests.ts"],
          },
        },
        {
          test: {
            ...shared,
            name: "e2e",
            include: BROWSER,
            exclude: [...leftOut],
            globalSetup: ["./tests/support/before-browser-tests.ts"],
          },
        },
      ],
    },
  });
}

export default suiteOf("daily");
