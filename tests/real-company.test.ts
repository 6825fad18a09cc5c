import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { ALL_PLACES } from "#content/places.ts";
import { ARTICLES } from "#content/articles/articles.ts";
import { TOPICS } from "#content/topics/topics.ts";
import { TREATMENT_PAGES } from "#content/treatments/pages.ts";
import { readConfig } from "#server/config.ts";
import { EVERY_PAGE } from "./every-page.ts";
import { composed, TO_PRACTICE, TO_SENDER } from "./support/composed-mail.ts";
import { book, openDirectSite, tokensIn, travel } from "./support/direct-site.ts";
import { CONTACT, PARTNER, sendWell } from "./support/forms.ts";
import { askFor, subscribed } from "./support/newsletter.ts";
import { listPractices } from "./support/practice.ts";
import { SAMPLE } from "./support/request.ts";
import { REAL_PRACTICES } from "./support/real-practices.ts";
import { ROOT } from "./support/repository.ts";
import { readPage } from "./support/site.ts";

/** What people read: pages, mails and what programs get, by name. */
let said: Map<string, string>;

/** Two real practices, of which one has joined, under a made-up company that states its own words. */
beforeAll(async () => {
  const { operator } = readConfig({ SITE_FILE: join(ROOT, "docs/site.example.yaml") });
  const site = await openDirectSite({ samples: 0, operator });
  const practices = REAL_PRACTICES.slice(0, 2).map((practice, index) => ({
    ...practice,
    hasJoined: index === 0,
    email: index === 0 ? "desk@coast.nz" : "",
    rating: null,
    reviewCount: 0,
    emergency: { waitMinutes: null },
    ratingCounts: [0, 0, 0, 0, 0] as const,
  }));
  await listPractices(site, practices);
  await book(site, {
    practice: String(practices[0]!.id),
    location: "Greymouth",
    preferredDate: "2026-12-02",
  });
  const [token] = (await site.mail()).flatMap(tokensIn);
  await sendWell(site, CONTACT, CONTACT.right);
  await sendWell(site, PARTNER, PARTNER.right);
  await askFor(site, "reader@example.co.nz");
  await subscribed(site, "subscriber@example.co.nz");
  const paths = new Set([
    ...EVERY_PAGE.map(({ path }) => path),
    ...practices.map(({ id }) => `/dentists/${id}`),
    ...TREATMENT_PAGES.map(({ slug }) => `/services/${slug}`),
    ...TOPICS.map(({ slug }) => `/services/${slug}`),
    ...ARTICLES.map(({ slug }) => `/blog/${slug}`),
    ...ALL_PLACES.slice(0, 40).map(({ slug }) => `/locations/${slug}`),
    `/book?practice=${practices[0]!.id}`,
    `/request?token=${token}`,
    "/search?q=invisalign",
    "/search?q=how+much+is+a+root+canal",
    "/api",
    "/api/v1/practices",
    "/llms.txt",
    "/blog/feed.xml",
    "/manifest.webmanifest",
  ]);
  said = new Map();
  for (const path of paths) {
    const { html } = await readPage(await site.fetch(path));
    said.set(path, words(html));
  }
  await travel(site, new Date(site.clock.now.getTime() + 20 * 86_400_000));
  for (const { messageId, subject, text } of await site.mail()) said.set(messageId, `${subject}\n${text}`);
  for (const name of TO_SENDER)
    said.set(`to a patient: ${name}`, composed({ to: "sender", name }, {}, {}, REAL, [], operator).text);
  for (const name of TO_PRACTICE)
    said.set(`to a practice: ${name}`, composed({ to: "practice", name }, {}, {}, REAL, [], operator).text);
}, 240_000);

const REAL = { ...SAMPLE, name: "Coast Dental", isSample: false };

/** As it is read, and what search engines are told: without styles, scripts and addresses. */
function words(html: string): string {
  return html
    .replaceAll(/<(style|script)\b.*?<\/\1>/gs, " ")
    .replaceAll(/ (?:href|src|action|id|class|for|name|value|aria-[a-z]+by)="[^"]*"/g, "")
    .replaceAll(/&#x27;|&#39;/g, "’");
}

function found(what: RegExp, but: RegExp | undefined): string[] {
  return [...said].flatMap(([name, text]) => {
    const kept = but ? text.replaceAll(but, " ") : text;
    const match = what.exec(kept);
    return match
      ? [`${name}: …${kept.slice(Math.max(0, match.index - 60), match.index + 60).replaceAll(/\s+/g, " ")}…`]
      : [];
  });
}

test.each([
  ["our guide prices", /guide price/i],
  // Months of a year that has passed are when something happened, in an article whose source says so.
  ["2025 as if it were this year", /\b2025\b/, /\b(January|July|August|October|December) 2025\b|\(2025\): /g],
  // "Rated 4.8 and over" is what a filter means, and no claim.
  ["the figures of the specification", /1,200|50,000|100,000|\b4\.8\b|150%/, /Rated 4\.8 and over/g],
  // Not the tissue that a laboratory looks at, nor a field of the interface.
  [
    "samples or a demo",
    /\bsamples?\b|\bdemo(nstration)?\b/i,
    /(a small|The) sample\b(?= is cut|\.)|Samples are looked at|The sample might not|"sample":false|Most samples turn|<code>sample<\/code>|Empty for samples|made-up sample|<code>is<wbr\/?>Sample/g,
  ],
  // Two practices without a price and without a review: nothing may promise either.
  [
    "prices, opening hours and reviews where there are none",
    /with prices, opening hours and reviews|happy patients/i,
  ],
  ["prices of the specification", /\$(?:6,000|9,000|9,500|3,500|150|300|80|400|800)\b/],
] as [string, RegExp, RegExp?][])("Under a real company no page and no mail names %s", (_, what, but) => {
  expect(said.size).toBeGreaterThan(150);
  expect(found(what, but)).toEqual([]);
});

test("Under a real company every sentence about whom a practice sees says that the practice says so", () => {
  const claims = [...said].flatMap(([name, text]) =>
    text
      .split(/<[^>]*>|[.?!]\s/)
      .filter((sentence) => /\bsees? (?:people|emergencies)\b/i.test(sentence))
      .map((sentence) => `${name}: ${sentence.trim()}`),
  );
  expect(claims.length).toBeGreaterThan(0);
  expect(claims.filter((claim) => !/\bsays?\b/i.test(claim))).toEqual([]);
});
