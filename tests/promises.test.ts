import { expect, test } from "vitest";
import type { Practice } from "#domain/practices/practice.ts";
import { listPractices } from "./support/practice.ts";
import { REAL_PRACTICES } from "./support/real-practices.ts";
import { openSite } from "./support/site.ts";

/** What is said to everyone of a request, before any practice is chosen. */
const PAGES = ["/", "/about", "/book", "/booking-success", "/contact?faqs=open", "/terms"];

/** A promise of an answer, as the specification has it. */
const PROMISED =
  /they should reply within 24|the practice (gets|should get) in touch within 24|Hear back within 24 hours on business days$|A confirmation within 24 hours|^The practice gets in touch$/im;

async function siteOf(routing: "direct" | "desk", practices: readonly Practice[]) {
  const site = await openSite({ samples: 0, routing });
  await listPractices(site, practices);
  return site;
}

/** What a page says in its main part. */
async function saidBy(routing: "direct" | "desk", practices: readonly Practice[]) {
  const site = await siteOf(routing, practices);
  return async (path: string) => (await site.page(path)).document.querySelector("main")!.textContent;
}

async function promisedBy(
  routing: "direct" | "desk",
  practices: readonly Practice[],
): Promise<Record<string, string>> {
  const site = await siteOf(routing, practices);
  const promised: Record<string, string> = {};
  for (const path of PAGES) {
    const { document } = await site.page(path);
    const texts = [...document.querySelectorAll("main p, main li, main h3")].map(
      ({ textContent }) => textContent,
    );
    const found = PROMISED.exec(texts.join("\n"));
    if (found) promised[path] = found[0];
  }
  return promised;
}

/** Practices that get requests by themselves. */
const JOINED = REAL_PRACTICES.map((practice) => ({
  ...practice,
  email: "desk@practice.nz",
  hasJoined: true,
}));

test("No page promises an answer where no listed practice takes requests, or none is listed", async () => {
  expect(await promisedBy("direct", [])).toEqual({});
  expect(await promisedBy("direct", REAL_PRACTICES)).toEqual({});
  expect(await promisedBy("desk", [])).toEqual({});
});

test("Each but the terms promises it where every practice takes requests", async () => {
  const everywhere = PAGES.filter((path) => path !== "/terms");
  expect(Object.keys(await promisedBy("direct", JOINED))).toEqual(everywhere);
  expect(Object.keys(await promisedBy("desk", JOINED))).toEqual(everywhere);
});

test("Where our staff pass requests on, they tell what the practice says", async () => {
  expect(await promisedBy("desk", REAL_PRACTICES)).toEqual({});
  const said = await saidBy("desk", REAL_PRACTICES);
  expect(await said("/")).toContain(
    "Our staff pass your request on to a practice within 2 hours while we’re open, and we’ll tell you what the practice says within 24 hours on business days.",
  );
  expect(await said("/booking-success")).toContain("We’ll tell you what the practice says");
});

test("Where some take requests, the answer is promised of those", async () => {
  const said = await saidBy("direct", [JOINED[0]!, ...REAL_PRACTICES.slice(1)]);
  expect(await said("/")).toContain(
    "One short form, no account. Practices that take requests here should reply within 24 hours on business days. The others say “Call to book”.",
  );
  expect(await said("/about")).toContain(
    "Hear back within 24 hours on business days from practices that take requests here",
  );
  expect(await said("/contact?faqs=open")).toContain(
    "Practices that take requests here should get in touch within 24 hours on business days.",
  );
});
