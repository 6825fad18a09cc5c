import { describe, expect, test } from "vitest";
import { samplePractices } from "#content/samples/practices.ts";
import { headings, mainText } from "#tests/support/head.ts";
import { hrefs, leads, results } from "#tests/support/search-results.ts";
import type { TestPage } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";
import { practicePath } from "#content/links.ts";

const SAMPLES = 400;
const all = [...samplePractices(SAMPLES)];
const site = siteToRead(SAMPLES);

function ask(q: string): Promise<TestPage> {
  return site.page(`/search?${new URLSearchParams({ q })}`);
}

describe("What is typed into the search of the whole site", () => {
  test("leads a person who cannot pay to each kind of help with the cost, and not to a suburb that is called so", async () => {
    const page = await ask("free dental");
    expect(hrefs(page).slice(0, 6)).toEqual(
      ["free-under-18", "community-services-card", "winz-quotes"].flatMap((slug) => [
        `/directory?funding=${slug}`,
        `/directory?funding=${slug}`,
      ]),
    );
    expect(mainText(page)).not.toContain("Freemans Bay");
    const inWellington = await ask("free dentist in Wellington");
    expect(leads(inWellington)[0]).toBe("/directory?location=wellington&funding=free-under-18");
    expect(mainText(inWellington)).toContain("Help with the cost");
  });

  test.each([
    ["free dentist for my 10 year old", "/directory?funding=free-under-18"],
    ["dentist for 3 year old", "/directory?funding=free-under-18"],
    ["is dental free for under 18", "/directory?funding=free-under-18"],
  ])("leads from “%s” to free care first, with the article about it", async (asked, first) => {
    const page = await ask(asked);
    expect(leads(page)[0]).toBe(first);
    expect(hrefs(page).join(" ")).toMatch(/\/blog\/(?:dental-costs-nz-2025|childrens-teeth)/);
    expect(mainText(page)).not.toContain("matching “dental”");
  });

  test("leads to a call, and claims no practice, for what none states", async () => {
    for (const asked of ["denture", "dentures", "false teeth", "denturist", "mouthguard", "sedation"]) {
      const page = await ask(asked);
      expect([asked, hrefs(page)]).toEqual([
        asked,
        expect.arrayContaining(["/directory?service=general-dentistry"]),
      ]);
      expect(mainText(page)).toContain("Practices don’t tell us");
      expect(mainText(page)).not.toContain("found nothing");
      expect([asked, headings(page).some((heading) => /^\d+ practices/.test(heading))]).toEqual([
        asked,
        false,
      ]);
    }
    const inNelson = await ask("dentures Nelson");
    expect(inNelson.document.querySelector("h1")!.textContent).toBe("Dentures: ask a dentist in Nelson");
    expect(results(inNelson)).toContainEqual({
      href: "/directory?location=nelson",
      text: "See all 8 dentists",
    });
  });

  test.each(["is orthodontist free for kids", "free braces under 18", "free invisalign for my 15 year old"])(
    "does not promise free braces for “%s”, and leads to the article that says so",
    async (asked) => {
      const page = await ask(asked);
      expect(hrefs(page).filter((href) => href.includes("free-under-18"))).toEqual([]);
      expect(hrefs(page)).toContain("/blog/dental-costs-nz-2025");
    },
  );

  test("leads to help with the cost by the names that people have for it, with the article about it", async () => {
    for (const [asked, funding] of [
      ["afterpay", "payment-plan"],
      ["zip", "payment-plan"],
      ["interest free", "payment-plan"],
      ["winz", "winz-quotes"],
      ["winz dental grant", "winz-quotes"],
      ["emergency dental grant", "winz-quotes"],
      ["work and income", "winz-quotes"],
      ["acc", "acc"],
      ["community services card", "community-services-card"],
      ["free dentist for teenagers", "free-under-18"],
    ] as const) {
      const page = await ask(asked);
      expect([asked, leads(page)[0]]).toEqual([asked, `/directory?funding=${funding}`]);
      expect([asked, hrefs(page)]).toEqual([asked, expect.arrayContaining(["/blog/dental-costs-nz-2025"])]);
    }
    expect(hrefs(await ask("hospital dentist"))[0]).toBe("/blog/cannot-afford-a-dentist");
    expect(hrefs(await ask("southern cross"))[0]).toBe("/blog/dental-costs-nz-2025");
  });

  test.each([
    "gold card dentist",
    "pensioner dentist discount",
    "student dentist",
    "refugee dentist",
    "student dentist auckland",
  ])("leads from “%s” to the help with the cost that there is, and claims no more", async (asked) => {
    const page = await ask(asked);
    const place = asked.endsWith("auckland") ? "location=auckland&" : "";
    expect(hrefs(page)).toEqual(
      expect.arrayContaining([
        `/directory?${place}funding=community-services-card`,
        `/directory?${place}funding=winz-quotes`,
      ]),
    );
    expect(hrefs(page).some((href) => href.startsWith("/blog/"))).toBe(true);
    const isStated = !mainText(page).includes("Practices don’t tell us");
    expect(isStated).toBe(false);
  });

  test.each([
    ["niho", "/services/general-dentistry"],
    ["rata niho", "/services/general-dentistry"],
    ["wisdom teeth out", "/services/wisdom-tooth-removal"],
    ["tooth pulled out", "/services/tooth-extraction"],
    ["all on 4", "/services/implants"],
    ["baby teeth", "/services/teething"],
    ["dental therapist", "/directory?service=childrens-dentistry"],
    ["chinese speaking dentist", "/directory?language=mandarin"],
    ["cost of dentist", "/compare/price"],
    ["price list", "/compare/price"],
    ["bad breath", "/services/bad-breath"],
  ])("leads from “%s” to %s first", async (asked, first) => {
    expect(leads(await ask(asked)).slice(0, 2)).toContain(first);
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
      ["horowhenua", "/directory?location=north-island&near=levin&sort=distance", /nearest to Levin first$/],
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

  test.each(["south auckland dentist", "north shore", "west auckland implants", "toothache east auckland"])(
    "says of “%s” that the list is all of Auckland, and leads to a suburb",
    async (asked) => {
      const page = await ask(asked);
      expect(mainText(page)).toMatch(/ is listed under Auckland, so this is all of Auckland\./);
      const suburb = page.document.querySelector('.note a[href^="/directory?q="]')!.getAttribute("href")!;
      expect((await site.page(suburb)).document.querySelector("#count")!.textContent).toMatch(
        /^\d+ dentists? found/,
      );
      expect(mainText(await ask("auckland"))).not.toContain("is listed under");
    },
  );

  test.each([
    ["my tooth hurts nelson", "/emergency?place=nelson"],
    ["abcess Whangārei", "/emergency?place=whangarei"],
    ["Whangārei", "/locations/whangarei"],
    ["WANGANUI", "/locations/whanganui"],
    ["Ōtautahi", "/locations/christchurch"],
    ["Whanganui-a-Tara", "/locations/wellington"],
    ["welling", "/locations/wellington"],
    ["wellingtn", "/locations/wellington"],
    ["brases", "/services/braces"],
    ["cheap dentist", "/compare/price"],
    ["cheap implants auckland", "/compare/price?location=auckland&service=implants"],
  ])("for “%s” leads to %s, as the list or right after it", async (q, href) => {
    expect(leads(await ask(q)).slice(0, 2)).toContain(href);
  });

  test.each([
    ["open saturday", "/directory?open=saturday"],
    ["open sunday wellington", "/directory?location=wellington&open=sunday"],
    ["weekend", "/directory?open=weekend"],
    ["open weekends hamilton", "/directory?location=hamilton&open=weekend"],
    ["saturday and sunday", "/directory?open=weekend"],
    ["open now", "/directory?open=now"],
    ["wheelchair", "/directory?wheelchair=yes"],
    ["samoan wheelchair auckland", "/directory?location=auckland&wheelchair=yes&language=samoan"],
    ["braces taking new patients", "/directory?service=braces&accepting=yes"],
    ["cost of crown", "/compare/price?service=crowns-and-bridges"],
    ["how much are implants in Nelson", "/compare/price?location=nelson&service=implants"],
  ])("for “%s” leads to %s, with as many practices as are there", async (q, href) => {
    const page = await ask(q);
    expect(leads(page)[0]).toBe(href);
    const total = /[\d,]+(?= dentists? found)/.exec((await site.page(href)).html)![0];
    expect(page.document.querySelector("h1")!.textContent).toContain(`${total} dentist`);
  });

  test("never takes a town of New Zealand for another, and names the nearest that has practices", async () => {
    for (const [typed, town, nearest] of [
      ["Kaikoura", "Kaikōura", "Blenheim"],
      ["implants whakatane", "Whakatāne", "Rotorua"],
      ["Wanaka", "Wānaka", "Queenstown"],
      ["dentist in gore", "Gore", "Invercargill"],
    ]) {
      const page = await ask(typed!);
      expect(mainText(page)).toContain(
        `No practice is listed in ${town}. The nearest are in ${nearest}, about`,
      );
      expect(mainText(page)).not.toContain("These are for");
      expect(mainText(page)).not.toContain("Kaikorai");
    }
  });

  test.each([
    ["dentist with winz quotes lower hutt", "funding=winz-quotes"],
    ["sunday dentist ponsonby", "open=sunday"],
    ["free dentist lower hutt", "funding=free-under-18"],
    ["wheelchair petone", "wheelchair=yes"],
  ])(
    "keeps the suburb of “%s”: its practices, or those of the city that it is part of",
    async (asked, term) => {
      const page = await ask(asked);
      const city = asked.includes("ponsonby") ? "auckland" : "wellington";
      const first = new URL(leads(page)[0]!, "http://site").searchParams;
      const where = first.get("q") ?? first.get("location");
      expect([city, "lower hutt", "ponsonby", "petone"]).toContain(where);
      expect(first.toString()).toContain(term);
      const total = (await site.page(leads(page)[0]!)).document.querySelector("#count")!.textContent;
      expect(mainText(page)).toContain(
        asked.startsWith("free") ? `See ${total.split(" ")[0]} practices` : total.replace(" found", ""),
      );
      expect(mainText(page)).not.toContain("lowest");
      for (const href of hrefs(page).filter((one) => one.startsWith("/dentists/")))
        expect(all.find((one) => practicePath(one.practice) === href)!.practice.place).toBe(city);
    },
  );

  test.each([
    ["toothache lower hutt", "wellington"],
    ["toothache gore", "gore"],
    ["sore tooth papakura", "auckland"],
  ])(
    "leads a person in pain, as in “%s”, to help near %s, and shows no practice far away first",
    async (asked, near) => {
      const page = await ask(asked);
      expect(hrefs(page)[0]).toBe(`/emergency?place=${near}`);
      const nearest = near === "gore" ? ["invercargill", "dunedin", "queenstown"] : [near];
      const shown = hrefs(page).find((href) => href.startsWith("/dentists/"));
      expect(nearest).toContain(all.find((one) => practicePath(one.practice) === shown)!.practice.place);
    },
  );

  test("asks where they are, of people in pain who name no place", async () => {
    const page = await ask("toothache");
    const form = page.document.querySelector('main form[action="/emergency#nearest"]')!;
    expect(
      form.querySelector("select[name=place] option[value=gore], select[name=place] option[value=timaru]"),
    ).not.toBeNull();
    const near = await ask("toothache timaru");
    expect(near.document.querySelector('main form[action="/emergency#nearest"]')).toBeNull();
  });

  test("shows people who need a dentist after hours which are open near, before any list", async () => {
    expect(hrefs(await ask("after hours dentist hamilton"))[0]).toBe("/emergency?place=hamilton");
    expect(hrefs(await ask("24hr dentist"))[0]).toBe("/emergency");
  });

  test("shows people who had an accident the practices with same-day care that handle ACC claims", async () => {
    const page = await ask("ACC broken tooth");
    expect(page.document.querySelector("h1")!.textContent).toMatch(
      / with same-day care for pain, handling ACC claims$/,
    );
    for (const href of hrefs(page).filter((one) => one.startsWith("/dentists/"))) {
      const { practice } = all.find((one) => practicePath(one.practice) === href)!;
      expect([practice.funding.includes("acc"), practice.emergency !== null]).toEqual([true, true]);
    }
  });

  test("counts cheap dentists of a suburb’s city, and says what it is about where it counts nothing", async () => {
    const page = await ask("cheap dentist lower hutt");
    expect(leads(page)[0]).toBe("/compare/price?location=wellington");
    expect(page.document.querySelector("h1")!.textContent).not.toMatch(/^ ?for/);
  });

  test.each([
    [
      "nervous",
      "Care for nervous patients: ask a dentist",
      "Practices don’t tell us how they look after nervous",
    ],
    ["deaf", "New Zealand Sign Language: ask a dentist", "No practice tells us that someone there signs."],
    ["NZSL", "New Zealand Sign Language: ask a dentist", "No practice tells us that someone there signs."],
    [
      "autism",
      "Care for autistic people: ask a dentist",
      "Practices don’t tell us how they look after autistic",
    ],
    ["fluoride", "Fluoride treatment: ask a dentist", "Practices don’t tell us about “fluoride”."],
    ["bleeding gums", "dentists for General Dentistry", "Bleeding that won’t stop? Get emergency help."],
    ["teething", "dentists for Children’s Dentistry", ""],
    ["gagana Samoa", "dentists speaking Samoan", ""],
    ["can't afford a dentist", "Help with the cost", "Community Services Card"],
  ])("answers “%s” with %s, and says plainly what we don’t know", async (asked, answer, said) => {
    const page = await ask(asked);
    expect(page.document.querySelector("h1")!.textContent).toContain(answer);
    expect(mainText(page)).toContain(said);
    expect(leads(page).length).toBeGreaterThan(0);
    const doesNotKnow = said.includes("tell");
    expect(headings(page).includes("Dentists to ask")).toBe(doesNotKnow);
    // What general dentistry costs is not what that care costs.
    expect(page.document.querySelector("dl.answers")?.textContent.includes("$") ?? false).toBe(
      answer.includes("General Dentistry"),
    );
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
});
