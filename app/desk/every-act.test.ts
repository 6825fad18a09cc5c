import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { DeskActs } from "#services/desk/act.ts";
import { APPLICATION_ACTS } from "#services/desk/applications.ts";
import { DESK_ACTS } from "#services/desk/every-act.ts";
import { MAIL_ACTS } from "#services/desk/mails.ts";
import { MESSAGE_ACTS } from "#services/desk/messages.ts";
import { PERSON_ACTS } from "#services/desk/person-acts.ts";
import { PRACTICE_ACTS } from "#services/desk/practice-acts.ts";
import { REQUEST_ACTS } from "#services/desk/request-acts.ts";
import { REPLY_ACTS, REVIEW_ACTS } from "#services/desk/reviews.ts";
import { IMPORT_ACTS } from "#services/imports/at-desk.ts";
import { ROOT } from "#tests/support/repository.ts";

const ACTS = {
  APPLICATION_ACTS,
  IMPORT_ACTS,
  MAIL_ACTS,
  MESSAGE_ACTS,
  PERSON_ACTS,
  PRACTICE_ACTS,
  REPLY_ACTS,
  REQUEST_ACTS,
  REVIEW_ACTS,
};

const DESK = join(ROOT, "app/desk");

/** A page of the desk with all that it is made of. */
const PAGES = globSync("*-page.tsx", { cwd: DESK }).map((file) => sourcesFrom(file));

/** The texts of a file of the desk and of what it imports beside it, but for types. */
function sourcesFrom(file: string, seen = new Map<string, string>()): string {
  if (!seen.has(file)) {
    const text = readFileSync(join(DESK, file), "utf8");
    seen.set(file, text);
    for (const [, other] of text.matchAll(/^(?:import|export) (?!type)[^;]*? from "\.\/([\w.-]+)";/gm))
      sourcesFrom(other!, seen);
  }
  return [...seen.values()].join("\n");
}

/** What acts lack on the page that answers them: a button of each, and beside it a field for whatever its form needs. */
function missing(kind: string, acts: { [Act in string]: Pick<DeskActs[string], "needs"> }): string[] {
  const own = PAGES.filter((page) => page.includes(`acts: ${kind},`) || page.includes(`acts: ${kind} `));
  return Object.entries(acts).flatMap(([act, { needs }]) => {
    const pages = own.filter((page) => new RegExp(`\\bact="${act}"`).test(page));
    const hasField = (name: string) =>
      pages.some((page) => new RegExp(`\\b(name|day|time)="${name}"`).test(page));
    if (pages.length === 0) return [`no button: ${act}`];
    return Object.keys(needs).flatMap((name) => (hasField(name) ? [] : [`no field: ${act}, ${name}`]));
  });
}

test("Every act of the desk has its button on the page that answers it, and a field there for what it needs", () => {
  expect(Object.assign({}, ...Object.values(ACTS))).toEqual(DESK_ACTS);
  expect(Object.entries(ACTS).flatMap(([kind, acts]) => missing(kind, acts))).toEqual([]);
  const shout = { needs: { loudly: "Say how loudly." } };
  expect(missing("MESSAGE_ACTS", { "message shout": shout })).toEqual(["no button: message shout"]);
  // The page of a request has such a button, and that of an application such a field.
  const elsewhere = { "request close": { needs: {} }, "message answer": { needs: { decline: "Say why." } } };
  expect(missing("MESSAGE_ACTS", elsewhere)).toEqual([
    "no button: request close",
    "no field: message answer, decline",
  ]);
});
