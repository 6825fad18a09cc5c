import { expect, test } from "vitest";
import { abuseTrial } from "../trials/abuse.ts";
import { duplicatesTrial } from "../trials/duplicates.ts";
import { fuzzTrial } from "../trials/fuzz.ts";
import { killTrial } from "../trials/kill.ts";
import { mailTrial } from "../trials/mail.ts";
import { restoreTrial } from "../trials/restore.ts";
import { slowTrial } from "../trials/slow.ts";
import type { Finding } from "../trials/trial.ts";

/** The trials of `npm run trial`, small. Their full size and what it showed stand in docs/reliability.md. */

const MINUTES = 60_000;

test(
  "A site whose plug is pulled loses nothing that it acknowledged and keeps nothing twice",
  { timeout: 5 * MINUTES },
  async () => {
    expect(broken(await killTrial({ kills: 3, acknowledged: 90 }))).toEqual([]);
  },
);

test("A request that is sent many times at once is one", { timeout: 3 * MINUTES }, async () => {
  expect(broken(await duplicatesTrial({ requests: 3, copies: 30 }))).toEqual([]);
});

test(
  "Every mail arrives though its server fails three times in ten and the site is killed",
  { timeout: 8 * MINUTES },
  async () => {
    expect(broken(await mailTrial({ submissions: 8, kills: 1 }))).toEqual([]);
  },
);

test(
  "A lost disk comes back from a backup that was made while the site went on, without what was erased",
  { timeout: 5 * MINUTES },
  async () => {
    // How fast is the full trial's promise.
    const database = process.env.TEST_DATABASE_URL;
    expect(broken(await restoreTrial({ submissions: 200, slowest: 120, database }))).toEqual([]);
  },
);

test(
  "Honest visitors are answered while slow ones hold on to connections",
  { timeout: 2 * MINUTES },
  async () => {
    // Other tests use the machine too: that all are answered is the promise here, how fast is the full trial's.
    expect(broken(await slowTrial({ clients: 100, seconds: 3, slowest: 2_000 }))).toEqual([]);
  },
);

test(
  "Whatever bytes are sent, the site answers, keeps nothing odd and goes on",
  { timeout: 5 * MINUTES },
  async () => {
    expect(broken(await fuzzTrial({ requests: 2_000 }))).toEqual([]);
  },
);

test(
  "Of one address that floods a handful is kept, and no honest visitor is refused",
  { timeout: 2 * MINUTES },
  async () => {
    expect(broken(await abuseTrial({ posts: 100, honest: 24 }))).toEqual([]);
  },
);

function broken(findings: Finding[]): Finding[] {
  expect(findings).not.toEqual([]);
  return findings.filter(({ held }) => !held);
}
