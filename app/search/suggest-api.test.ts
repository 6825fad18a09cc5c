import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isCommonWord } from "#content/common-words/common-words.ts";
import { PLACES } from "#content/places.ts";
import { samplePractices } from "#content/samples/practices.ts";
import { TREATMENTS } from "#domain/practices/treatments.ts";
import { fold } from "#domain/text.ts";
import { anyText } from "../../tests/support/any-text.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";
import { isFullSuite, sampleOf } from "#tests/support/suite.ts";
import { practicePath } from "#content/links.ts";
import { OWN_PAGES } from "#kit/shell/own-pages.ts";

type Answer = {
  q: string;
  takenFor: string | null;
  items: { kind: string; label: string; labelMi: string | null; detail: string; href: string }[];
};

const SAMPLES = 400;
const all = [...samplePractices(SAMPLES)].map(({ practice }) => practice);
const site = siteToRead(SAMPLES);

async function suggested(q: string, from = site): Promise<Answer> {
  const answer = await from.fetch(`/api/v1/suggest?${new URLSearchParams({ q })}`);
  expect([q, answer.status]).toEqual([q, 200]);
  return (await answer.json()) as Answer;
}

async function labels(q: string): Promise<string[]> {
  return (await suggested(q)).items.map(({ label }) => label);
}

/** Beginnings of what is there to be found, as somebody types them. */
const anyTyped = fc
  .tuple(
    fc.constantFrom(
      ...all.slice(0, 60).map(({ name }) => name),
      ...PLACES.flatMap(({ name, nameMi }) => [name, nameMi ?? name]),
      ...TREATMENTS.map(({ name }) => name),
      "wellington invisalign",
      "toothache nelson",
      "cheap implants",
    ),
    fc.integer({ min: 1, max: 24 }),
  )
  .map(([text, length]) => text.slice(0, length));

describe("Suggestions", () => {
  test.each(["crown", "veneer", "cosmetic", "childrens"])(
    "for “%s”, a treatment without a page, say how many practices the link leads to",
    async (typed) => {
      const found = (await suggested(typed)).items.find(({ kind }) => kind === "treatment")!;
      expect(found.href).toMatch(/^\/directory\?service=/);
      const count = all.filter(({ services }) => services.some((one) => found.href.endsWith(one))).length;
      expect(found.detail).toBe(`${count} practices`);
    },
  );

  test.each([
    ["whang", "Whanganui"],
    ["Whangār", "Whangārei"],
    ["whanga", "Whanganui"],
    ["WANGANUI", "Whanganui"],
    ["otau", "Christchurch"],
    ["Ōtautahi", "Christchurch"],
    ["tāmaki", "Auckland"],
    ["invis", "Invisalign"],
    ["root c", "Root Canal"],
    ["rootcanal", "Root Canal"],
    ["wellington invisalign", "Invisalign in Wellington"],
    ["cheap braces", "Braces, cheapest first"],
    ["toothache", "Emergency help"],
    ["sore tooth nelson", "Emergency help near Nelson"],
    ["harb", "Harbour Steps Dental"],
    ["harbour steps", "Harbour Steps Dental"],
  ])("for “%s” begin with %s", async (q, label) => {
    expect((await labels(q))[0]).toBe(label);
  });

  test.each([
    ["ponsonby", ["Ponsonby in Auckland"]],
    ["pons", ["Ponsonby in Auckland"]],
    ["ponsonby auckland", ["Ponsonby in Auckland"]],
    ["invisalign pons", ["Invisalign: Ponsonby in Auckland"]],
    ["richmond", ["Richmond in Christchurch", "Richmond in Nelson"]],
    ["richmond nelson", ["Richmond in Nelson"]],
    ["mt ed", ["Mount Eden in Auckland"]],
  ])("for “%s” offer the suburb with its town: %j", async (q, suburbs) => {
    const offered = (await suggested(q)).items.filter(({ kind }) => kind === "place");
    expect(offered.map(({ label }) => label).toSorted()).toEqual(expect.arrayContaining(suburbs));
    expect(offered[0]!.href).toMatch(/^\/directory\?q=/);
  });

  test.each([
    ["welingt", "Wellington"],
    ["aukland", "Auckland"],
    ["wangarei", "Whangārei"],
    ["chirst", "Christchurch"],
    ["invsalign", "Invisalign"],
    ["brases", "Braces"],
    ["implnat", "Dental Implants"],
    ["harbuor steps", "Harbour Steps Dental"],
    ["hrbour ste", "Harbour Steps Dental"],
  ])("for “%s”, mistyped, begin with %s and say what it was taken for", async (q, label) => {
    const { takenFor, items } = await suggested(q);
    expect([items[0]?.label, takenFor === null]).toEqual([label, false]);
  });

  test.each([
    ["wisdo auckland", "Oral Surgery in Auckland"],
    ["auckland wisdo", "Oral Surgery in Auckland"],
    ["root can wellington", "Root Canal in Wellington"],
    ["impl taupo", "Dental Implants in Taupō"],
    ["teeth whit christchurch", "Teeth Whitening in Christchurch"],
    ["cheap impl auckland", "Dental Implants in Auckland, cheapest first"],
    ["dentu hamilton", "Dentures: call a dentist in Hamilton and ask"],
    ["emerg hamilton", "Emergency help near Hamilton"],
    ["tootha hamilton", "Emergency help near Hamilton"],
    ["toothache hami", "Emergency help near Hamilton"],
    ["implants well", "Dental Implants in Wellington"],
    ["kids hawk", "Children’s Dentistry in Hawke’s Bay"],
    ["mandarin auck", "Dentists in Auckland, speaking Mandarin"],
  ])("for “%s” complete the unfinished word beside what is known, and begin with %s", async (q, label) => {
    expect((await labels(q))[0]).toBe(label);
  });

  test("complete no word that is done, none of two letters, and none beside a name", async () => {
    for (const q of ["harbour wellington", "im auckland", "harbour well", "implants in wellington"]) {
      const others = (await labels(q)).filter((label) => / (?:in|near) \p{Lu}/u.test(label));
      expect([q, others]).toEqual([q, q.startsWith("implants") ? ["Dental Implants in Wellington"] : []]);
    }
    expect((await labels("dent auckland")).join()).not.toContain("Emergency");
  });

  test("find every practice by half of its name, with and without macrons", async () => {
    for (const practice of all.filter((_, index) => index % 20 === 0)) {
      const half = practice.name.slice(0, Math.ceil(practice.name.length * 0.7));
      for (const q of [half, half.normalize("NFD").replaceAll(/\p{M}/gu, "").toUpperCase()]) {
        const { items } = await suggested(q);
        const namesakes = all.filter(({ name }) => name.startsWith(half));
        expect(namesakes.map(practicePath)).toContain(items.find(({ kind }) => kind === "practice")!.href);
      }
    }
  });

  test("are at most eight, no two alike, none without a word on it, and places and treatments leave room for practices", async () => {
    for (const q of ["a", "e", "dent", "n", "wellington", "invisalign", "smile"]) {
      const { items } = await suggested(q);
      expect(items.length).toBeGreaterThan(0);
      expect(items.length).toBeLessThanOrEqual(8);
      expect(new Set(items.map(({ href, label }) => `${label} ${href}`)).size).toBe(items.length);
      for (const { label, detail } of items) expect(`${label}|${detail}`).toMatch(/^\S.*\|\S/);
      expect(items.filter(({ kind }) => kind === "practice").length).toBeGreaterThanOrEqual(4);
    }
  });

  test("are nothing where nothing was typed, or nothing is found", async () => {
    expect(await (await site.fetch("/api/v1/suggest")).json()).toEqual({
      q: "",
      takenFor: null,
      items: [],
      attribution: "",
    });
    for (const q of ["", "  ", "\u0000", "%", "_", "🦷", "zzzzzz"])
      expect((await suggested(q)).items).toEqual([]);
  });

  test("lead to lists that have as many practices as they say", async () => {
    let compared = 0;
    for (const q of [
      "nelson",
      "ponsonby",
      "richm",
      "veneers",
      "invisalign auckland",
      "cheap implants",
      "whang",
      "otepoti",
    ]) {
      for (const { kind, detail, href } of (await suggested(q)).items) {
        const count = /^([\d,]+) practices?$/.exec(detail)?.[1];
        if (count === undefined || !href.startsWith("/directory")) continue;
        const html = await (await site.fetch(href)).text();
        expect([kind, href, html.includes(`>${detail.replace("practice", "dentist")} found<`)]).toEqual([
          kind,
          href,
          true,
        ]);
        compared++;
      }
    }
    expect(compared).toBeGreaterThanOrEqual(6);
  });

  test("answer whatever is typed, and never send it back as anything but text", async () => {
    const own = OWN_PAGES.map(({ href }) => href);
    await fc.assert(
      fc.asyncProperty(anyText({ maxLength: 300 }), async (q) => {
        const { q: read, items } = await suggested(q);
        expect(read.length).toBeLessThanOrEqual(100);
        const others = items.filter(({ href }) => !own.includes(href));
        for (const { href } of others)
          expect(href).toMatch(/^\/(directory|dentists|services|emergency|compare)/);
      }),
      // “ToS” names the terms.
      { numRuns: isFullSuite ? 60 : 8, examples: [["toS"]] },
    );
    const answer = await site.fetch("/api/v1/suggest?q=%3Cscript%3Ealert(1)%3C/script%3E");
    expect(answer.headers.get("Content-Type")).toBe("application/json");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });
});

test.each([
  ["cant breathe swollen face", "Life at risk? Call 111 now"],
  ["took 12 panadol", "Call the Poisons Centre now: 0800 764 766"],
  ["i want to die", "Call or text 1737 now, free, day or night"],
  ["toothache", "What to do first, and who to call"],
])("The first suggestion for “%s” says whom to call: “%s”", async (q, call) => {
  const { items } = await suggested(q, siteToRead(240));
  expect([items[0]?.kind, items[0]?.detail]).toEqual(["emergency", call]);
});

test("Suggestions are the practices that the search shows first, read the same way, and lead to pages that answer", async () => {
  const own = siteToRead(240);
  const hrefs = new Set<string>();
  await fc.assert(
    fc.asyncProperty(anyTyped, async (q) => {
      const { items, takenFor } = await suggested(q, own);
      const html = await (await own.fetch(`/search?${new URLSearchParams({ q })}`)).text();
      // The practices nearest to a suburb that has few come after those of the search.
      const [found = ""] = html.split('id="nearest-to-suburb"');
      const shown = [...found.matchAll(/<h3[^>]*><a href="(\/dentists\/[^"]*)"/g)].map(([, href]) => href);
      const practices = items.filter(({ kind }) => kind === "practice").map(({ href }) => href);
      // An ordinary word may go on to be a name while it is typed, and is itself once it is searched for.
      if (!isCommonWord(fold(q).split(" ").at(-1)!)) {
        expect(practices).toEqual(shown.slice(0, practices.length));
        expect(items.length === 8 || practices.length === shown.length).toBe(true);
      }
      expect(takenFor !== null && items.length > 0).toBe(html.includes("These are for “"));
      for (const { href } of items) hrefs.add(href);
    }),
    { numRuns: isFullSuite ? 60 : 20 },
  );
  expect(hrefs.size).toBeGreaterThan(30);
  for (const href of sampleOf([...hrefs], 30)) {
    expect([href, (await own.fetch(href)).status]).toEqual([href, 200]);
  }
}, 60_000);
