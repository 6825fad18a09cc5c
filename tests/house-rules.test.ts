import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import routes from "../app/routes.ts";
import {
  barrels,
  circles,
  forbiddenImports,
  readersOfTheEnvironment,
  readSources,
  ROOMS,
  roomsWithoutAName,
  ROOT,
  writersOfAddresses,
} from "./support/repository.ts";

const sources = readSources();

/** Files of pages that ask or open the database themselves, and files of commands that write to it by a statement of their own. */
function ownWrites(files: typeof sources): string[] {
  const isPage = (file: string) => /^(?:app|kit)\//.test(file);
  return files
    .filter(({ file }) => (isPage(file) || file.startsWith("cli/")) && !file.includes(".test."))
    .filter(
      ({ file, text }) =>
        /\.(insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(/.test(text) ||
        (isPage(file) && /\.(?:transact|selectFrom)\(/.test(text)),
    )
    .map(({ file }) => file);
}

/** Files that put, change or delete messages though no part of the outbox; a restore puts back every table. */
function writersOfMessages(files: typeof sources): string[] {
  return files
    .filter(
      ({ file }) => !/^outbox\/|^tests\/|\.test\.|^database\/(?:unsent-messages\.ts|backups\/)/.test(file),
    )
    .filter(({ text }) => /\.(?:insertInto|updateTable|deleteFrom)\(\s*"outbox"/.test(text))
    .map(({ file }) => file);
}

/** Files that list three or more of the services by hand. */
function unnamedKinds(files: typeof sources): string[] {
  return files
    .filter(({ file }) => !/^tests\/|^services\/services\.ts$/.test(file))
    .filter(({ text }) => /Pick<\s*Services,(?:[\s|]*"\w+"){3}/.test(text))
    .map(({ file }) => file);
}

/** Comments that begin as no sentence of ours does, by file and line. */
function fragments(files: typeof sources): string[] {
  const beginning =
    /(?:^|\s)(?:\/\*\*?\s+(?:\*\s+)?|\/\/\s+)((?:Of|Null|By|With|Without|Beside|The same)\b[^\n]*?)(?:[ \t]*\*\/)?$/gm;
  return files.flatMap(({ file, text }) =>
    Array.from(text.matchAll(beginning), ({ 0: whole, 1: words, index }) => {
      const line = text.slice(0, index + whole.length).split("\n").length;
      return { line, words, isFirst: !/\/\/[^\n]*\n\s*$/.test(text.slice(0, index + 1)) };
    })
      .filter(({ isFirst }) => isFirst)
      .map(({ line, words }) => `${file}:${line}: ${words}`),
  );
}

/** Expectations of the tests in a browser that look once, right after a press: the page may not have answered yet. */
function readTooSoon(files: typeof sources): string[] {
  const press =
    /\.(?:check|click|down|fill|goBack|hover|letGo|press|pressSequentially|selectOption|tap|uncheck|up)\([^;]*\);\s*/;
  const once = /expect\((?:\[?(?:\w+, )?await (?!faultsOfAxe|wasReloaded)|(?:new URL\()?page\.url)/;
  const hasty = new RegExp(`${press.source}(${once.source}[^;]*)`, "g");
  return files
    .filter(({ file }) => file.startsWith("tests/e2e/"))
    .flatMap(({ file, text }) => Array.from(text.matchAll(hasty), ([, found]) => `${file}: ${found}`));
}

/** Expectations that are waited for in another way than by `expect.poll`, for which a busy machine has 15 seconds. */
function waitedForElsewise(files: typeof sources): string[] {
  return files
    .filter(({ text }) => /\bvi\.waitFor\((?:async )?\(\) => expect\((?!fetch)/.test(text))
    .map(({ file }) => file);
}

describe("The house keeps its rules:", () => {
  test("every import goes along an arrow of docs/tour.md", () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(forbiddenImports(sources)).toEqual([]);
  });

  test.each([
    ["domain/money.ts", "#content/places.ts"],
    ["content/site.ts", "#database/migrate.ts"],
    ["app/home/home-page.tsx", "#database/sqlite.ts"],
    ["app/home/home-page.tsx", "#services/finding/directory-filter.ts"],
    ["kit/ui/card.tsx", "#app/home/home-page.tsx"],
    ["app/booking/submit.server.ts", "#server/config.ts"],
    ["cli/request-acts.ts", "#app/requests/request-page.tsx"],
    ["server/assistants/tools.ts", "#app/directory/list-operation.server.ts"],
    ["app/embed/embed.island.ts", "#app/embed/embed.ts"],
    ["app/requests/request-page.tsx", "#services/requests/act.ts"],
    ["database/migrations/x.ts", "#domain/text.ts"],
    ["database/migrations/x.ts", "pg"],
  ])("in %s a planted import of %s is named, in whatever way it is written", (file, target) => {
    const other = relative(dirname(file), target.slice(1));
    const written = [
      `import { x } from "${target}";`,
      `const x = await import("${target}");`,
      `export { x } from "${target}";`,
    ];
    if (target.startsWith("#"))
      written.push(`import { x } from "${other.startsWith(".") ? other : `./${other}`}";`);
    for (const text of written) expect(forbiddenImports([{ file, text }])).toEqual([`${file} → ${target}`]);
  });

  test("what the arrows allow is not named", () => {
    const planted = [
      {
        file: "app/booking/submit.server.ts",
        text: 'import { insertSubmission } from "#database/requests/submissions.ts";',
      },
      {
        file: "app/embed/embed.ts",
        text: 'import { findPractice } from "#database/practices/practices.ts";',
      },
      { file: "app/home/home-page.tsx", text: 'import type { Database } from "#database/database.ts";' },
      { file: "app/home/home-page.tsx", text: 'import { Rating } from "#kit/ui/rating.tsx";' },
    ];
    expect(forbiddenImports(planted)).toEqual([]);
  });

  test("pages and commands reach the database through functions of the rooms below alone", () => {
    expect(ownWrites(sources)).toEqual([]);
    const planted = [
      { file: "app/desk/x.server.ts", text: "await database.transact((tx) => saveDraft(tx, draft));" },
      { file: "kit/x.server.ts", text: 'await db.selectFrom("practices").selectAll().execute();' },
      { file: "cli/x.ts", text: 'await tx.deleteFrom("audit").execute();' },
      { file: "cli/y.ts", text: "await database.transact((tx) => writeAudit(tx, line));" },
    ];
    expect(ownWrites(planted)).toEqual(["app/desk/x.server.ts", "kit/x.server.ts", "cli/x.ts"]);
  });

  test("no file is in a circle of imports, types included", () => {
    expect(circles(sources)).toEqual([]);
    const planted = [
      { file: "domain/a.ts", text: 'import type { B } from "./b.ts";' },
      { file: "domain/b.ts", text: 'import { c } from "./c.ts";' },
      { file: "domain/c.ts", text: 'import { a } from "#domain/a.ts";' },
    ];
    expect(circles(planted)).toEqual([["domain/a.ts", "domain/b.ts", "domain/c.ts"]]);
  });

  test("no comment begins with a fragment: it has a subject and a verb", () => {
    expect(fragments(sources)).toEqual([]);
    const lines = [
      "/** Of the dot. */",
      "// With a reason.",
      "const a = 1;",
      "/**",
      " * Null where it isn’t known.",
      " */",
    ];
    const planted = { file: "domain/a.ts", text: lines.join("\n") };
    expect(fragments([planted])).toEqual([
      "domain/a.ts:1: Of the dot.",
      "domain/a.ts:2: With a reason.",
      "domain/a.ts:5: Null where it isn’t known.",
    ]);
  });

  test("no test races with what it tests: it waits as long as a busy machine takes", () => {
    expect(readTooSoon(sources)).toEqual([]);
    expect(waitedForElsewise(sources)).toEqual([]);
    const text = `await box.press("Escape");\n  expect(await menu.isVisible()).toBe(false);`;
    expect(readTooSoon([{ file: "tests/e2e/a.test.ts", text }])).toHaveLength(1);
    const waiting = ["await vi.waitFor", "(() => expect(lines).toHaveLength(3), 5_000);"].join("");
    expect(waitedForElsewise([{ file: "server/a.test.ts", text: waiting }])).toHaveLength(1);
  });

  test("markup is written in app and kit alone: Node reads every other room without a build", () => {
    const elsewhere = sources.filter(
      ({ file }) => file.endsWith(".tsx") && !/^(?:app|kit|tests)\//.test(file),
    );
    expect(elsewhere.map(({ file }) => file)).toEqual([]);
  });

  test("only the configuration reads the environment", () => {
    expect(readersOfTheEnvironment(sources)).toEqual([]);
    expect(
      readersOfTheEnvironment([{ file: "outbox/transports/smtp.ts", text: "process.env.SMTP_URL" }]),
    ).toEqual(["outbox/transports/smtp.ts"]);
  });

  test("addresses that more than one area leads to are written in content/links.ts alone", () => {
    expect(writersOfAddresses(sources)).toEqual([]);
    const planted = (text: string) => [{ file: "app/home/home.server.ts", text }];
    expect(writersOfAddresses(planted("href: `/book?practice=${id}`"))).toEqual(["app/home/home.server.ts"]);
    expect(writersOfAddresses(planted("/** `/book?practice=12` */"))).toEqual([]);
  });

  test("no file only hands on what others export, and no folder is called utils, lib, helpers, common or misc", () => {
    expect(barrels(sources)).toEqual([]);
    expect(barrels([{ file: "app/ui/index.ts", text: 'export * from "./rating.tsx";' }])).toEqual([
      "app/ui/index.ts",
    ]);
    expect(roomsWithoutAName(sources)).toEqual([]);
    expect(roomsWithoutAName([{ file: "app/utils/date.ts", text: "" }])).toEqual(["app/utils/date.ts"]);
  });

  test("a time is held and released by the transactions that store a request, and by nothing else", () => {
    const files = (pattern: RegExp) =>
      sources.flatMap(({ file, text }) =>
        /\.test\.|^tests\//.test(file) || !pattern.test(text) ? [] : [file],
      );
    expect(files(/(insertInto|deleteFrom|updateTable)\(\s*"held_times"/)).toEqual([
      "database/free-times/held-times.ts",
    ]);
    expect(files(/await holdFor\(/)).toEqual([
      "services/free-times/check-held.ts",
      "services/requests/arrival.ts",
      "services/requests/store-move.ts",
    ]);
    expect(files(/await releaseHeld\(/)).toEqual(["database/erasing.ts"]);
  });

  test("messages are written by the outbox alone; the database only takes back what was not sent, and restores", () => {
    expect(writersOfMessages(sources)).toEqual([]);
    const planted = {
      file: "services/x.ts",
      text: 'await tx.updateTable("outbox").set({ due_at }).execute();',
    };
    expect(writersOfMessages([planted])).toEqual(["services/x.ts"]);
  });

  test("what needs more than two of the services names its kind, as services/services.ts declares it", () => {
    expect(unnamedKinds(sources)).toEqual([]);
    const planted = { file: "services/x.ts", text: 'type N = Pick<Services, "now" | "log" | "database">;' };
    expect(unnamedKinds([planted])).toEqual(["services/x.ts"]);
  });

  test("every page has a test beside it", () => {
    const pages = (routes as { file: string; children?: { file: string }[] }[]).flatMap(
      ({ children = [], ...page }) => [page, ...children.filter(({ file }) => file.endsWith("-page.tsx"))],
    );
    const untested = pages
      .map(({ file }) => `app/${file.replace(/\.tsx?$/, ".test.ts")}`)
      .filter((file) => !existsSync(join(ROOT, file)) && !existsSync(join(ROOT, `${file}x`)));
    expect(untested).toEqual([]);
  });

  test.each(ROOMS)("the room %s has a README of at most 15 lines", (room) => {
    const lines = readFileSync(join(ROOT, room, "README.md"), "utf8")
      .trim()
      .split("\n");
    expect(lines.length).toBeLessThanOrEqual(15);
  });
});
