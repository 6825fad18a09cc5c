import { describe, expect, test } from "vitest";
import { headings, mainText } from "#tests/support/head.ts";
import { hrefs } from "#tests/support/search-results.ts";
import type { TestPage } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const site = siteToRead(400);

function ask(q: string): Promise<TestPage> {
  return site.page(`/search?${new URLSearchParams({ q })}`);
}

describe("The search of the whole site finds its own pages:", () => {
  test.each([
    ["cancel appointment", "/lost-link"],
    ["how do I change my booking", "/lost-link"],
    ["need to change my appointment time", "/lost-link"],
    ["missed my appointment can i rebook", "/lost-link"],
    ["cancel my booking for tomorrow", "/lost-link"],
    ["need to push my wednesday appointment back a week", "/lost-link"],
    ["book appointment", "/book"],
    ["contact", "/contact"],
    ["privacy policy", "/privacy-policy"],
    ["join", "/partner-with-us"],
    ["list my practice", "/partner-with-us"],
    ["i want to register our dental clinic", "/partner-with-us"],
    ["update our opening hours", "/contact"],
    ["report wrong information", "/contact"],
    ["i lost my reference number", "/lost-link"],
    ["i didnt get an email", "/lost-link"],
    ["how do i leave a review", "/terms#reviews"],
    ["delete my data", "/privacy-policy"],
    ["data download", "/data"],
    ["prices", "/compare/price"],
    ["unsubscribe", "/newsletter"],
  ])("“%s” begins with %s, where there is a page", async (asked, href) => {
    const page = await ask(asked);
    expect(hrefs(page)[0]).toBe(href);
    expect(headings(page)).toContain("Pages");
    expect(mainText(page)).not.toContain("Nothing was found");
    expect((await site.page(href.replace(/#.*/, ""))).status).toBe(200);
  });

  test.each(["cancel veneers", "emergency", "dentist", "wellington"])("“%s” names none", async (asked) => {
    expect(headings(await ask(asked))).not.toContain("Pages");
  });

  test("a box that completes offers it too, as a page", async () => {
    const answer = await site.fetch("/api/v1/suggest?q=cancel+appointment");
    const { items } = (await answer.json()) as { items: unknown[] };
    expect(items).toContainEqual({
      kind: "page",
      label: "See, change or cancel a request",
      labelMi: null,
      detail: "A page of this site",
      href: "/lost-link",
      sample: false,
    });
  });
});

describe("The search takes a word for what it says, not for a slip of the fingers:", () => {
  test.each([
    ["brown teeth", "Teeth Whitening"],
    ["paediatric dentist", "Children’s Dentistry"],
    ["hauora dentist", "General Dentistry"],
    ["kauae", "Jaw joint pain"],
    ["wisdom teeth under sedation auckland", "Oral Surgery in Auckland"],
  ])("“%s” is about %s", async (asked, about) => {
    const text = mainText(await ask(asked));
    expect(text).toContain(about);
    expect(text).not.toContain("so we looked for");
  });

  test.each(["night dentist", "overnight dentist", "after hours dentist"])(
    "“%s” leads to the emergency page",
    async (asked) => {
      expect(hrefs(await ask(asked))[0]).toBe("/emergency");
    },
  );
});

test("The search leaves out what no practice has rather than answer someone who asks for a dentist with nothing", async () => {
  const page = await ask("dentist for my zebra");
  expect(headings(page).some((heading) => /^\d+ practices$/.test(heading))).toBe(true);
  expect(mainText(page)).toContain("We didn’t understand “zebra”, so these are all 400 dentists.");
  expect(headings(await ask("zzzz qqqq"))).not.toContain("400 practices");
});

test.each(["tooth sensitivity to cold", "chipped front tooth cost"])(
  "The search doesn’t say of “%s” that it understood less than the page that it leads to",
  async (asked) => {
    expect(mainText(await ask(asked))).not.toContain("We didn’t understand");
  },
);

test.each([
  ["dentist auckland cbd", "Auckland Central", "in Auckland matching “central”"],
  ["inner city dentist dunedin", "Central Dunedin", "in Dunedin matching “central”"],
])("“%s” is in %s, at the search and in the directory", async (asked, suburb, inDirectory) => {
  expect(mainText(await ask(asked))).toContain(`matching “${suburb}”`);
  const directory = await site.page(`/directory?${new URLSearchParams({ q: asked })}`);
  expect(mainText(directory)).toContain(inDirectory);
});

test("Practices in Mount Maunganui are those of that suburb, though its name is one of Tauranga’s", async () => {
  for (const asked of ["mt maunganui dentist", "dentist mount maunganui"]) {
    const rows = [...(await ask(asked)).document.querySelectorAll(".practice-row")];
    expect(rows[0]?.textContent).toContain("Mount Maunganui");
  }
});

test.each(["earliest appointment wellington", "next available dentist wellington"])(
  "“%s” lists those free first, at the search and in the directory",
  async (asked) => {
    const page = await ask(asked);
    expect(mainText(page)).toContain("first those with the earliest time to book online");
    expect(hrefs(page)).toContain("/directory?location=wellington&sort=soonest");
    const directory = await site.page(`/directory?${new URLSearchParams({ q: asked })}`);
    expect(mainText(directory)).toContain("Sorted by the first free time that you can book at once");
  },
);

test("The search says that it can’t find out who makes crowns in a day, and takes no one who asks for someone in pain", async () => {
  const text = mainText(await ask("same day crown auckland"));
  expect(text).toContain("for Crowns & Bridges in Auckland");
  expect(text).toContain("We didn’t understand “same day”.");
});

test("What the search finds beside practices is not said to have 0 of them", async () => {
  for (const asked of ["toothache auckland", "bleeding gums nelson", "grinding teeth"])
    expect(mainText(await ask(asked))).not.toMatch(/: 0 practices/);
});
