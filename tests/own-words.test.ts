import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { SAMPLE_IDENTITY } from "#content/identity.ts";
import { startupFallback } from "#kit/shell/startup-fallback.ts";
import { readConfig } from "#server/config.ts";
import { EVERY_PAGE } from "./every-page.ts";
import { composed, TO_PRACTICE, TO_SENDER } from "./support/composed-mail.ts";
import { book, openDirectSite, tokensIn, travel } from "./support/direct-site.ts";
import { BOOKING, CONTACT, FORMS, PARTNER, send, sendWell } from "./support/forms.ts";
import { askFor, subscribed } from "./support/newsletter.ts";
import { listPractices } from "./support/practice.ts";
import { REAL_PRACTICES } from "./support/real-practices.ts";
import { ROOT } from "./support/repository.ts";
import { readPage, type TestSite } from "./support/site.ts";

const EXAMPLE = join(ROOT, "docs/site.example.yaml");
const NAMES = ["Coast Dental", "Cobden Dental Centre", "Coast Smiles"];

/** Three real practices, of which one has joined; and all that visitors, programs and mailboxes get, by name. */
async function everything(environment: Record<string, string>): Promise<[string, string][]> {
  const { operator } = readConfig(environment);
  const site = await openDirectSite({ samples: 0, operator });
  const practices = REAL_PRACTICES.map((practice, index) => {
    const isFirst = index === 0;
    const own = { name: NAMES[index]!, hasJoined: isFirst, email: isFirst ? "desk@coast.nz" : "" };
    return { ...practice, ...own };
  });
  await listPractices(site, practices);
  const pages = await pagesOf(site);
  const mails = [...(await site.mail()), ...composedMails(site.services.operator)].map(
    ({ messageId, from, replyTo, subject, text, html, calendar }): [string, string] => [
      messageId,
      JSON.stringify([from, replyTo, subject, text, html, calendar]).replaceAll(UID, "@finder.nz"),
    ],
  );
  expect(mails.length).toBeGreaterThan(30);
  return [...pages, ...mails, ["while it starts", startupFallback(operator.identity.name)]];
}

async function pagesOf(site: TestSite): Promise<[string, string][]> {
  await book(site, { practice: "10001", location: "Greymouth", preferredDate: "2026-12-02" });
  const [token] = (await site.mail()).flatMap(tokensIn);
  await sendWell(site, CONTACT, CONTACT.right);
  await sendWell(site, PARTNER, PARTNER.right);
  await askFor(site, "reader@example.co.nz");
  await subscribed(site, "subscriber@example.co.nz");
  const paths = [
    ...EVERY_PAGE.map(({ path }) => path),
    ...REAL_PRACTICES.map(({ id }) => `/dentists/${id}`),
    "/locations/greymouth",
    "/book?practice=10001",
    `/request?token=${token}`,
    "/.well-known/security.txt",
    "/blog/feed.xml",
    "/api",
    "/api/v1/openapi.json",
    "/manifest.webmanifest",
    "/desk",
  ];
  const pages: [string, string][] = [];
  for (const path of paths) pages.push([path, await shown(await site.fetch(path))]);
  for (const form of FORMS) pages.push([`${form.page}, sent empty`, await shown(await send(site, form, {}))]);
  const wrong = { ...BOOKING.right, email: "no" };
  pages.push(["/book, wrong", await shown(await send(site, BOOKING, wrong))]);
  await travel(site, new Date(site.clock.now.getTime() + 20 * 86_400_000));
  return pages;
}

/** The test’s own address of the site, behind each appointment’s number. */
const UID = /(?<=[0-9a-f]{32})@niho\.example/g;

/** The page without its styles, which name the typeface. */
async function shown(response: Response): Promise<string> {
  const { html } = await readPage(response);
  return html.replaceAll(/<style.*?<\/style>/gs, "").replaceAll(/&#x27;|&#39;/g, "’");
}

function composedMails(operator: ReturnType<typeof readConfig>["operator"]) {
  const of = [
    ...TO_SENDER.map((name) => ({ to: "sender", name }) as const),
    ...TO_PRACTICE.map((name) => ({ to: "practice", name }) as const),
  ];
  return of.map((mail) => composed(mail, {}, { calendar: "request" }, undefined, [], operator));
}

/** What the specification says of its own company; laws and guidelines have a year in their name. */
const OF_THE_SAMPLE = new RegExp(
  [
    String.raw`\$299|30[- ]day free|30 days free`,
    String.raw`(?<!Code |Act |IADT |IADT, |\d)2020(?!\d|-)(?=[^<]{0,40}(plain idea|began|Auckland))`,
    "began in Auckland|Tāmaki Makaurau</span> Auckland|Our office",
    "8am to 6pm|9am to 3pm",
    "2 to 4 hours|4 to 8 hours|2 to 3 business days|14 business days|48 hours",
    // The name of an event in a calendar ends with the site's own host.
    String.raw`(?<!\.visit)@niho\.example|012 0100|Sample Street`,
    String.raw`1,200\+|50,000\+|100,000\+|95%`,
    ...SAMPLE_IDENTITY.team.map(({ name }) => name),
  ].join("|"),
);

function found(said: readonly [string, string][], what: RegExp): string[] {
  return said.flatMap(([name, text]) => {
    const match = what.exec(text);
    return match ? [`${name}: …${text.slice(Math.max(0, match.index - 80), match.index + 60)}…`] : [];
  });
}

describe("With the operator’s own file and three real practices", () => {
  let said: [string, string][];
  beforeAll(async () => {
    said = await everything({ SITE_FILE: EXAMPLE });
  }, 120_000);

  test("no page, mail or document says another’s name, price, hours, history or people", () => {
    expect(found(said, /\bNiho\b/)).toEqual([]);
    expect(found(said, OF_THE_SAMPLE)).toEqual([]);
  });

  test("their own stand where the specification has its own", () => {
    const pages = new Map(said);
    for (const [path, words] of [
      ["/", "Find a dentist near you | Smile Finder"],
      ["/about", "We are two receptionists from Nelson"],
      ["/about", "Marama Tui"],
      ["/partner-with-us", "$89"],
      ["/partner-with-us", "per month plus GST"],
      ["/partner-with-us", "14-day free trial"],
      ["/contact", "Within 3 hours"],
      ["/contact", 'Monday to Thursday, <span class="nowrap">9:15am to 4:45pm'],
      ["/privacy-policy", "in Sydney, Australia, at Example Cloud"],
      ["/privacy-policy", "Example Mail, in Ireland"],
      ["/terms", "within 10 business days"],
      ["/manifest.webmanifest", '"short_name":"Smile Finder"'],
      ["/api/v1/openapi.json", "Smile Finder: the directory"],
    ] as const)
      expect([path, pages.get(path)]).toEqual([path, expect.stringContaining(words)]);
    const calendar = said.find(([, text]) => text.includes("BEGIN:VCALENDAR"))!;
    expect(calendar[1]).toContain("PRODID:-//Smile Finder//Smile Finder//EN");
    expect(calendar[1]).toContain("ORGANIZER;CN=Smile Finder");
  });
});

test("Without a file and without samples the site is neutral: no price, hours, history, people or promise", async () => {
  const said = (await everything({})).map(([name, text]): [string, string] => [
    name,
    // Somebody has to be named as the sender of a mail: an address that no one reads, which says so.
    text.replaceAll(/[a-z]+@niho\.example/g, ""),
  ]);
  expect(found(said, OF_THE_SAMPLE)).toEqual([]);
}, 120_000);

test("Where only a name is given, no address, number or street of the specification stands anywhere", async () => {
  const named = {
    OPERATOR_NAME: "Smile NZ Limited",
    OPERATOR_ADDRESS: "7 Rātā Street, Auckland 1010",
    PRIVACY_EMAIL: "privacy@smile.nz",
  };
  const said = await everything(named);
  expect(found(said, /(?<!\.visit)@niho\.example|012 0100|90120100|Sample Street/)).toEqual([]);
  const pages = new Map(said);
  expect(pages.get("/contact")).toContain("mailto:privacy@smile.nz");
  expect(pages.get("/contact")).not.toMatch(/A sample (number|address)|>Phone</);
  expect(pages.get("/terms")).not.toContain("samples. What you send to them won’t reach anyone");
}, 120_000);
