import { expect, test } from "vitest";
import { practicePath } from "#content/links.ts";
import { MERGED, withdrawPractices } from "#database/practices/withdrawn.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { book, requestOf } from "./support/direct-site.ts";
import { BOOKING, send } from "./support/forms.ts";
import { descriptionOf } from "./support/head.ts";
import { inventedIn } from "./support/invented.ts";
import { listPractices } from "./support/practice.ts";
import { REAL_PRACTICES } from "./support/real-practices.ts";
import { openSite } from "./support/site.ts";

/** Christmas Day, a Friday, at 1pm. */
const CHRISTMAS = "2026-12-25T00:00:00Z";

const PAGES = [
  "/",
  "/directory",
  "/directory?view=list",
  "/directory?location=greymouth",
  "/locations/greymouth",
  "/compare",
  "/compare/price",
  "/compare/greymouth",
  "/compare?ids=10001,10002,10003",
  "/emergency?place=greymouth",
  "/services/oral-surgery",
  "/services/emergency-dentist",
  "/search?q=greymouth",
  "/book?practice=10001",
  "/sitemap.xml",
  "/api/v1/practices",
  "/api/v1/practices.geojson",
  ...REAL_PRACTICES.map(({ id }) => `/api/v1/practices/${id}`),
  ...REAL_PRACTICES.map(practicePath),
];

async function siteOfRealPractices(routing: "direct" | "desk" = "direct", stated: Partial<Practice> = {}) {
  const site = await openSite({ samples: 0, now: CHRISTMAS, routing });
  const practices = REAL_PRACTICES.map((practice) => ({ ...practice, ...stated }));
  await listPractices(site, practices);
  return site;
}

test("No page says of a real practice what no one has stated", async () => {
  const site = await siteOfRealPractices();
  const invented = [];
  for (const path of PAGES) {
    const { status, html } = await site.page(path);
    expect([path, status]).toEqual([path, 200]);
    invented.push(...inventedIn(html).map((said) => [path, said]));
    // None of them is known to be open on Christmas Day.
    if (/flag-ok/.test(html)) invented.push([path, "open now"]);
  }
  expect(invented).toEqual([]);
}, 60_000);

test("No page calls an unrated practice a top one, leads to where it may not be, or promises facts that are not there", async () => {
  const site = await siteOfRealPractices();
  for (const path of ["/", "/locations/greymouth", "/services/emergency-dentist"]) {
    const { document } = await site.page(path);
    const titles = [...document.querySelectorAll("main h2")].map(({ textContent }) => textContent);
    expect([path, titles.filter((title) => /Top/.test(title))]).toEqual([path, []]);
  }
  const [nameAlone, withHours] = await Promise.all(
    REAL_PRACTICES.slice(0, 2).map((practice) => site.page(practicePath(practice))),
  );
  expect(descriptionOf(nameAlone!)).toBe("Māwhera Oranga Niho in Greymouth.");
  expect(descriptionOf(withHours!)).toMatch(/in Cobden, Greymouth: opening hours\.$/);
  expect(nameAlone!.html).not.toContain(">Directions<");
  expect(withHours!.html).toContain(">Directions<");
});

test("A fact that is unknown is called so, matches no filter and sorts last", async () => {
  const site = await siteOfRealPractices();
  const text = async (path: string) =>
    (await site.page(path)).document.querySelector("main")!.textContent.replaceAll(/\s+/g, " ");
  const [bare, open, emergency] = REAL_PRACTICES.map(practicePath);
  expect(await text(bare!)).toMatch(/Phone not listed.*When are you open\?.*What does a checkup cost/);
  expect(await text(open!)).toContain("Public holiday, call first");
  expect(await text(open!)).toContain("Call to book");
  expect(await text(open!)).not.toMatch(/Book Now|gets? in touch/);
  expect(await text(emergency!)).toContain("In painThey say they see people the same day. Call first.");
  expect(await text("/emergency?place=greymouth")).toContain("Hours not stated");
  expect(await text("/compare/greymouth")).toContain("Not stated");
  for (const filter of ["price=1", "price=3", "open=now", "accepting=yes", "service=implants"]) {
    const { practices } = (await (await site.fetch(`/api/v1/practices?${filter}`)).json()) as {
      practices?: unknown[];
    };
    expect([filter, practices]).toEqual([filter, []]);
  }
  const cheap = { ...REAL_PRACTICES[1]!, id: 10_004, priceFrom: 90, priceTo: 120 };
  await listPractices(site, [cheap]);
  const { document } = await site.page("/compare/price");
  expect(document.querySelector("tbody th a")?.getAttribute("href")).toBe(practicePath(cheap));
});

test("The appointment form claims nothing of rooms that no one has seen and dentists that no one has looked up", async () => {
  const joined = { hasJoined: true, email: "hello@coast.nz" };
  const { document } = await (await siteOfRealPractices("direct", joined)).page("/book");
  const panel = document.querySelector("aside")!.textContent;
  expect(panel).toContain("A reminder by email");
  expect(panel).not.toMatch(/modern|Qualified/);
});

test("A condition says how many it leaves out because they do not say, and leads to them", async () => {
  const site = await siteOfRealPractices();
  const said = async (path: string) => {
    const { document } = await site.page(path);
    const show = [...document.querySelectorAll("main a")].find((link) =>
      /^Show (it|them) too$/.test(link.textContent),
    );
    return show && [show.parentElement!.textContent, show.getAttribute("href")];
  };
  const services = "2 more in Greymouth don’t list any services. Show them too";
  const prices = "3 more in Greymouth don’t give prices. Show them too";
  expect(await said("/directory?location=greymouth&service=oral-surgery")).toEqual([
    services,
    "/directory?location=greymouth",
  ]);
  expect(await said("/directory?location=greymouth&service=implants")).toEqual([
    services,
    "/directory?location=greymouth",
  ]);
  expect(await said("/directory?location=greymouth&open=saturday&view=list")).toEqual([
    "2 more in Greymouth don’t give opening hours. Show them too",
    "/directory?location=greymouth&view=list",
  ]);
  expect(await said("/directory?location=greymouth&wheelchair=yes")).toEqual([
    "3 more in Greymouth don’t say whether they’re step-free. Show them too",
    "/directory?location=greymouth",
  ]);
  expect(await said("/directory?location=greymouth")).toBeUndefined();
  expect(await said("/compare/price?location=greymouth&price=2")).toEqual([
    prices,
    "/compare/price?location=greymouth",
  ]);
  expect(await said("/search?q=oral surgery greymouth")).toEqual([services, "/directory?location=greymouth"]);
  expect(await said("/locations/greymouth?service=oral-surgery")).toEqual([services, "/locations/greymouth"]);
  expect(await said("/services/oral-surgery")).toEqual([
    "2 more don’t list any services. Show them too",
    "/directory",
  ]);
  for (const path of ["/directory", "/locations/greymouth", "/search?q=greymouth"]) {
    const { html } = await site.page(path);
    expect([path, html.includes("No practice here has a review yet.")]).toEqual([path, true]);
    expect(html).not.toMatch(/a few reviews count for less|Those without a review/i);
  }
  const compared = await site.page("/compare");
  expect(compared.html).toContain("No practice here has a review yet.");
  expect(compared.html).not.toContain("/compare/top-rated");
  expect((await site.page("/compare/price")).html).toContain("Practices that don’t give a price come last.");
});

test("A program is told how many practices each of its filters leaves out because they do not say", async () => {
  const site = await siteOfRealPractices();
  const told = async (asked: string) => {
    const answer = await site.fetch(`/api/v1/practices?location=greymouth&${asked}`);
    return ((await answer.json()) as { unstated: object }).unstated;
  };
  expect(await told("service=implants")).toEqual({ service: 2 });
  expect(await told("open=saturday")).toEqual({ open: 2 });
  expect(await told("service=oral-surgery&wheelchair=yes")).toEqual({ wheelchair: 1 });
  expect([await told(""), await told("emergency=yes"), await told("q=%25")]).toEqual([{}, {}, {}]);
});

/** Every list, page and form that has a button of the practice with the phone. */
const WHERE_IT_IS_ASKED = [
  "/directory",
  "/directory?view=list",
  "/locations/greymouth",
  "/search?q=cobden",
  "/compare/greymouth",
  "/compare/price",
  "/compare?ids=10002,10003",
  "/services/oral-surgery",
];

/** Why no request reaches a practice, and how its page says so. */
const UNREACHED = [
  [
    "has not joined",
    { email: "hello@coast.nz" },
    "They haven’t joined, so they don’t take requests here",
    "direct",
  ],
  ["has joined and has no email address", { hasJoined: true }, "We have no email address for them", "direct"],
  ["our staff cannot reach by mail", {}, "We have no email address for them", "desk"],
] as const;

test.each(UNREACHED)(
  "A practice that %s is called wherever others are booked",
  async (_, stated, why, routing) => {
    const site = await siteOfRealPractices(routing, stated);
    const [silent, ring, surgery] = REAL_PRACTICES;
    const linksOf = async (path: string) =>
      [...(await site.page(path)).document.querySelectorAll("main a")].map(
        (link) => `${link.getAttribute("aria-label") ?? link.textContent} → ${link.getAttribute("href")}`,
      );
    for (const path of WHERE_IT_IS_ASKED) {
      const links = await linksOf(path);
      const isListed = links.some((link) => link.includes(practicePath(ring!)));
      const call = `Call to book: ${ring!.name}, 03 768 1234 → tel:+6437681234`;
      expect([path, links.includes(call)]).toEqual([path, isListed]);
      expect([path, links.filter((link) => /^Book .* with |practice=100/.test(link))]).toEqual([path, []]);
    }
    const points = (await (await site.fetch("/api/v1/practices.geojson")).json()) as {
      features: { id: number; properties: { call?: string } }[];
    };
    expect(Object.fromEntries(points.features.map(({ id, properties }) => [id, properties.call]))).toEqual({
      [silent!.id]: "",
      [ring!.id]: "03 768 1234",
      [surgery!.id]: "",
    });
    const profile = (await site.page(practicePath(ring!))).document;
    expect(profile.querySelector("main")!.textContent).toContain(`Call to book${why}`);
    expect([...profile.querySelectorAll("a")].filter((link) => link.href.includes("practice=100"))).toEqual(
      [],
    );
    // Another one takes requests, so that there is a form.
    const takes = { ...silent!, id: 10_009, hasJoined: true, email: "desk@else.nz" };
    await listPractices(site, [takes]);
    const form = (await site.page(`/book?practice=${ring!.id}`)).document.querySelector("form")!;
    expect(form.textContent).toContain(
      `${ring!.name} doesn’t take requests through this site. Call to book: 03 768 1234`,
    );
    expect([...form.querySelectorAll("[name=practice]")].map((radio) => radio.getAttribute("value"))).toEqual(
      [""],
    );
  },
);

test("No request goes to a practice that has not joined, neither chosen nor as the best match", async () => {
  const fitting = { email: "hello@coast.nz", services: ["general-dentistry"] } as const;
  const site = await siteOfRealPractices("direct", fitting);
  const [chosen] = REAL_PRACTICES;
  const answers = {
    ...BOOKING.right,
    location: "Greymouth",
    service: "General Dentistry",
    preferredDate: "2027-01-20",
  };
  const refused = await send(site, BOOKING, { ...answers, practice: String(chosen!.id) });
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining("doesn’t take requests through this site"),
  ]);
  const nowhere = await requestOf(site, await book(site, answers));
  expect(nowhere.request.tried).toEqual([]);
  const joined = { ...chosen!, ...fitting, id: 10_009, hasJoined: true };
  await listPractices(site, [joined]);
  const sent = await requestOf(site, await book(site, { ...answers, firstName: "Hemi" }));
  expect(sent.request.practice?.id).toBe(joined.id);
});

test("The address of a merged practice leads to the one that it is", async () => {
  const site = await siteOfRealPractices();
  const [kept, gone] = REAL_PRACTICES as [Practice, Practice];
  await site.database.transact((tx) =>
    tx
      .updateTable("practices")
      .set({ withdrawn_on: "2026-12-01", withdrawn_why: MERGED, merged_into: kept.id })
      .where("id", "=", gone.id)
      .execute(),
  );
  const answer = await site.fetch(practicePath(gone));
  expect([answer.status, answer.headers.get("Location")]).toEqual([301, practicePath(kept)]);
  const forPrograms = await site.fetch(`/api/v1/practices/${gone.id}`);
  expect([forPrograms.status, forPrograms.headers.get("Location")]).toEqual([
    301,
    `/api/v1/practices/${kept.id}`,
  ]);
  expect((await site.page("/directory")).html).not.toContain(gone.name);
  expect((await site.page(`/compare?ids=${kept.id},${gone.id}`)).html).not.toContain(gone.name);
});

test("Where our staff send requests on, a practice that gets none by itself is booked, and the words say how", async () => {
  const site = await siteOfRealPractices("desk", { email: "hello@coast.nz" });
  const [, ring] = REAL_PRACTICES;
  for (const path of ["/directory", "/compare/greymouth"]) {
    expect((await site.page(path)).html).toContain(`/book?practice=${ring!.id}`);
  }
  const said = `our staff pass it on to ${ring!.name} and tell you within 24 hours on business days what they say. In a hurry? Call 03 768 1234.`;
  for (const path of [practicePath(ring!), `/book?practice=${ring!.id}`]) {
    const { document } = await site.page(path);
    expect(document.querySelector("main")!.textContent).toContain(said);
    expect(document.querySelector("main")!.textContent).not.toContain("the practice should get in touch");
  }
});

test("Programs get null or an empty text for it, and the other fields as ever", async () => {
  const site = await siteOfRealPractices();
  const answer = await site.fetch("/api/v1/practices/10003");
  expect(await answer.json()).toMatchObject({
    price: "",
    priceRange: "",
    priceFrom: null,
    priceTo: null,
    experience: "",
    experienceYears: null,
    checkedOn: null,
    verified: null,
    position: "exact",
    emergency: true,
    emergencyWaitMinutes: null,
    description: "",
  });
});

test("Verified is said with the day of a look into the register, and only while that holds", async () => {
  const site = await siteOfRealPractices();
  const of = (id: number, until: string) => ({
    ...REAL_PRACTICES[1]!,
    id,
    verified: { checkedOn: "2026-10-01", until },
  });
  const [holds, lapsed] = [of(10_005, "2026-12-25"), of(10_006, "2026-12-24")];
  await listPractices(site, [holds, lapsed]);
  const flagOf = async (practice: Practice) =>
    /Verified \d[^<]*/.exec(
      (await site.page(practicePath(practice))).document.querySelector(".profile-head .flags")!.textContent,
    )?.[0];
  expect(await flagOf(holds)).toMatch(/^Verified 1 October 2026/);
  expect(await flagOf(lapsed)).toBeUndefined();
});

test("A withdrawn practice is nowhere but at its own address, which answers 410", async () => {
  const site = await siteOfRealPractices();
  const [gone] = REAL_PRACTICES;
  await site.database.transact((tx) =>
    withdrawPractices(tx, [gone!.id], { on: "2026-12-24", why: "asked to be removed" }),
  );
  const own = await site.page(practicePath(gone!));
  expect(own.status).toBe(410);
  expect(own.document.querySelector("h1")!.textContent).toBe(`${gone!.name} is no longer listed here`);
  expect(own.html).not.toContain("asked to be removed");
  const shown = [];
  for (const path of PAGES.filter((page) => page !== practicePath(gone!))) {
    const { html } = await site.page(path);
    if (html.includes(gone!.name) || html.includes(practicePath(gone!))) shown.push(path);
  }
  expect(shown).toEqual([]);
  const forPrograms = await site.fetch(`/api/v1/practices/${gone!.id}`);
  expect([forPrograms.status, await forPrograms.json()]).toEqual([
    410,
    {
      type: "about:blank",
      title: "Gone",
      status: 410,
      detail: "This practice is no longer listed. /api/v1/practices lists them all.",
    },
  ]);
});
