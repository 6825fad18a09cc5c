import { SAMPLE_IDENTITY } from "#content/identity.ts";
import { shownPrice } from "#content/treatments/shown-price.ts";
import { describe, expect, test } from "vitest";
import { PLACES } from "#content/places.ts";
import { sourcesById } from "#content/sources.ts";
import { samplePractices } from "#content/samples/practices.ts";
import { TREATMENT_PAGES } from "#content/treatments/pages.ts";
import { treatmentQuestions } from "#content/treatments/treatment-words.ts";
import { formatDollars } from "#domain/money.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { makePractice } from "#tests/support/practice.ts";
import { bestOf } from "#tests/support/practice-lists.ts";
import type { TestPage } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";
import { practicePath } from "#content/links.ts";
import { siteWith } from "#tests/support/emergency.ts";
import { hrefsOn, textsOn } from "#tests/support/head.ts";

const SAMPLES = 240;
const shared = siteToRead(SAMPLES);
const samples = [...samplePractices(SAMPLES)].map(({ practice }) => practice);

function offering(treatment: Practice["services"][number]): Practice[] {
  return samples.filter(({ services }) => services.includes(treatment)).toSorted(bestOf(samples));
}

/** Term → what stands beside it, of the first list of facts. */
function facts({ document }: TestPage): Record<string, string> {
  const terms = [...document.querySelectorAll("main dl")][0]!.querySelectorAll("div");
  return Object.fromEntries(
    [...terms].map((one) => [one.querySelector("dt")!.textContent, one.querySelector("dd")!.textContent]),
  );
}

function graph({ document }: TestPage): { "@type": string }[] {
  const script = document.querySelector('script[type="application/ld+json"]')!;
  return (JSON.parse(script.textContent) as { "@graph": { "@type": string }[] })["@graph"];
}

describe("A treatment's page", () => {
  test("counts few providers exactly", async () => {
    const one = makePractice({ id: 1, services: ["implants"] });
    const two = makePractice({ id: 2, services: ["implants", "braces"], place: "taupo" });
    const site = await siteWith([one, two]);
    expect(facts(await site.page("/services/implants"))["Who offers it"]).toBe(
      "2 Providers in 2 towns and cities",
    );
    expect(facts(await site.page("/services/braces"))["Who offers it"]).toBe("1 Provider in 1 town or city");
  });

  test("leads to each place that has the treatment, and to no other, with how many offer it there", async () => {
    const page = await shared.page("/services/braces");
    const links = [...page.document.querySelectorAll('section[aria-labelledby="cities"] li a')];
    const places = PLACES.map(({ slug, name }) => ({
      name,
      count: offering("braces").filter(({ place }) => place === slug).length,
    }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count);
    expect(places.length).toBeGreaterThan(10);
    expect(links.map((link) => link.textContent)).toEqual(places.map(({ name, count }) => `${name}${count}`));
  });

  test("asks for an emergency appointment from the emergency page, and shows the way to first aid", async () => {
    const site = siteToRead(24);
    const page = await site.page("/services/emergency-dentist");
    expect(hrefsOn(page, "aside a")[0]).toBe("/book?service=emergency-dentist&urgency=emergency");
    expect(hrefsOn(page, "main a")).toContain("/emergency");
    expect(facts(page)["Price range"]).toContain("from $150");
  });

  test("shows the six best rated who offer it, with their own price, profile and booking", async () => {
    const page = await shared.page("/services/implants");
    const best = offering("implants").slice(0, 6);
    const rows = [...page.document.querySelectorAll(".providers > li")];
    expect(rows.map((row) => row.querySelector("h3")!.textContent)).toEqual(best.map(({ name }) => name));
    for (const [index, practice] of best.entries()) {
      const row = rows[index]!;
      const price = practice.prices.find(({ treatment }) => treatment === "implants")!;
      expect(row.textContent).toContain(practice.rating!.toFixed(1));
      expect(row.textContent).toContain(`Dental implants from ${formatDollars(price.from)}`);
      const links = [...row.querySelectorAll("a")].map((link) => link.getAttribute("href"));
      expect(links).toContain(practicePath(practice));
      const book = links.find((href) => href!.startsWith("/book"))!;
      expect((await shared.page(book)).document.querySelector("main")!.textContent).toContain(practice.name);
    }
  });

  test("says after the prices how many offer it, with a list of towns and the filters people ask for most", async () => {
    for (const path of ["/services/implants", "/services/oral-surgery"]) {
      const { document } = await shared.page(path);
      const service = path.split("/").at(-1)!;
      const section = document.querySelector('section[aria-labelledby="dentists"]')!;
      const [total] = /^\d+/.exec(section.querySelector("h2")!.textContent)!;
      expect((await shared.page(`/directory?service=${service}`)).html).toContain(
        `>${total} dentists found<`,
      );
      expect(section.previousElementSibling!.getAttribute("aria-labelledby")).toBe("prices");
      const form = section.querySelector("form")!;
      expect(form.getAttribute("action")).toBe("/directory#count");
      expect(form.querySelector("input[name=service]")!.getAttribute("value")).toBe(service);
      const chips = [...section.querySelectorAll("nav a")];
      expect(chips.length).toBeGreaterThan(4);
      for (const chip of chips) expect(chip.getAttribute("href")).toContain(`/directory?service=${service}&`);
    }
  });

  test("calls a practice a specialist's only for a scope that is about the treatment", async () => {
    const person = { name: "Dr A", focus: "", years: 9, qualifications: [] };
    const withScope = (id: number, specialistScope: string | null) =>
      makePractice({ id, services: ["invisalign"], practitioners: [{ ...person, specialistScope }] });
    const site = await siteWith([
      withScope(1, "Orthodontic specialist"),
      withScope(2, "Periodontic specialist"),
      withScope(3, null),
    ]);
    const page = await site.page("/services/invisalign");
    const rows = textsOn(page, ".providers > li");
    expect(rows.filter((text) => text.includes("Specialist"))).toEqual([
      expect.stringContaining("Practice 1"),
    ]);
  });

  test("lists periodontists first for gum surgery, which practices do not list by its name", async () => {
    const person = { name: "Dr A", focus: "", years: 9, qualifications: [] };
    const practice = (id: number, rating: number, specialistScope: string | null) =>
      makePractice({
        id,
        rating,
        reviewCount: 100,
        services: ["oral-surgery"],
        practitioners: [{ ...person, specialistScope }],
      });
    const site = await siteWith([
      ...[1, 2, 3, 4].map((id) => practice(id, 4.9, "Oral and maxillofacial surgeon")),
      practice(5, 4.1, "Periodontic specialist"),
    ]);
    const page = await site.page("/services/gum-surgery");
    const section = page.document.querySelector('section[aria-labelledby="dentists"]')!;
    expect(section.querySelector(".providers h3")!.textContent).toBe("Practice 5");
    expect(section.textContent).toContain("Practices that say they have a specialist for this come first.");
  });

  test("does not pass off the price of a wisdom tooth as that of a sinus lift", async () => {
    const prices = [
      { treatment: "oral-surgery" as const, label: "Wisdom tooth taken out", from: 320, to: 500 },
    ];
    const site = await siteWith([makePractice({ id: 1, services: ["oral-surgery"], prices })]);
    const lift = await site.page("/services/sinus-lift");
    const wisdom = await site.page("/services/wisdom-tooth-removal");
    const providers = 'section[aria-labelledby="dentists"]';
    expect(textsOn(lift, providers)[0]).not.toContain("$320");
    expect(textsOn(lift, providers)[0]).toContain("Ask whether they do sinus lifts.");
    expect(textsOn(wisdom, providers)[0]).toContain("Wisdom tooth removal from $320");
  });

  test.each(TREATMENT_PAGES)(
    "answers the questions about $slug, the first one open, tells machines the same, and names its sources",
    async (treatment) => {
      const site = siteToRead(3);
      const page = await site.page(`/services/${treatment.slug}`);
      const shown = [...page.document.querySelectorAll('section[aria-labelledby="questions"] details')];
      expect(shown.map((one) => one.hasAttribute("open"))).toEqual(shown.map((_, index) => index === 0));
      const asked = shown.map((one) => ({
        question: one.querySelector("summary")!.textContent,
        answer: one.querySelector("p")!.textContent,
      }));
      expect(asked).toEqual(
        treatmentQuestions(treatment, shownPrice(treatment, SAMPLE_IDENTITY, null), true),
      );
      expect(graph(page).find((thing) => thing["@type"] === "FAQPage")).toMatchObject({
        mainEntity: asked.map(({ question, answer }) => ({
          name: question,
          acceptedAnswer: { text: answer },
        })),
      });
      expect(hrefsOn(page, "main a")).toEqual(
        expect.arrayContaining(sourcesById(treatment.from).map(({ url }) => url)),
      );
      expect(textsOn(page, "main")[0]).toContain("No dentist has reviewed this text.");
    },
  );

  test("tells machines what it is and where it stands, and offers no price as its own", async () => {
    const site = siteToRead(0);
    const types = async (slug: string) =>
      graph(await site.page(`/services/${slug}`)).map((thing) => thing["@type"]);
    expect(await types("invisalign")).toEqual(["MedicalProcedure", "FAQPage", "BreadcrumbList"]);
    expect(await types("bone-graft")).toEqual(["SurgicalProcedure", "FAQPage", "BreadcrumbList"]);
    expect(await types("general-dentistry")).toEqual(["Service", "FAQPage", "BreadcrumbList"]);
    expect(JSON.stringify(graph(await site.page("/services/invisalign")))).not.toMatch(
      /"(offers|priceRange)"/,
    );
  });

  test.each([
    ["/services/Invisalign", "/services/invisalign"],
    ["/services/TEETH-WHITENING", "/services/teeth-whitening"],
    ["/services/Root%20Canal", "/services/root-canal"],
    ["/services/clear-aligners", "/services/invisalign"],
    // Another spelling of the address itself, which is put right before any page is asked.
    ["/services/Oral-Surgery", "/services/oral-surgery", 308],
    ["/Surgical", "/surgical", 308],
  ])(
    "is reached from another spelling and from capitals, for good: %s",
    async (asked, address, status = 301) => {
      const site = siteToRead(3);
      const answer = await site.fetch(`${asked}?utm_source=x`);
      expect([answer.status, answer.headers.get("Location")]).toEqual([status, `${address}?utm_source=x`]);
      expect((await site.fetch(address)).status).toBe(200);
    },
  );

  test("stands without a single practice, and says that nobody offers it", async () => {
    const site = siteToRead(0);
    const page = await site.page("/services/root-canal");
    expect(page.status).toBe(200);
    expect(textsOn(page, "main")[0]).toContain("No providers listed yet");
    expect(facts(page)["Who offers it"]).toMatch(/^None yet/);
    expect(page.html).not.toMatch(/NaN|Infinity|undefined/);
  });
});
