import { expect, test } from "vitest";
import { abuseStressTest } from "../stress/abuse.ts";
import { duplicatesStressTest } from "../stress/duplicates.ts";
import { fuzzStressTest } from "../stress/fuzz.ts";
import { importStressTest } from "../stress/import.ts";
import { killStressTest } from "../stress/kill.ts";
import { mailStressTest } from "../stress/mail.ts";
import { restoreStressTest } from "../stress/restore.ts";
import { slowStressTest } from "../stress/slow.ts";
import type { Finding } from "../stress/stress-test.ts";

/** The trials of `npm run stress`, small. Their full size and what it showed stand in docs/reliability.md. */

const MINUTES = 60_000;

test(
  "A site whose plug is pulled loses nothing that it acknowledged and keeps nothing twice",
  { timeout: 5 * MINUTES },
  async () => {
    expect(broken(await killStressTest({ kills: 3, acknowledged: 90 }))).toEqual([]);
  },
);

test("A request that is sent many times at once is one", { timeout: 3 * MINUTES }, async () => {
  expect(broken(await duplicatesStressTest({ requests: 3, copies: 30 }))).toEqual([]);
});

test(
  "Every mail arrives though its server fails three times in ten and the site is killed",
  { timeout: 8 * MINUTES },
  async () => {
    expect(broken(await mailStressTest({ submissions: 8, kills: 1 }))).toEqual([]);
  },
);

test(
  "A lost disk comes back from a backup that was made while the site went on, without what was erased",
  { timeout: 5 * MINUTES },
  async () => {
    // How fast is the full trial's promise.
    const database = process.env.TEST_DATABASE_URL;
    expect(broken(await restoreStressTest({ submissions: 200, slowest: 120, database }))).toEqual([]);
  },
);

test(
  "A killed import leaves the directory as before or as after, and no form waits for one",
  { timeout: 5 * MINUTES },
  async () => {
    // Other tests use the machine too: that every post is kept is the promise here, how fast is the full trial's.
    const size = { kills: 2, rows: 2_000, posts: 40, most: 1_000, slowest: 10_000 };
    expect(broken(await importStressTest({ ...size, database: process.env.TEST_DATABASE_URL }))).toEqual([]);
  },
);

test(
  "Honest visitors are answered while slow ones hold on to connections",
  { timeout: 2 * MINUTES },
  async () => {
    // Other tests use the machine too: that all are answered is the promise here, how fast is the full trial's.
    expect(broken(await slowStressTest({ clients: 100, seconds: 3, slowest: 2_000 }))).toEqual([]);
  },
);

test(
  "Whatever bytes are sent, the site answers, keeps nothing odd and goes on",
  { timeout: 5 * MINUTES },
  async () => {
    expect(broken(await fuzzStressTest({ requests: 2_000 }))).toEqual([]);
  },
);

test(
  "Of one address that floods a handful is kept, and no honest visitor is refused",
  { timeout: 2 * MINUTES },
  async () => {
    expect(broken(await abuseStressTest({ posts: 100, honest: 24 }))).toEqual([]);
  },
);

function broken(findings: Finding[]): Finding[] {
  expect(findings).not.toEqual([]);
  return findings.filter(({ held }) => !held);
}
