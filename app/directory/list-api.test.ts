import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PLACES } from "#content/places.ts";
import { FUNDING } from "#domain/practices/practice.ts";
import { TREATMENTS } from "#domain/practices/treatments.ts";
import { anyText } from "../../tests/support/any-text.ts";
import { countIn, idsIn } from "#tests/support/practice-lists.ts";
import { openSite, ORIGIN } from "#tests/support/site.ts";
import { type SiteToRead, siteToRead } from "#tests/support/site-to-read.ts";
import { isFullSuite } from "#tests/support/suite.ts";

const shared = siteToRead(240);

type List = {
  count: number;
  page: number;
  pages: number;
  filter: Record<string, string>;
  help: { call: string | null; firstAid: { for: string; steps: string[] } | null; url: string } | null;
  readAs: string | null;
  notUnderstood: string | null;
  notes: string[];
  url: string;
  prev: string | null;
  next: string | null;
  practices: (Record<string, unknown> & { id: number; distanceKm?: number })[];
};

async function listAt(site: SiteToRead, parameters: URLSearchParams | string): Promise<List> {
  const answer = await site.fetch(`/api/v1/practices?${parameters}`);
  expect([String(parameters), answer.status]).toEqual([String(parameters), 200]);
  return (await answer.json()) as List;
}

/** Read from the text, for speed: each card has one link to ask for an appointment. */
async function cardsAt(
  site: SiteToRead,
  path: string,
): Promise<{ ids: number[]; count: number; next: string; url: string }> {
  const html = await (await site.fetch(path)).text();
  const next = unescaped(/href="([^"]*)" rel="next"/.exec(html)?.[1] ?? "");
  // How it looks is the page's alone.
  const url = unescaped(/property="og:url" content="([^"]*)"/.exec(html)![1]!).replace(/[?&]view=list/, "");
  return {
    count: countIn(html),
    next,
    url: url.replace(/directory&/, "directory?"),
    ids: idsIn(html),
  };
}

function unescaped(attribute: string): string {
  return attribute.replaceAll("&amp;", "&");
}

function idsOf({ practices }: List): number[] {
  return practices.map(({ id }) => id);
}

describe("The directory for programs", () => {
  /** A Friday at 1:30pm, and Auckland's own holiday. On both databases `points-api.test.ts` asks the same lists. */
  test.each(["2026-11-20T00:30:00Z", "2027-01-31T22:00:00Z"])(
    "shows the same practices in the same order, and the same count, as the page, whatever is asked (%s)",
    async (now) => {
      const site = await openSite({ samples: 120, now });
      await fc.assert(
        fc.asyncProperty(anyAsked, async (asked) => {
          const parameters = new URLSearchParams(asked);
          const list = await listAt(site, parameters);
          const page = await cardsAt(site, `/directory?${parameters}`);
          expect([list.count, idsOf(list)]).toEqual([page.count, page.ids]);
          expect(list.url).toBe(page.url);
          expect(new URLSearchParams(list.next?.split("?")[1]).get("page")).toBe(
            new URLSearchParams(page.next.split("?")[1]).get("page"),
          );
        }),
        { numRuns: isFullSuite ? 150 : 25 },
      );
    },
    120_000,
  );

  test("says what it understood, and ignores the rest", async () => {
    const site = await openSite({ samples: 60 });
    const list = await listAt(
      site,
      "location=WANGANUI&service=clear+aligners&price=$$&language=TE+REO+MAORI&emergency=1&zebra=1&funding=lottery&sort=magic&view=list&page=77",
    );
    expect(list.filter).toEqual({
      location: "whanganui",
      service: "invisalign",
      price: "2",
      language: "te-reo-maori",
      emergency: "yes",
    });
    expect(list.page).toBe(list.pages);
    expect((await listAt(site, "location=Atlantis&service=haircut&page=-1")).filter).toEqual({});
  });

  test("gives someone who is hurt the first help that the page begins with", async () => {
    const { help, filter } = await listAt(shared, "q=child+choking+hamilton");
    expect(filter).toEqual({ location: "hamilton", emergency: "yes" });
    expect(help!.call).toMatch(/Call 111 now/);
    expect(help!.firstAid!.for).toBe("Choking");
    expect(help!.firstAid!.steps.join(" ")).toContain("blows between the shoulder blades");
    expect((await shared.fetch(help!.url.replace(ORIGIN, ""))).status).toBe(200);
    expect(help!.url).toBe(`${ORIGIN}/emergency?place=hamilton`);
    const pain = await listAt(shared, "q=toothache+taurnga");
    expect([pain.readAs, pain.help!.firstAid!.for]).toEqual(["toothache Tauranga", "Severe pain"]);
    expect(pain.help!.call).toContain("Healthline, 0800 611 116");
    expect((await listAt(shared, "q=i+hate+my+life")).help!.call).toContain("1737");
    for (const unknown of [
      "my+gum+has+popcorn+stuck",
      "white+patch+side+of+my+tongue+been+there+over+a+month",
    ])
      expect((await listAt(shared, `q=${unknown}`)).help).toMatchObject({
        call: expect.stringContaining("Healthline, 0800 611 116"),
        firstAid: null,
      });
    for (const calm of ["", "emergency=yes", "q=harbour", "q=braces+nelson"])
      expect([calm, (await listAt(shared, calm)).help]).toEqual([calm, null]);
  });

  test("says which words it didn’t understand, and how it read those that were mistyped", async () => {
    const left = await listAt(shared, "q=braces+nelson+qwertyville");
    expect([left.notUnderstood, left.readAs]).toEqual(["qwertyville", null]);
    expect(left.filter).toEqual({ location: "nelson", service: "braces" });
    const mistyped = await listAt(shared, "q=braces+nelsen");
    expect([mistyped.notUnderstood, mistyped.readAs]).toEqual([null, "braces Nelson"]);
  });

  test.each([
    ["southern cross accepted dentists wellington", "this isn’t chosen by Southern Cross", "accepted"],
    ["gas sedation kids dentist tauranga", "Practices don’t tell us about “sedation”", "gas"],
    ["dentist in palmy north or feilding", "Search for Feilding on its own.", null],
    ["dentist rotorua or taupo", "Search for Taupō on its own.", null],
    ["korean dentist north shore", "North Shore is listed under Auckland, so this is all of Auckland.", null],
    ["complain about my dentist", "/blog/when-something-went-wrong", null],
    ["dentist taupo christmas day", "Hours are often different around public holidays.", null],
  ])("says what the practices of “%s” aren’t chosen by", async (q, note, notUnderstood) => {
    const list = await listAt(shared, new URLSearchParams({ q }));
    expect(list.notes.join(" ")).toContain(note);
    expect(list.notUnderstood).toBe(notUnderstood);
  });

  test.each([
    ["language=klingon", "language"],
    ["near=99,999", "near"],
    ["funding=winz&location=nelson", "funding"],
    ["sort=nicest", "sort"],
    ["location=atlantis", "location"],
    ["near=nelson&sort=rating", "near"],
  ])("says that the practices of %s aren’t chosen by its %s", async (query, name) => {
    const { notes, filter } = await listAt(shared, query);
    expect(notes.filter((note) => note.startsWith(`The practices aren’t chosen by “${name}”`))).toHaveLength(
      1,
    );
    expect(filter).not.toHaveProperty(name);
  });

  test("says nothing of that where everything counts", async () => {
    for (const query of [
      "language=samoan&sort=rating&page=2",
      "lat=-41.2&lng=174.7",
      "near=taupo&sort=DISTANCE",
      "q=harbour&open=&sort=recommended",
    ])
      expect([query, (await listAt(shared, query)).notes]).toEqual([query, []]);
  });

  test("keeps the suburb beside a word that it doesn’t know", async () => {
    const list = await listAt(shared, "q=lumino+remuera");
    expect(list.filter).toEqual({ q: "remuera", location: "auckland" });
    expect(list.notUnderstood).toBe("lumino");
    expect(list.count).toBeGreaterThan(0);
  });

  test("says how far away each is where distance decides, and puts no exact position into a link", async () => {
    const list = await listAt(shared, "lat=-41.286642&lng=174.775571");
    expect(JSON.stringify(list)).not.toContain("286642");
    expect(list.filter).toEqual({ near: "-41.29,174.78", sort: "distance" });
    const away = list.practices.map(({ distanceKm }) => distanceKm!);
    expect(away).toHaveLength(24);
    expect(away).toEqual(away.toSorted((a, b) => a - b));
    expect(away.every((kilometres) => Number.isInteger(Math.round(kilometres * 1e6) / 1e5))).toBe(true);
    const others = await listAt(shared, "sort=name");
    expect(others.practices).toHaveLength(24);
    expect(others.practices.every((practice) => !("distanceKm" in practice))).toBe(true);
  });

  test("gives each practice as its own address gives it", async () => {
    const site = siteToRead(30);
    const { practices } = await listAt(site, "");
    expect(practices).toHaveLength(24);
    for (const listed of practices) {
      expect(await (await site.fetch(`/api/v1/practices/${listed.id}`)).json()).toEqual(listed);
    }
  });

  test("is kept for everybody until the practices change, and asks for the time only about now", async () => {
    const site = await openSite({ samples: 60 });
    for (let visit = 1; visit <= 4; visit++) await listAt(site, "utm_source=x&location=nelson&view=list");
    expect(site.served.figures()).toMatchObject({ renders: 2, hits: 2, pages: 1 });
    const before = await listAt(site, "open=now");
    site.clock.now = new Date("2026-11-20T12:00:00Z");
    const after = await listAt(site, "open=now");
    expect(after.count).toBeLessThan(before.count);
    expect(site.served.figures().renders).toBe(4);
    await listAt(site, "location=nelson");
  });

  test.each([
    "%",
    "_",
    '"',
    "🦷",
    "'; drop table practices; --",
    "../../etc/passwd",
    "\u0000",
    "a".repeat(3_000),
  ])("takes %j as a text like any other", async (text) => {
    const site = siteToRead(24);
    for (const name of ["q", "location", "service", "language", "near", "page", "sort", "__proto__"]) {
      const list = await listAt(site, new URLSearchParams({ [name]: text }));
      expect(Object.keys(list.filter)).toEqual(name === "q" && list.filter["q"] ? ["q"] : []);
    }
  });

  test("answers whatever is asked", async () => {
    const site = siteToRead(24);
    await fc.assert(
      fc.asyncProperty(anyText({ maxLength: 300 }), async (text) => {
        await listAt(site, new URLSearchParams({ q: text, location: text, near: text, page: text }));
        expect((await site.fetch(`/api/v1/practices?${encodeURI(text.toWellFormed())}`)).status).toBe(200);
      }),
      { numRuns: isFullSuite ? 30 : 5 },
    );
  }, 60_000);
});

const anyAsked = fc
  .record(
    {
      q: fc.constantFrom("harbour", "dental", "Te Aro", "ōtautahi", "%", "s", "Dentists Napier", "🦷", " "),
      location: fc.constantFrom(...PLACES.map(({ slug }) => slug), "Wanganui", "on", "Atlantis", ""),
      service: fc.constantFrom(...TREATMENTS.map(({ name }) => name), "whiten", "haircut"),
      open: fc.constantFrom("now", "no"),
      emergency: fc.constantFrom("yes", "1", "?"),
      accepting: fc.constantFrom("yes", "on"),
      funding: fc.constantFrom(...FUNDING.map(({ slug }) => slug), "lottery"),
      language: fc.constantFrom("english", "te reo maori", "Klingon"),
      price: fc.constantFrom("1", "$$", "3", "9"),
      near: fc.constantFrom("taupo", "-41.289,174.7", "on", "91,0"),
      lat: fc.constantFrom("-36.85", "x"),
      lng: fc.constantFrom("174.76", ""),
      sort: fc.constantFrom(
        "recommended",
        "rating",
        "reviews",
        "price",
        "name",
        "location",
        "distance",
        "magic",
      ),
      view: fc.constantFrom("grid", "list"),
      page: fc.constantFrom("1", "2", "99", "-1"),
    },
    { requiredKeys: [] },
  )
  .map((asked) => asked as Record<string, string>);
