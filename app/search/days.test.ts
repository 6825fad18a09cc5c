import { describe, expect, test } from "vitest";
import { mainText } from "#tests/support/head.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const site = siteToRead(400);

/** What search and directory say of a text: the heading, and all of the page. */
async function askBoth(q: string) {
  const pages = await Promise.all(
    ["/search", "/directory"].map((path) => site.page(`${path}?${new URLSearchParams({ q })}`)),
  );
  return pages.map((page) => ({
    heading: page.document.querySelector("main h1")!.textContent,
    text: mainText(page),
  }));
}

describe("A day that is typed, in the search and in the directory’s box,", () => {
  test.each([
    ["dentist monday", / dentists with a free time on Monday$/],
    ["tues", / dentists with a free time on Tuesday$/],
    ["weds dentist", / dentists with a free time on Wednesday$/],
    ["this thursday", / dentists with a free time on Thursday$/],
    ["dentist tomorrow", / dentists with a free time tomorrow$/],
    ["āpōpō", / dentists with a free time tomorrow$/],
    ["Rāhina", / dentists with a free time on Monday$/],
    ["rātapu", / dentists open on Sundays$/],
    ["checkup this week", / for General Dentistry with a free time in the next 7 days$/],
  ])("asks for who has a free time on it: “%s”", async (q, heading) => {
    for (const page of await askBoth(q)) expect(page.heading).toMatch(heading);
  });

  test.each([
    ["next friday dentist", "We read “next friday” as the coming Friday."],
    ["braces wellington tuesday arvo", "We can’t search by “arvo”, so this is for any time of the day."],
    ["dentist friday 3pm", "We can’t search by “3pm”, so this is for any time of the day."],
    ["monday or tuesday checkup", "We search for one day at a time, so this is without “tuesday”."],
    ["dentist sunday or monday", "We search for one day at a time, so this is without “monday”."],
    ["thursday checkup nelson", "No one here has a free time on Thursday to book online"],
  ])("is answered with what the list leaves out of it: “%s”", async (q, said) => {
    for (const page of await askBoth(q)) {
      expect(page.text).toContain(said);
      expect(page.text).not.toContain("didn’t understand");
    }
  });

  test.each([
    ["late night dentist thursday wellington", /dentists in Wellington,? open after 6pm$/, "thursday"],
    ["dentist open friday nelson", /dentists in Nelson$/, "friday"],
    ["open tuesday", /dentists?$/, "tuesday"],
    ["who is open on monday in napier", /dentists in Napier$/, "monday"],
    ["wednesday evening dentist", /dentists open after 6pm$/, "wednesday"],
    ["what dentists are open tomorrow", /dentists?$/, "tomorrow"],
  ])("is of hours, and of no times to book, where it should be open: “%s”", async (q, heading, day) => {
    for (const page of await askBoth(q)) {
      expect(page.heading).toMatch(heading);
      expect(page.heading).not.toMatch(/free time/);
      expect(page.text).toContain(`check each practice’s hours for “${day}”`);
      expect(page.text).not.toContain("didn’t understand");
    }
  });

  test.each(["broke my tooth on monday", "crown came off tuesday wellington", "broke it on friday"])(
    "is no wish where something happened on it: “%s”",
    async (q) => {
      for (const page of await askBoth(q)) expect(page.heading).not.toMatch(/free time/);
    },
  );

  test.each(["lost my retainer monday", "my aligner cracked it on thursday"])(
    "is said where it’s no wish, and nothing was hurt: “%s”",
    async (q) => {
      for (const page of await askBoth(q)) {
        expect(page.heading).not.toMatch(/free time/);
        expect(page.text).toMatch(/We didn’t understand “[^”]*(?:monday|thursday)/);
      }
    },
  );

  test("leaves nobody out for someone in pain, and that is said", async () => {
    const [search, directory] = await askBoth("toothache wellington tomorrow");
    expect(search!.heading).toBe("19 dentists in Wellington with same-day care for pain");
    for (const page of [search!, directory!])
      expect(page.text).toContain("by who can see you first, so it isn’t chosen by “tomorrow”");
  });
});

describe("Search and directory count the same practices", () => {
  const dentists = (text: string) => /\d+ dentists?/.exec(text)?.[0];

  test.each(["te awamutu", "braces thames", "levin monday", "braces masterton"])(
    "for a town without any: “%s”",
    async (q) => {
      const [search, directory] = await askBoth(q);
      expect(dentists(directory!.heading)).toBe(dentists(search!.heading));
      for (const page of [search!, directory!])
        expect(page.text).toMatch(/No practice is listed in .*\. The nearest are in /);
    },
  );

  test.each(["toothache riccarton", "sore tooth ponsonby", "broken tooth te aro"])(
    "for someone hurt in a suburb, and name its place: “%s”",
    async (q) => {
      const [search, directory] = await askBoth(q);
      expect(dentists(directory!.heading)).toBe(dentists(search!.heading));
      for (const page of [search!, directory!])
        expect(page.text).toMatch(/This is all of .*, not only .*: first those who can see you soonest\./);
    },
  );
});
