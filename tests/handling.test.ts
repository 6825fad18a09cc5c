import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  DOORS,
  type Handling,
  IN_THE_BROWSER,
  JOBS,
  OUTSIDE,
  TABLES,
  VARIABLES,
} from "#content/legal/handling.ts";
import { openSqlite } from "#database/sqlite.ts";
import { migrate } from "#database/migrate.ts";
import { newFolder } from "./support/new-folder.ts";
import { ROOT } from "./support/repository.ts";
import { siteToRead } from "./support/site-to-read.ts";

const site = siteToRead(3);

/** Files of ours that the site runs, without its tests. */
function sources(rooms: string): { file: string; text: string }[] {
  return rooms
    .split(",")
    .flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`, { cwd: ROOT }))
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }));
}

function filesWith(rooms: string, what: RegExp): string[] {
  return sources(rooms)
    .filter(({ text }) => what.test(text))
    .map(({ file }) => file)
    .toSorted();
}

async function tablesOfDatabase(): Promise<string[]> {
  const database = openSqlite(join(newFolder(), "niho.db"));
  await migrate(database);
  const tables = await database.read.introspection.getTables();
  await database.close();
  return tables.map(({ name }) => name).toSorted();
}

const known = (list: Readonly<Record<string, Handling>>) => Object.keys(list).toSorted();
const TELL = "Say in content/legal/handling.ts what it does with what people tell us, and in the policy.";

test("The list from which the privacy policy is written has every table of the database, and no other", async () => {
  expect(known(TABLES), TELL).toEqual(await tablesOfDatabase());
});

test("… every page and address that takes what people write, press or send", () => {
  const taking = /export (?:async )?(?:function|const) action\b|export (?:const )?\{[^}]*\baction\b/;
  const found = filesWith("app", taking).filter((file) => !/^app\/desk\/|\.server\.ts$/.test(file));
  expect(known(DOORS), TELL).toEqual(found);
});

test("… every job that runs by the clock", () => {
  // A job has its name where it is made, or in a constant that others ask for.
  const names = sources("outbox/jobs").flatMap(({ text }) =>
    [...text.matchAll(/\bname: "([^"]+)"|^export const [A-Z_]+ = "([a-z ]+)";$/gm)].map(
      ([, one, other]) => one ?? other!,
    ),
  );
  expect(names.length).toBeGreaterThan(10);
  expect(known(JOBS), TELL).toEqual([...new Set(names)].toSorted());
});

test("… every variable that the site reads", () => {
  const example = readFileSync(join(ROOT, ".env.example"), "utf8");
  const names = [...example.matchAll(/^#([A-Z][A-Z_]+)=/gm)].map(([, name]) => name!);
  expect(known(VARIABLES), TELL).toEqual(names.toSorted());
});

test("… every file that asks another machine, or starts another program", () => {
  const asking =
    /from "(node:https|node:tls|node:net|node:dns[^"]*|node:child_process|nodemailer[^"]*|pg|undici)"|\bfetchPublic\(|await fetch\(/;
  const found = filesWith("outbox,services,database", asking).concat(
    filesWith("server/doctor,server/assistants", asking),
  );
  expect(known(OUTSIDE), TELL).toEqual(found.filter((file) => !ONLY_OURSELVES.has(file)).toSorted());
});

/** They open a port or read a type, and ask no one. */
const ONLY_OURSELVES = new Set(["database/running-site.ts", "services/pictures/make-picture.ts"]);

test("… every file that sets a cookie, or has the browser keep something", () => {
  const keeping =
    /Set-Cookie|document\.cookie|cookieStore|sessionStorage\b|localStorage\b|caches\.open|indexedDB/;
  expect(known(IN_THE_BROWSER), TELL).toEqual(
    filesWith("app,kit,server,services", keeping).filter((file) => !READERS.has(file)),
  );
});

/** They ask whether an answer sets one, and set none. */
const READERS = new Set(["server/page-cache/cached-response.ts"]);

test("The privacy policy has the words that the list says it has, where it says", async () => {
  const { document } = await site.page("/privacy-policy");
  const lists = { TABLES, DOORS, JOBS, VARIABLES, OUTSIDE, IN_THE_BROWSER };
  const lacking: string[] = [];
  for (const [list, things] of Object.entries(lists))
    for (const [thing, how] of Object.entries(things)) {
      if ("nothing" in how) continue;
      const heading = document.getElementById(how.section);
      let said = "";
      for (
        let next = heading?.nextElementSibling;
        next && next.tagName !== "H2";
        next = next.nextElementSibling
      )
        said += next.textContent;
      if (!said.includes(how.says)) lacking.push(`${list} ${thing}: #${how.section} lacks “${how.says}”`);
    }
  expect(lacking).toEqual([]);
});
