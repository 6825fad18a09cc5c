import { describe, expect, test } from "vitest";
import { at, emergency, siteWith } from "#tests/support/emergency.ts";
import { headings, mainText, titleOf } from "#tests/support/head.ts";
import { sentences } from "#tests/support/sentences.ts";
import { type SiteToRead, siteToRead } from "#tests/support/site-to-read.ts";
import { sampleOf } from "#tests/support/suite.ts";

const shared = siteToRead(400);

/** The two boxes in which people type what has happened to them; the home page’s leads to the first. */
const DOORS = ["/search", "/directory"] as const;

const CALL = /\b(?:111|0800 764 766|1737)\b/;
const COUNT = /\bdentists?\b/;

const DANGERS = [
  ...sentences("understood", "Danger"),
  ...sampleOf(sentences("danger"), 12),
  "took too many panadol",
  "toddler swallowed a button battery",
  "i want to kill myself",
  "child choking Hamilton",
];

async function firstHeading(site: SiteToRead, path: string, q: string) {
  const page = await site.page(`${path}?${new URLSearchParams({ q })}`);
  const first = page.document.querySelector("main :is(h1, h2, h3)")!;
  return { page, title: titleOf(page), first: first.textContent, level: first.localName };
}

describe.each(DOORS)("On %s a person in danger reads whom to call", (path) => {
  test.each(DANGERS)("as heading and title of “%s”, before any count of dentists", async (q) => {
    const { page, title, first, level } = await firstHeading(shared, path, q);
    expect([level, first]).toEqual(["h1", expect.stringMatching(CALL)]);
    expect(title).toMatch(/111|0800 764 766|1737|hospital/);
    expect([title, first].filter((text) => COUNT.test(text))).toEqual([]);
    // The list has a heading of its own.
    expect(headings(page).filter((text) => /dentist|see you first/.test(text))).toHaveLength(1);
  });

  test.each(["child choking", "i want to kill myself"])(
    "as heading of “%s” where no practice is listed",
    async (q) => {
      const { title, first } = await firstHeading(await siteWith([]), path, q);
      expect([title, first]).toEqual([expect.stringMatching(CALL), expect.stringMatching(CALL)]);
    },
  );

  test.each([
    ["my boys tooth got knocked out", "Tooth knocked out? Do this now"],
    ["my jaw is locked hamilton", "Jaw locked, out of joint or hit"],
    ["my gum is swollen", "Swelling or abscess"],
  ])("or, of “%s”, what to do: “%s”", async (q, said) => {
    const { title, first } = await firstHeading(shared, path, q);
    expect([title, first]).toEqual([`${said} | Niho`, said]);
  });

  test("and the list after it says where its practices are", async () => {
    const own = await siteWith([emergency({ id: 1, ...at("hamilton") })]);
    const { page } = await firstHeading(own, path, "child choking hamilton");
    expect(mainText(page)).toMatch(/1 dentist in Hamilton/);
  });
});

test("The directory keeps what was typed: another page, view or filter of its list begins with the help, too", async () => {
  const { document } = await shared.page("/directory?q=child+choking&service=general-dentistry");
  expect(document.querySelector(".directory-form input[name=q]")!.getAttribute("value")).toBe(
    "child choking",
  );
  const links = [...document.querySelectorAll("#results .quick a, #results .toggle a, #results a[rel=next]")];
  const further = links.filter(({ textContent }) => !/Emergency care|Clear all/.test(textContent));
  expect(further.length).toBeGreaterThan(5);
  for (const link of further) {
    const page = await shared.page(link.getAttribute("href")!);
    expect([link.textContent, page.document.querySelector("h1")!.textContent]).toEqual([
      link.textContent,
      expect.stringMatching(CALL),
    ]);
  }
  const suburb = await shared.fetch("/directory?q=child+choking&location=te-aro");
  expect(suburb.headers.get("Location")).toBe("/directory?q=child+choking+Te+Aro&emergency=yes");
});

test.each(DOORS)("On %s no day chooses who is shown to a person in danger", async (path) => {
  const count = async (q: string) =>
    /\d+ dentists?/.exec(mainText(await shared.page(`${path}?${new URLSearchParams({ q })}`)))?.[0];
  expect(await count("child choking open sunday")).toBe(await count("child choking"));
});

test.each([
  "chest tight and pain going up into my jaw and left arm sweating",
  "jaw is crooked after a fight",
])("Beneath the call of “%s” no page says that it is rarely serious", async (q) => {
  const page = await shared.page(`/search?${new URLSearchParams({ q })}`);
  expect(mainText(page)).toMatch(/Call 111 now/);
  expect(mainText(page)).not.toMatch(/rarely serious/);
});

test("An address without a page that says a danger is answered by the call first, too", async () => {
  const { document } = await shared.page("/child-choking");
  expect(document.title).toContain("111");
  const named = [...document.querySelectorAll("main :is(h1, h2)")].map(({ localName, textContent }) => [
    localName,
    textContent,
  ]);
  expect(named[0]).toEqual(["h1", expect.stringMatching(CALL)]);
  expect(named).toContainEqual(["h2", "We couldn’t find that page"]);
});
