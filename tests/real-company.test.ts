import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { practicePath } from "#content/links.ts";
import type { Practice } from "#domain/practices/practice.ts";
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
type Said = Map<string, string>;

/** What the pages say of two practices that state next to nothing, and of two of which one states all that can be stated. */
let said: Said;
let saidInFull: Said;

const [BARE, LITTLE] = REAL_PRACTICES as [Practice, Practice];

/** Someone who reads one of these words on a page has read them of this practice. */
const IN_FULL: Practice = {
  ...LITTLE,
  name: "Coast Dental",
  hasJoined: true,
  email: "desk@coast.nz",
  website: "https://coast.nz",
  services: ["general-dentistry", "invisalign", "oral-surgery", "emergency-dentist"],
  specialties: ["Anxious people"],
  emergency: { waitMinutes: 45 },
  priceTier: 1,
  priceFrom: 95,
  priceTo: 140,
  prices: [
    { treatment: "general-dentistry", label: "Checkup and X-rays", from: 95, to: 140 },
    { treatment: "invisalign", label: "Invisalign", from: 5_555, to: null },
  ],
  languages: ["English", "Samoan"],
  wheelchairAccess: "yes",
  parking: "Parking behind the bakery",
  funding: ["acc", "winz-quotes", "free-under-18", "payment-plan"],
  newPatients: { answer: "yes", statedOn: "2026-11-10" },
  experienceYears: 12,
  qualifications: ["BDS (Otago)"],
  checkedOn: "2026-11-01",
  verified: { checkedOn: "2026-11-01", until: "2027-03-31" },
  practitioners: [
    {
      name: "Dr Ana Rangi",
      focus: "",
      years: 12,
      qualifications: ["BDS (Otago)"],
      specialistScope: "Oral surgery specialist",
    },
  ],
};

beforeAll(async () => {
  const bare = [{ ...BARE, hasJoined: true, email: "desk@coast.nz" }, LITTLE];
  said = await everything(bare.map((practice) => ({ ...practice, emergency: { waitMinutes: null } })));
  saidInFull = await everything([IN_FULL, BARE]);
}, 240_000);

/** All that a site of these practices says, of which the first has joined, under a made-up company of its own words. */
async function everything(practices: readonly Practice[]): Promise<Said> {
  const { operator } = readConfig({ SITE_FILE: join(ROOT, "docs/site.example.yaml") });
  const site = await openDirectSite({ samples: 0, operator });
  await listPractices(site, practices);
  const ids = practices.map(({ id }) => id);
  await book(site, {
    practice: String(ids[0]),
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
    ...practices.map(practicePath),
    ...TREATMENT_PAGES.map(({ slug }) => `/services/${slug}`),
    ...TOPICS.map(({ slug }) => `/services/${slug}`),
    ...ARTICLES.map(({ slug }) => `/blog/${slug}`),
    ...ALL_PLACES.slice(0, 40).map(({ slug }) => `/locations/${slug}`),
    "/locations/greymouth",
    "/emergency?place=greymouth",
    "/compare/greymouth",
    `/compare?ids=${ids.join(",")}`,
    "/directory?location=greymouth&language=samoan",
    `/book?practice=${ids[0]}`,
    `/request?token=${token}`,
    "/search?q=invisalign",
    "/search?q=invisalign+greymouth",
    "/search?q=toothache+greymouth",
    "/search?q=how+much+is+a+root+canal",
    "/api",
    "/api/v1/practices",
    "/llms.txt",
    "/blog/feed.xml",
    "/manifest.webmanifest",
  ]);
  const all: Said = new Map();
  for (const path of paths) {
    const { html } = await readPage(await site.fetch(path));
    all.set(path, words(html));
  }
  await travel(site, new Date(site.clock.now.getTime() + 20 * 86_400_000));
  for (const { messageId, subject, text } of await site.mail()) all.set(messageId, `${subject}\n${text}`);
  for (const name of TO_SENDER)
    all.set(`to a patient: ${name}`, composed({ to: "sender", name }, {}, {}, REAL, [], operator).text);
  for (const name of TO_PRACTICE)
    all.set(`to a practice: ${name}`, composed({ to: "practice", name }, {}, {}, REAL, [], operator).text);
  return all;
}

const REAL = { ...SAMPLE, name: "Coast Dental", isSample: false };

/** As it is read, and what search engines are told: without styles, scripts and addresses. */
function words(html: string): string {
  return html
    .replaceAll(/<(style|script)\b.*?<\/\1>/gs, " ")
    .replaceAll(/ (?:href|src|action|id|class|for|name|value|aria-[a-z]+by)="[^"]*"/g, "")
    .replaceAll(/&#x27;|&#39;/g, "’");
}

function found(what: RegExp, but: RegExp | undefined, among = said): string[] {
  return [...among].flatMap(([name, text]) => {
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
  [
    "the figures of the specification",
    /1,200|50,000|100,000|\b4\.8\b|150%|15 January 2024/,
    /Rated 4\.8 and over/g,
  ],
  // Not the tissue that a laboratory looks at, nor a field of the interface.
  [
    "samples or a demo",
    /\bsamples?\b|\bdemo(nstration)?\b/i,
    /(a small|The) sample\b(?= is cut|\.)|Samples are looked at|The sample might not|"sample":false|Most samples turn|<code>sample<\/code>|Empty for samples|made-up sample|<code>is<wbr\/?>Sample/g,
  ],
  // Two practices without a price and without a review: nothing may promise either.
  [
    "prices, opening hours and reviews where there are none",
    /with prices, opening hours and reviews|happy patients|Real reviews|>Best rated<|[1-9]\d* (?:verified )?reviews?\b|out of 5/i,
  ],
  // The ends of a line under prices are no prices.
  [
    "prices of the specification",
    /\$(?:6,000|9,000|9,500|3,500|150|300|80|400|800)\b/,
    /(?:line|runs) from \$\d+ to \$\d+/g,
  ],
] as [string, RegExp, RegExp?][])("Under a real company no page and no mail names %s", (_, what, but) => {
  expect(said.size).toBeGreaterThan(150);
  for (const all of [said, saidInFull]) expect(found(what, but, all)).toEqual([]);
});

test("Under a real company no page promises to compare, show or find what no listed practice states", () => {
  // A name, an address, a phone and hours are all that these two state.
  const PROMISES =
    /by place[^.|<]*\b(?:treatment|price|rating)\b|[Ss]orted by rating|usual prices|best rated practices|with (?:ratings|reviews)|within 2 hours|22 New Zealand towns|Whangārei to Invercargill/i;
  // What an article, a field of the interface or the offer for practices says is no promise of a list.
  expect(
    found(PROMISES, /People (?:can )?search by [^.]*\./g).filter((one) => !/^\/(?:api|blog)/.test(one)),
  ).toEqual([]);
});

test("Every email to a patient or a practice greets them", () => {
  const mails = [...said].filter(([name]) => name.startsWith("to a ") || name.startsWith("<"));
  // What our own staff get is a list of facts.
  const toPeople = mails.filter(([name]) => !/\.(contact|partner)-new@/.test(name));
  expect(toPeople.length).toBeGreaterThan(30);
  expect(toPeople.filter(([, text]) => !/\n\nKia ora\b/.test(text)).map(([name]) => name)).toEqual([]);
});

/** What a practice claims, in words that no page says of anything else. */
const CLAIMS: Readonly<Record<string, RegExp>> = {
  open: /Open now until|Opens \d|8:30am–5pm/,
  "takes new patients": /Taking new patients|>Welcome</,
  speaks: /English, Samoan/,
  charges: /\$(?:95|140|5,555)\b/,
  parking: /behind the bakery/,
  wheelchair: /Step-free<|Wheelchair access/,
  funded: /ACC claims, Work and Income quotes|Free for under 18s, Payment plan/,
  verified: /Verified<|Verified 1 November/,
  specialist: /Oral surgery specialist/,
  "emergency care": /\b45<?\/?b?>? ?min|Emergency care</,
  experience: /\b12\+? years/,
  "known for": /anxious people/i,
};

/** That it is a practice or a source that says so, and not we. */
const WHOSE =
  /We show what practices and our sources say\.|This is what the practice and our sources say\.|Hours and waits are what practices say\.|Coast Dental says they’re open/;

test("Under a real company every page that repeats what a practice claims says whose claims they are", () => {
  // Programs get the sources with each practice; mails name a practice, their address and their number.
  const pages = [...saidInFull].filter(
    ([name, text]) => name.startsWith("/") && mainOf(text).includes("Coast Dental"),
  );
  const claiming = pages.filter(([, text]) =>
    Object.values(CLAIMS).some((claim) => claim.test(mainOf(text))),
  );
  for (const [what, claim] of Object.entries(CLAIMS))
    expect([what, claiming.some(([, text]) => claim.test(mainOf(text)))]).toEqual([what, true]);
  expect(claiming.length).toBeGreaterThan(12);
  expect(claiming.filter(([, text]) => !WHOSE.test(text)).map(([name]) => name)).toEqual([]);
});

test("Under a real company every sentence about what practices do says that they say so", () => {
  // Articles and the interface tell of practices in general, with their sources.
  const pages = [...saidInFull, ...said].filter(([name]) => !/^\/(?:blog|api|prices)/.test(name));
  const claims = pages.flatMap(([name, text]) =>
    text
      .replaceAll(/What practices charge/g, "")
      .split(/<[^>]*>|[.?!]\s/)
      .filter((sentence) => SENTENCE.test(sentence))
      .map((sentence) => `${name}: ${sentence.trim()}`),
  );
  expect(claims.length).toBeGreaterThan(5);
  expect(
    claims.filter((claim) => !/\b(?:says?|said|lists?|listed|states?|stated|tells?|told)\b/i.test(claim)),
  ).toEqual([]);
});

/** A practice, some of them or all, and what they do for people. */
const SENTENCE =
  /\b(?:Coast Dental|\d+ (?:of the \d+ )?(?:practices?|dentists?)|[Pp]ractices)\b[^.]*?\b(?:sees? (?:people|emergencies|patients|children)|speaks?|accepts?|is open|are open|takes? (?:ACC|new)|charges?|has (?:parking|a ramp|steps)|have (?:parking|a ramp|steps|a specialist))\b/;

function mainOf(text: string): string {
  return /<main.*<\/main>/s.exec(text)?.[0] ?? "";
}
