import { DOMParser } from "linkedom";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { cleanLine, cleanText } from "#domain/clean.ts";
import { PLACES } from "#content/places.ts";
import { insertPractices } from "#database/practices/practices.ts";
import { compose } from "#outbox/transports/compose.ts";
import { formValues } from "./support/form.ts";
import { type Answers, FORMS, send } from "./support/forms.ts";
import { markupLetIn } from "./support/hostile/faults.ts";
import { LETTERS, LINES, MARK, MARKUP } from "./support/hostile/texts.ts";
import { WITHOUT_RATES } from "./support/hostile/rates.ts";
import { listPractices, makePractice, makeReview } from "./support/practice.ts";
import { openSite, ORIGIN, readPage } from "./support/site.ts";
import { siteToRead } from "./support/site-to-read.ts";
import { sampleOf } from "./support/suite.ts";
import { xmlFault } from "./support/xml-fault.ts";

const shared = siteToRead(12);

/** What goes in as text comes out as text, wherever it comes out. Each output is read by a parser that is not ours. */

const TEXTS = sampleOf([...MARKUP, ...LINES, ...LETTERS], 9);

describe.each(FORMS)("What is typed into the $kind form", (form) => {
  const inName = (text: string): Answers => ({ ...form.right, [form.name]: text });
  const inMessage = (text: string): Answers => ({ ...form.right, message: text });

  test("stands in the form again as it was typed, and is no markup", { timeout: 120_000 }, async () => {
    const site = await openSite({ samples: 0, surroundings: WITHOUT_RATES });
    for (const text of TEXTS) {
      const wrong = { ...form.right, [form.name]: text, message: text, email: "not an address" };
      const page = await readPage(await send(site, form, wrong));
      const values = formValues(page);
      expect([text, page.status, markupLetIn(page.document)]).toEqual([text, 422, []]);
      expect(values[form.name]).toBe(cleanLine(text));
      expect(values.message).toBe(cleanText(text));
    }
  });

  test("adds no header, recipient, link or markup to a mail", { timeout: 120_000 }, async () => {
    const site = await openSite({ samples: 0, surroundings: WITHOUT_RATES });
    // A name with something in it, so that it is never refused as empty.
    for (const [at, text] of TEXTS.entries()) {
      const answers = { ...inName(`Ā ${text}`.slice(0, 90)), email: `visitor.${at}@patient.example` };
      expect([text, (await send(site, form, answers)).status]).toEqual([text, 303]);
    }
    const mails = await site.mail();
    expect(mails).toHaveLength(2 * TEXTS.length);
    const recipients = new Set<string>();
    for (const mail of mails) {
      const raw = await compose(mail, site.clock.now);
      const read = await PostalMime.parse(raw);
      const headers = read.headers.map(({ key }) => key).filter((key) => key !== "reply-to");
      expect([mail.to.name, headers.toSorted()]).toEqual([mail.to.name, HEADERS]);
      expect(raw.toString("latin1").replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      expect(read.to).toHaveLength(1);
      recipients.add(read.to![0]!.address!);
      const document = documentOf(read.html!, "text/html");
      expect([mail.to.name, inMail(document)]).toEqual([mail.to.name, []]);
      for (const link of document.querySelectorAll("a"))
        expect(link.getAttribute("href")).toMatch(
          /^(tel:[\d+]+|mailto:\w+@niho\.example|http:\/\/niho\.test\/.*)$/,
        );
    }
    expect(
      [...recipients].filter((address) => !/^visitor\.\d+@patient\.example$|@niho\.example$/.test(address)),
    ).toEqual([]);
  });

  test("is refused or kept whole when it is long, never cut", async () => {
    const site = await openSite({ samples: 0, surroundings: WITHOUT_RATES });
    for (const [size, status] of [
      [5_000, 303],
      [5_001, 422],
    ] as const) {
      const text = "\u{1F9B7}".repeat(size);
      expect([size, (await send(site, form, inMessage(text))).status]).toEqual([size, status]);
    }
  });
});

const HEADERS = [
  "auto-submitted",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "subject",
  "to",
];

/** A mail's own style is allowed, and it has no script. */
function inMail(document: Document): string[] {
  return markupLetIn(document).filter((fault) => !/^style of|^code in <style>$/.test(fault));
}

test.each([
  ["/directory?q=", "the search of the directory"],
  ["/search?q=", "the search of the site"],
  ["/blog/search?q=", "the search of the blog"],
  ["/locations/", "the name of a town"],
  ["/services/", "the name of a treatment"],
  ["/compare/", "the name of a comparison"],
  ["/dentists/1-", "the name of a practice"],
  ["/book?dentistPreference=", "what a link fills in"],
  ["/book?utm_source=", "the campaign of a link"],
  ["/booking-success?reference=", "a reference"],
  ["/newsletter/confirm?token=", "a token"],
  ["/no-such-page?", "an address that is none"],
])("%s: %s is text on the page that repeats it", { timeout: 120_000 }, async (path) => {
  for (const text of sampleOf(MARKUP, 4)) {
    const page = await shared.page(path + encodeURIComponent(text));
    expect([text, page.status < 500, markupLetIn(page.document)]).toEqual([text, true, []]);
  }
});

describe("What a practice says of itself", () => {
  const practiceOf = (id: number, text: string) =>
    makePractice({
      id,
      name: `Ā ${text}`,
      slug: `practice-${id}`,
      isSample: false,
      suburb: text,
      address: text,
      postcode: text,
      specialties: [text],
      phone: text,
      email: text,
      website: text,
      openingHours: text,
      qualifications: [text],
      summary: text,
      description: [text],
      languages: [text],
      parking: text,
    });

  test("is text on every page that shows it, and data for machines", { timeout: 120_000 }, async () => {
    const site = await openSite({ samples: 0 });
    const texts = TEXTS.map((text) => text.toWellFormed().replaceAll("\0", ""));
    const practices = texts.map((text, at) => ({
      practice: practiceOf(at + 1, text),
      reviews: [makeReview({ practiceId: at + 1, author: text, text })],
    }));
    await site.database.transact((tx) => insertPractices(tx, practices, PLACES));
    const pages = [
      "/",
      "/directory",
      "/directory?page=3&view=list",
      "/compare?ids=1,2,3,4",
      "/locations/nelson",
      "/search?q=nelson",
    ];
    const profiles = practices.map(({ practice }) => `/dentists/${practice.id}-${practice.slug}`);
    for (const path of [...pages, ...profiles]) {
      const { status, document } = await site.page(path);
      expect([path, status, markupLetIn(document)]).toEqual([path, 200, []]);
    }
  });

  test("leaves the sitemap and the feed whole", async () => {
    const site = await openSite({ samples: 0 });
    const practice = { ...practiceOf(1, `<${MARK}>&amp;]]>`), slug: `a&b<${MARK}>"'` };
    await listPractices(site, [practice]);
    for (const path of ["/sitemap.xml", "/blog/feed.xml"]) {
      const text = await (await site.fetch(path)).text();
      expect([path, xmlFault(text)]).toEqual([path, null]);
      const document = documentOf(text, "text/xml");
      expect([...document.querySelectorAll("*")].filter(({ localName }) => localName.includes(MARK))).toEqual(
        [],
      );
    }
    const map = documentOf(await (await site.fetch("/sitemap.xml")).text(), "text/xml");
    const addresses = [...map.querySelectorAll("loc")].map((loc) => loc.textContent);
    expect(addresses).toContain(`${ORIGIN}/dentists/1-${practice.slug}`);
  });
});

function documentOf(text: string, type: "text/html" | "text/xml"): Document {
  return new DOMParser().parseFromString(text, type) as unknown as Document;
}
