import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { practicePath } from "#content/links.ts";
import { PLACES } from "#content/places.ts";
import { samplePractices } from "#content/samples/practices.ts";
import { insertPractices } from "#database/practices/practices.ts";
import { anyText } from "../../tests/support/any-text.ts";
import { headings, mainText } from "#tests/support/head.ts";
import { makePractice } from "#tests/support/practice.ts";
import { hrefs, leads, results } from "#tests/support/search-results.ts";
import { openSite, type TestPage } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";
import { isFullSuite } from "#tests/support/suite.ts";

const SAMPLES = 400;
const all = [...samplePractices(SAMPLES)];
const site = siteToRead(SAMPLES);

function ask(q: string): Promise<TestPage> {
  return site.page(`/search?${new URLSearchParams({ q })}`);
}

describe("A search of the whole site", () => {
  test("finds every practice by its name first, with and without macrons", async () => {
    for (const { practice } of all.filter((_, index) => index % 25 === 0)) {
      for (const q of [
        practice.name,
        practice.name.normalize("NFD").replaceAll(/\p{M}/gu, "").toUpperCase(),
      ]) {
        const page = await ask(q);
        const names = [...page.document.querySelectorAll('main h3 a[href^="/dentists/"]')];
        expect([q, names[0]?.textContent]).toEqual([q, practice.name]);
      }
    }
  });

  test("begins with the answer, and narrows it by what people ask for most", async () => {
    for (const [q, answer, narrower] of [
      [
        "invisalign wellington",
        /^\d+ dentists for Invisalign in Wellington$/,
        "location=wellington&service=invisalign",
      ],
      ["mandarin", /^\d+ dentists speaking Mandarin$/, "language=mandarin"],
      ["street", /^\d+ dentists matching “street”$/, "q=street"],
      ["harbour steps", /^1 dentist matching “harbour steps”$/, null],
      ["veneers greymouth", /^\d+ dentists for Veneers, nearest to Greymouth first$/, "service=veneers"],
      ["sore tooth", /^\d+ dentists with same-day care for pain$/, null],
      ["free dentist in Wellington", /^Help with the cost$/, null],
    ] as const) {
      const { document } = await ask(q);
      expect(document.querySelector("h1")!.textContent).toMatch(answer);
      const chips = [...document.querySelectorAll("nav.quick a")];
      expect([q, chips.length > 0]).toEqual([q, narrower !== null]);
      for (const chip of chips) {
        const list = await site.page(chip.getAttribute("href")!);
        expect(chip.getAttribute("href")).toContain(narrower);
        expect(list.html).toContain(`>${chip.querySelector("span")!.textContent} dentist`);
      }
    }
  });

  test("shows the practices that see people in pain before all others in the town", async () => {
    expect(headings(await ask("toothache wellington")).slice(0, 2)).toEqual([
      "Severe pain",
      "Who can see you first",
    ]);
  });

  test("says how many it found, and leads to exactly as many in the directory", async () => {
    for (const q of [
      "auckland",
      "invisalign",
      "street",
      "Dunedin root canal",
      "sore tooth",
      "veneers greymouth",
      "dentist",
    ]) {
      const page = await ask(q);
      const onward = results(page).find(({ text }) => text.startsWith("See all"))!;
      const count = /^See all ([\d,]+) dentists$/.exec(onward.text)![1]!;
      expect(headings(page)).toContain(q === "sore tooth" ? "Who can see you first" : `${count} practices`);
      const directory = await site.page(onward.href);
      expect([q, directory.html.includes(`>${count} dentists found<`)]).toEqual([q, true]);
    }
  });

  test("counts what it shows where no practice answers", async () => {
    const page = await ask("health insurance");
    const articles = hrefs(page).filter((href) => href.startsWith("/blog/")).length;
    expect(articles).toBeGreaterThan(1);
    expect(page.document.querySelector("h1")!.textContent).toBe(
      `${articles} articles for “health insurance”`,
    );
  });

  test("answers in a line what a treatment costs and how many are open, with the list behind the count", async () => {
    const page = await ask("invisalign wellington");
    const lines = [...page.document.querySelectorAll("main dl.answers > div")].map((line) => [
      line.querySelector("dt")!.textContent,
      line.querySelector("dd")!.textContent,
    ]);
    const there = all.filter(
      ({ practice: { place, services } }) => place === "wellington" && services.includes("invisalign"),
    );
    const stated = there.flatMap(({ practice: { prices } }) =>
      prices.filter(({ treatment }) => treatment === "invisalign").map(({ from }) => from),
    );
    const some = stated.length < there.length ? ` (${stated.length} of ${there.length} list one)` : "";
    const dollars = (amount: number) => `$${amount.toLocaleString("en-NZ")}`;
    expect(lines.slice(0, 2)).toEqual([
      ["Our guide price", "$6,000–$9,000"],
      [`Starting price${some}`, `${dollars(Math.min(...stated))}–${dollars(Math.max(...stated))}`],
    ]);
    expect(lines[2]![0]).toBe("Open now");
    const [open, total] = lines[2]![1]!.split(" of ");
    expect(page.document.querySelector("h1")!.textContent).toContain(`${total} dentists`);
    const link = page.document.querySelector("main dl.answers a");
    if (link) expect((await site.page(link.getAttribute("href")!)).html).toContain(`>${open} dentist`);
  });

  test("shows the cheapest first where a price was asked for, and leads to the table of them", async () => {
    const page = await ask("cheap invisalign wellington");
    const prices = [...page.document.querySelectorAll("main .practice-rows .why")].map((why) =>
      Number(/from \$([\d,]+)/.exec(why.textContent)![1]!.replace(",", "")),
    );
    expect(prices.length).toBeGreaterThan(2);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(leads(page)[0]).toBe("/compare/price?location=wellington&service=invisalign");
  });

  test("lists the dentists of two places that are named, and leads to the list of each", async () => {
    const page = await ask("auckland and hamilton");
    const whole = results(page).filter(({ text }) => text.startsWith("See all"));
    const counts = whole.map(({ text }) => Number(/\d+/.exec(text)![0]));
    expect(whole.map(({ href }) => href)).toEqual([
      "/directory?location=auckland",
      "/directory?location=hamilton",
    ]);
    expect(page.document.querySelector("h1")!.textContent).toBe(
      `${counts[0]! + counts[1]!} dentists in Auckland and Hamilton`,
    );
  });

  test("says what it took a mistyped question for, and that nothing was found as typed", async () => {
    const page = await ask("welington invisaline");
    expect(mainText(page)).toContain(
      "These are for “Wellington Invisalign”. We found nothing for “welington invisaline”.",
    );
    expect(leads(page)[0]).toBe("/directory?location=wellington&service=invisalign");
    expect(page.document.querySelector("input[name=q]")!.getAttribute("value")).toBe("welington invisaline");
    expect(mainText(await ask("wellington"))).not.toContain("found nothing");
  });

  test("says which words it didn’t understand", async () => {
    const page = await ask("wellington Zebras gentleish");
    expect(mainText(page)).toContain("We didn’t understand “Zebras gentleish”.");
    expect(mainText(await ask("havent flown to the dentist for 10 years"))).toContain(
      "“havent flown … 10 years”",
    );
    for (const q of ["wellington invisalign", "my tooth hurts nelson", "harbour steps", "veneers greymouth"])
      expect([q, mainText(await ask(q)).includes("understand")]).toEqual([q, false]);
  });

  test("finds a practice by a mistyped name, and writes the name as the practice does", async () => {
    for (const [typed, taken] of [
      ["harbuor steps", "Harbour Steps"],
      ["kerreru", "Kererū"],
    ] as const) {
      const page = await ask(typed);
      expect(mainText(page)).toContain(`These are for “${taken}”. We found nothing for “${typed}”.`);
      expect(hrefs(page).filter((href) => href.startsWith("/dentists/")).length).toBeGreaterThan(0);
    }
  });

  test("names the nearest where nobody in the place offers it", async () => {
    const none = ["greymouth", "veneers"] as const;
    expect(
      all.some(({ practice }) => practice.place === none[0] && practice.services.includes(none[1])),
    ).toBe(false);
    const page = await ask(none.join(" "));
    expect(mainText(page)).toContain("Veneers: none in Greymouth, so the nearest first.");
    expect(hrefs(page)).not.toContain("/directory?location=greymouth&service=veneers");
  });

  test("leads somewhere when nothing is found", async () => {
    for (const q of ["zzzz", "%_", "🦷", "maia@example.com"]) {
      const page = await ask(q);
      expect(page.status).toBe(200);
      expect(headings(page)[0]).toBe(`Nothing found for “${q}”`);
      const links = [...page.document.querySelectorAll("main a")].map((one) => one.getAttribute("href"));
      expect(links).toEqual(
        expect.arrayContaining([
          "/directory",
          "/locations/whangarei",
          "/services/braces",
          "/blog",
          "/emergency",
        ]),
      );
    }
  });

  test("without a question is a form that works without JavaScript", async () => {
    for (const path of ["/search", "/search?q=", "/search?q=%20%00"]) {
      const page = await site.page(path);
      const form = page.document.querySelector("main form[role=search]")!;
      expect([form.getAttribute("action"), form.getAttribute("method")]).toEqual(["/search", "get"]);
      expect(form.querySelector("input")!.getAttribute("name")).toBe("q");
      expect(page.document.title).toBe("Search the whole site | Niho");
      expect(mainText(page)).not.toContain("found");
    }
  });

  test("shows whatever was typed as text, and of the longest question five hundred characters", async () => {
    const typed = `"><script>alert(1)</script>'<i>&%_`;
    const page = await ask(typed);
    expect(page.document.querySelector("main i, main script")).toBeNull();
    expect(page.html).not.toContain("<script>alert");
    expect(headings(page)[0]).toBe(`Nothing found for “${typed}”`);
    expect(page.document.querySelector("input[name=q]")!.getAttribute("value")).toBe(typed);
    const long = await ask("x".repeat(5_000));
    expect(long.html).toMatch(/x{100}/);
    expect(long.html).not.toMatch(/x{501}/);
  });

  test("answers whatever is asked", async () => {
    await fc.assert(
      fc.asyncProperty(anyText({ maxLength: 200 }), async (q) => {
        expect((await site.fetch(`/search?${new URLSearchParams({ q })}`)).status).toBe(200);
      }),
      { numRuns: isFullSuite ? 60 : 8 },
    );
  });
});

test("a practice is found by another name that people have for it, which its own page says", async () => {
  const named = await openSite({ samples: 0 });
  const practice = makePractice({ id: 10_001, isSample: false, alsoKnownAs: ["Westland Smiles"] });
  await named.database.transact((tx) => insertPractices(tx, [{ practice, reviews: [] }], PLACES));
  const found = (await named.page("/search?q=westland+smiles")).document.querySelector("main")!;
  expect(found.textContent).toContain(practice.name);
  const profile = (await named.page(practicePath(practice))).document.querySelector("main")!;
  expect(profile.textContent).toMatch(/Also known as\s*Westland Smiles/);
});
