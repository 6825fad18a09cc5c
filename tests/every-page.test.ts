import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import routes from "../app/routes.ts";
import { EVERY_PAGE } from "./every-page.ts";
import { descriptionOf } from "./support/head.ts";
import { faultsOfHtml } from "./support/html-faults.ts";
import { otherScripts } from "./support/scripts.ts";
import { book, linksOf, openDirectSite } from "./support/direct-site.ts";
import { texts } from "./support/form.ts";
import { requestStates } from "./support/request-states.ts";
import { ROOT } from "./support/repository.ts";
import { readPage, type TestPage } from "./support/site.ts";
import { siteToRead } from "./support/site-to-read.ts";
import { isFullSuite, sampleOf } from "./support/suite.ts";
import { everyTemplate, fileOf } from "./support/templates.ts";

/** Asked of the site as a function: what is in the HTML. What needs eyes is in `e2e/every-page.test.ts`. */
const PAGES = EVERY_PAGE.filter(({ isSubmitted }) => !isSubmitted);
const pages = new Map<string, TestPage>();
/** One state of each page file in the daily suite: the rules take 0.1 s of CPU time of a page. */
const VALIDATED = isFullSuite ? PAGES : everyTemplate();

const site = siteToRead(1_236);

beforeAll(async () => {
  for (const { path } of PAGES) pages.set(path, await follow(path));

  async function follow(path: string): Promise<TestPage> {
    const page = await site.page(path);
    const location = page.headers.get("Location");
    return location ? site.page(location) : page;
  }
});

describe.each(PAGES)("$state ($path)", ({ path, status }) => {
  test(`answers ${status} with one h1, a title, a description and New Zealand English`, () => {
    const { document, status: actual } = pages.get(path)!;
    expect(actual).toBe(status);
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(document.title).toMatch(/Niho/);
    expect(document.documentElement.lang).toBe("en-NZ");
    expect(descriptionOf(pages.get(path)!)).toMatch(/.{30}/);
  });

  test("starts no script that changes it, sets no cookie and carries no style of its own", () => {
    const { html, headers, document } = pages.get(path)!;
    expect(otherScripts(document)).toEqual([]);
    expect(html).not.toMatch(/ style="| on[a-z]+="/);
    expect(headers.get("Set-Cookie")).toBeNull();
  });
});

test.each(VALIDATED)("$state ($path) is valid HTML", async ({ path }) => {
  expect(await faultsOfHtml(pages.get(path)!.html)).toEqual([]);
});

test("Every page of the site has a state here", () => {
  const looked = new Set(EVERY_PAGE.map(({ path }) => fileOf(path)));
  const files = (routes as { file: string }[])
    .map(({ file }) => file)
    // The desk is an application behind a session: its screens are looked at in app/desk/ and in a browser.
    .filter((file) => file.endsWith(".tsx") && !file.startsWith("desk/"));
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !looked.has(file))).toEqual([]);
});

test("A word in te reo Māori is marked as that, and no English one, so that it is read aloud rightly", () => {
  const unmarked = new Set<string>();
  const english = new Set<string>();
  let marked = 0;
  for (const [path, { document }] of pages) {
    for (const element of document.querySelectorAll("main *, footer *, header *")) {
      if (element.closest("[lang=mi]") || element.closest("option, script, style, mark")) continue;
      const own = [...element.childNodes]
        .filter(({ nodeType }) => nodeType === 3)
        .map((one) => one.textContent);
      if (own.some((text) => /\bte reo Māori/i.test(text ?? ""))) unmarked.add(`${path}: ${own.join("|")}`);
    }
    for (const element of document.querySelectorAll("[lang=mi]")) {
      marked++;
      const words = ownText(element);
      if (!IN_MAORI.test(words)) english.add(`${path}: ${words}`);
    }
  }
  expect([...unmarked]).toEqual([]);
  expect([...english]).toEqual([]);
  expect(marked).toBeGreaterThan(100);
});

/** Reads its own text without that of the elements in it, which may be in another language. */
function ownText({ childNodes }: Element): string {
  const own = [...childNodes].filter(({ nodeName }) => nodeName === "#text");
  return own.map(({ textContent }) => textContent).join("");
}

/** Its ten consonants and five vowels, and no syllable that ends in a consonant. */
const IN_MAORI = /^\s*(?:(?:ng|wh|[hkmnprtw])?[aāeēiīoōuū][\s-]*)+$/i;

test("The pages that a link opens are whole pages in every state of a request", async () => {
  const direct = await openDirectSite({ samples: 60 });
  const states = await requestStates(
    {
      async ask(number) {
        const email = `p${number}@patient.example`;
        await book(direct, { practice: "3", location: "Auckland", email, firstName: `P${number}` });
        return linksOf(direct);
      },
      post: (path, fields) => direct.post(path, fields),
    },
    "2026-12-02",
  );
  const faults: string[] = [];
  const headings = new Set<string>();
  for (const { state, path, post } of states) {
    const page = await readPage(await (post ? direct.post(path, post) : direct.fetch(path)));
    const { document, headers, html } = page;
    const h1 = texts(document, "h1");
    headings.add(h1.join());
    const expected = {
      isThere: ![404, 429, 500].includes(page.status),
      h1: h1.length,
      isTitled: /^(Error: )?(Your|Appointment) request \| Niho$/.test(document.title),
      isDescribed: descriptionOf(page).length >= 30,
      scripts: otherScripts(document),
      cookie: headers.get("Set-Cookie"),
      robots: headers.get("X-Robots-Tag"),
      faults: await faultsOfHtml(html),
    };
    const right = { isThere: true, h1: 1, isTitled: true, isDescribed: true, scripts: [], cookie: null };
    const rest = { robots: "noindex, nofollow", faults: [] };
    if (JSON.stringify(expected) !== JSON.stringify({ ...right, ...rest }))
      faults.push(`${state}: ${JSON.stringify(expected)}`);
  }
  expect(faults).toEqual([]);
  expect(headings.size).toBeGreaterThan(10);
});

test("Every link inside the site leads to a page that answers", async () => {
  const targets = new Set(
    [...pages.values()].flatMap(({ document }) =>
      [...document.querySelectorAll("a[href^='/']")].map((link) => link.getAttribute("href")!),
    ),
  );
  expect(targets.size).toBeGreaterThan(60);
  const broken: string[] = [];
  // Each address that is linked from the home page on is asked in crawl.test.ts.
  for (const target of sampleOf([...targets], 60)) {
    const { status } = await site.fetch(target);
    if (status >= 400) broken.push(`${target} ${status}`);
  }
  expect(broken).toEqual([]);
}, 60_000);

test("Every page names a picture for sharing, with words for people who cannot see it", () => {
  const contents = (page: TestPage, name: string) =>
    [...page.document.querySelectorAll(`meta[property="${name}"]`)].map((meta) =>
      meta.getAttribute("content"),
    );
  const images = [...pages.values()].map((page) => contents(page, "og:image"));
  expect(images.filter((named) => named.length !== 1)).toEqual([]);
  for (const page of pages.values()) expect(contents(page, "og:image:alt").join()).toMatch(/\w{3}/);
  const addresses = [...new Set(images.flat())].map((address) => new URL(address!).pathname);
  expect(addresses.length).toBeGreaterThan(10);
  expect(addresses.filter((address) => !existsSync(join(ROOT, "public", address)))).toEqual([]);
});
