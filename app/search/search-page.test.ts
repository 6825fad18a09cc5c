import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { samplePractices } from "#content/samples/practices.ts";
import { openSite, type TestPage, type TestSite } from "#tests/support/site.ts";
import { practicePath } from "../links.ts";

const SAMPLES = 400;
const all = [...samplePractices(SAMPLES)];
let site: TestSite;

beforeAll(async () => {
  site = await openSite({ samples: SAMPLES });
});

function ask(q: string): Promise<TestPage> {
  return site.page(`/search?${new URLSearchParams({ q })}`);
}

/** Every link of the results in their order; those to phones aside. */
function results({ document }: TestPage): { href: string; text: string }[] {
  const links = [
    ...document.querySelectorAll("main h3 a, main .panel a, main section > a, main .row-acts a"),
  ];
  return links
    .map((link) => ({ href: link.getAttribute("href")!, text: link.textContent }))
    .filter(({ href }) => href.startsWith("/"));
}

function hrefs(page: TestPage): string[] {
  return results(page).map(({ href }) => href);
}

function headings({ document }: TestPage): string[] {
  return [...document.querySelectorAll("main h2")].map((one) => one.textContent);
}

function mainText({ document }: TestPage): string {
  return document.querySelector("main")!.textContent;
}

describe("A search of the whole site", () => {
  test("leads whoever cannot pay to each kind of help with the cost, and not to a suburb that is called so", async () => {
    const page = await ask("free dental");
    expect(hrefs(page).slice(0, 6)).toEqual(
      ["free-under-18", "community-services-card", "winz-quotes"].flatMap((slug) => [
        `/directory?funding=${slug}`,
        `/directory?funding=${slug}`,
      ]),
    );
    expect(mainText(page)).not.toContain("Freemans Bay");
    const inWellington = await ask("free dentist in Wellington");
    expect(hrefs(inWellington)[0]).toBe("/directory?location=wellington&funding=free-under-18");
    expect(mainText(inWellington)).toContain("1 place for “free dentist in Wellington”");
  });

  test("leads to a call, and claims no practice, for what none states", async () => {
    for (const asked of ["denture", "dentures", "false teeth", "denturist", "mouthguard", "sedation"]) {
      const page = await ask(asked);
      expect([asked, hrefs(page)[0]]).toEqual([asked, "/directory?service=general-dentistry"]);
      expect(mainText(page)).toContain("Practices do not state here whether they do this.");
      expect(mainText(page)).not.toContain("Nothing was found");
      expect([asked, headings(page).some((heading) => /^\d+ practices/.test(heading))]).toEqual([
        asked,
        false,
      ]);
    }
    const inNelson = await ask("dentures Nelson");
    expect(results(inNelson)[0]).toEqual({
      href: "/directory?location=nelson",
      text: "Dentures: call a dentist in Nelson and ask",
    });
  });

  test("leads to help with the cost by the names that people have for it, with the article about it", async () => {
    for (const [asked, funding] of [
      ["afterpay", "payment-plan"],
      ["zip", "payment-plan"],
      ["interest free", "payment-plan"],
      ["winz", "winz-quotes"],
      ["winz dental grant", "winz-quotes"],
      ["work and income", "winz-quotes"],
      ["acc", "acc"],
      ["community services card", "community-services-card"],
      ["free dentist for teenagers", "free-under-18"],
    ] as const) {
      const page = await ask(asked);
      expect([asked, hrefs(page)[0]]).toEqual([asked, `/directory?funding=${funding}`]);
      expect([asked, hrefs(page)]).toEqual([asked, expect.arrayContaining(["/blog/dental-costs-nz-2025"])]);
    }
    expect(hrefs(await ask("hospital dentist"))[0]).toBe("/blog/dental-costs-nz-2025");
    expect(hrefs(await ask("southern cross"))[0]).toBe("/blog/dental-costs-nz-2025");
  });

  test.each([
    ["niho", "/services/general-dentistry"],
    ["rata niho", "/services/general-dentistry"],
    ["wisdom teeth out", "/services/wisdom-tooth-removal"],
    ["tooth pulled out", "/services/oral-surgery"],
    ["all on 4", "/services/implants"],
    ["baby teeth", "/directory?service=childrens-dentistry"],
    ["dental therapist", "/directory?service=childrens-dentistry"],
    ["chinese speaking dentist", "/directory?language=mandarin"],
    ["cost of dentist", "/compare/price"],
    ["price list", "/compare/price"],
    ["bad breath", "/services/general-dentistry"],
  ])("leads from “%s” to %s first", async (asked, first) => {
    expect(hrefs(await ask(asked))[0]).toBe(first);
  });

  test.each(["tūngia", "niho tunga", "mate niho", "crown fell off", "dry socket"])(
    "shows the emergency page first for “%s”",
    async (asked) => expect(hrefs(await ask(asked))[0]).toMatch(/^\/emergency/),
  );

  test("knows the regions that people name instead of a town", async () => {
    for (const [asked, list, heading] of [
      ["hawkes bay dentist", "/directory?location=hawkes-bay", / dentists in Hawke’s Bay$/],
      ["implants Bay of Plenty", "/directory?location=bay-of-plenty&service=implants", /in Bay of Plenty$/],
      ["wheelchair otago", "/directory?location=otago&wheelchair=yes", /in Otago, step-free$/],
      ["tairawhiti", "/directory?location=gisborne", /in Gisborne$/],
      ["dentures otago", "/directory?location=otago", /in Otago$/],
      ["horowhenua", "/directory?near=levin&sort=distance", /near Levin$/],
    ] as const) {
      const page = await ask(asked);
      expect(hrefs(page), asked).toContain(list);
      expect(page.document.querySelector("main h1")!.textContent, asked).toMatch(heading);
    }
    const page = await ask("hawkes bay");
    expect(hrefs(page)).toEqual(expect.arrayContaining(["/locations/napier", "/locations/hastings"]));
    const directory = await site.page("/directory?location=hawkes-bay");
    const count = directory.document.querySelector("main h1")!.textContent;
    const chosen = directory.document.querySelector("select[name=location] option[selected]");
    expect(chosen!.textContent).toBe("Hawke’s Bay");
    expect(count).toMatch(/ in Hawke’s Bay$/);
    expect(page.document.querySelector("main h1")!.textContent).toBe(count.replace(" found", ""));
  });

  test("knows help with the cost and languages by their names, with place and treatment", async () => {
    for (const [asked, list] of [
      ["acc", "/directory?funding=acc"],
      ["WINZ quotes Hamilton", "/directory?location=hamilton&funding=winz-quotes"],
      ["mandarin", "/directory?language=mandarin"],
      ["dentist who speaks te reo Maori", "/directory?language=te-reo-maori"],
      ["implants acc auckland", "/directory?location=auckland&service=implants&funding=acc"],
    ] as const) {
      const page = await ask(asked);
      const total = (await site.page(list)).document.querySelector("#count")!.textContent;
      expect([asked, hrefs(page)[0]]).toEqual([asked, list]);
      expect([asked, mainText(page)]).toEqual([asked, expect.stringContaining(total.replace(" found", ""))]);
    }
  });

  test("shows the dentists of a treatment in a place first, then the page of each, then practices and articles", async () => {
    const page = await ask("wellington invisalign");
    expect(page.status).toBe(200);
    expect(page.document.title).toBe("Search: “wellington invisalign” | Niho");
    const found = hrefs(page);
    expect(found[0]).toBe("/directory?location=wellington&service=invisalign");
    expect(found).toEqual(
      expect.arrayContaining([
        "/locations/wellington",
        "/services/invisalign",
        "/blog/invisalign-cost-nz-2025",
      ]),
    );
    const practices = found.filter((href) => href.startsWith("/dentists/"));
    expect(new Set(practices).size).toBe(8);
    for (const href of practices) {
      const { practice } = all.find((one) => practicePath(one.practice) === href)!;
      expect([practice.place, practice.services.includes("invisalign")]).toEqual(["wellington", true]);
    }
    expect(headings(page).map((heading) => heading.replace(/^\d+ /, ""))).toEqual([
      "Places and treatments",
      "practices",
      "articles",
    ]);
  });

  test.each([
    ["toothache", "/emergency"],
    ["knocked out tooth", "/emergency"],
    ["my tooth hurts nelson", "/emergency?place=nelson"],
    ["abcess Whangārei", "/emergency?place=whangarei"],
    ["niho tunga", "/emergency"],
    ["Whangārei", "/locations/whangarei"],
    ["WANGANUI", "/locations/whanganui"],
    ["Ōtautahi", "/locations/christchurch"],
    ["otautahi", "/locations/christchurch"],
    ["welling", "/locations/wellington"],
    ["wellingtn", "/locations/wellington"],
    ["check-up", "/services/general-dentistry"],
    ["teeth cleaning", "/services/general-dentistry"],
    ["wisdom teeth", "/services/wisdom-tooth-removal"],
    ["brases", "/services/braces"],
    ["veneers", "/directory?service=veneers"],
    ["cheap dentist", "/compare/price"],
    ["cheap implants auckland", "/compare/price?location=auckland&service=implants"],
    ["what dental care costs", "/blog/dental-costs-nz-2025"],
    ["harbour steps", "/dentists/2-harbour-steps-dental"],
  ])("for “%s” shows %s before anything else", async (q, href) => {
    expect(hrefs(await ask(q))[0]).toBe(href);
  });

  test.each([
    ["open saturday", "/directory?open=saturday"],
    ["open sunday wellington", "/directory?location=wellington&open=sunday"],
    ["open now", "/directory?open=now"],
    ["wheelchair", "/directory?wheelchair=yes"],
    ["samoan wheelchair auckland", "/directory?location=auckland&wheelchair=yes&language=samoan"],
    ["braces taking new patients", "/directory?service=braces&accepting=yes"],
    ["cost of crown", "/compare/price?service=crowns-and-bridges"],
    ["how much are implants in Nelson", "/compare/price?location=nelson&service=implants"],
  ])("for “%s” leads to %s, with as many practices as are there", async (q, href) => {
    const page = await ask(q);
    expect(hrefs(page)[0]).toBe(href);
    const total = /[\d,]+(?= dentists? found)/.exec((await site.page(href)).html)![0];
    expect(mainText(page)).toContain(`See ${total} practice`);
  });

  test("never takes a town of New Zealand for another, and names the nearest that has practices", async () => {
    for (const [typed, town, nearest] of [
      ["Kaikoura", "Kaikōura", "Blenheim"],
      ["implants whakatane", "Whakatāne", "Rotorua"],
      ["Wanaka", "Wānaka", "Queenstown"],
    ]) {
      const page = await ask(typed!);
      expect(mainText(page)).toContain(
        `No practice is listed in ${town}. The nearest are in ${nearest}, about`,
      );
      expect(mainText(page)).not.toContain("so we looked for");
      expect(mainText(page)).not.toContain("Kaikorai");
    }
  });

  test("“near me” asks where that is: of the device or with a list of towns, for the treatment that was named", async () => {
    const { document } = await ask("invisalign near me");
    const form = document.querySelector("form:has(.near-me)")!;
    expect([form.getAttribute("action"), form.querySelector("select")!.getAttribute("name")]).toEqual([
      "/directory#count",
      "location",
    ]);
    expect(form.querySelector("input[name=service]")!.getAttribute("value")).toBe("invisalign");
    for (const other of ["near Nelson", "dentist"])
      expect((await ask(other)).document.querySelector("form:has(.near-me)")).toBeNull();
  });

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
      ["mandarin", /^\d+ dentists, Mandarin spoken$/, "language=mandarin"],
      ["street", /^\d+ dentists matching “street”$/, "q=street"],
      ["harbour steps", /^1 dentist matching “harbour steps”$/, null],
      ["veneers greymouth", /^\d+ dentists for Veneers near Greymouth$/, "service=veneers"],
      ["sore tooth", /^\d+ dentists, same-day care for pain$/, null],
      ["free dentist in Wellington", /^1 place for “free dentist in Wellington”$/, null],
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
      const count = /^See all ([\d,]+) practices$/.exec(onward.text)![1]!;
      expect(headings(page)).toContain(`${count} practices`);
      expect(mainText(page)).toContain(`${count} practices`);
      const directory = await site.page(onward.href);
      expect([q, directory.html.includes(`>${count} dentists found<`)]).toEqual([q, true]);
    }
  });

  test("counts what it shows", async () => {
    const page = await ask("wellington invisalign");
    const articles = hrefs(page).filter((href) => href.startsWith("/blog/")).length;
    const practices = headings(page).find((heading) => heading.endsWith("practices"));
    expect(articles).toBeGreaterThan(1);
    expect(page.document.querySelector("main .title-small")!.textContent).toBe(
      `${practices}, 1 place, 1 treatment and ${articles} articles for “wellington invisalign”`,
    );
  });

  test("says what it took a mistyped question for, and that nothing was found as typed", async () => {
    const page = await ask("welington invisaline");
    expect(mainText(page)).toContain(
      "Nothing was found for “welington invisaline”, so we looked for “Wellington Invisalign”.",
    );
    expect(hrefs(page)[0]).toBe("/directory?location=wellington&service=invisalign");
    expect(page.document.querySelector("input[name=q]")!.getAttribute("value")).toBe("welington invisaline");
    expect(mainText(await ask("wellington"))).not.toContain("Nothing was found");
  });

  test("says which words it left out, and that what it counts is found without them", async () => {
    const page = await ask("wellington Zebras gentleish");
    expect(mainText(page)).toContain(
      "No practice was found with “Zebras” and “gentleish”, so we left them out.",
    );
    expect(mainText(page)).toMatch(/practices and 1 place for “wellington”/);
    for (const q of ["wellington invisalign", "my tooth hurts nelson", "harbour steps", "veneers greymouth"])
      expect([q, mainText(await ask(q)).includes("left")]).toEqual([q, false]);
  });

  test("knows a treatment that is written as one word, beside a mistyped town", async () => {
    const page = await ask("welington rootcanal");
    expect(hrefs(page)[0]).toBe("/directory?location=wellington&service=root-canal");
    expect(mainText(page)).not.toContain("left out");
  });

  test("finds a practice by a mistyped name, and writes the name as the practice does", async () => {
    for (const [typed, taken] of [
      ["harbuor steps", "Harbour Steps"],
      ["kerreru", "Kererū"],
    ] as const) {
      const page = await ask(typed);
      expect(mainText(page)).toContain(`Nothing was found for “${typed}”, so we looked for “${taken}”.`);
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

  test("shows whatever was typed as text, and of the longest question a hundred characters", async () => {
    const typed = `"><script>alert(1)</script>'<i>&%_`;
    const page = await ask(typed);
    expect(page.document.querySelector("main i, main script")).toBeNull();
    expect(page.html).not.toContain("<script>alert");
    expect(headings(page)[0]).toBe(`Nothing found for “${typed}”`);
    expect(page.document.querySelector("input[name=q]")!.getAttribute("value")).toBe(typed);
    const long = await ask("x".repeat(5_000));
    expect(long.html).toMatch(/x{100}/);
    expect(long.html).not.toMatch(/x{101}/);
  });

  test("answers whatever is asked", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 200 }), async (q) => {
        expect((await site.fetch(`/search?${new URLSearchParams({ q })}`)).status).toBe(200);
      }),
      { numRuns: 60 },
    );
  });

  test("is not for search engines, and no sitemap lists it", async () => {
    for (const path of ["/search", "/search?q=invisalign"]) {
      const { document } = await site.page(path);
      expect(document.querySelector("meta[name=robots]")!.getAttribute("content")).toBe("noindex, follow");
      expect(document.querySelector("link[rel=canonical]")).toBeNull();
    }
    expect(await (await site.fetch("/sitemap.xml")).text()).not.toContain("/search");
  });
});
