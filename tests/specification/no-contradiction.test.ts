import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { telHref } from "#domain/tel-href.ts";
import { EVERY_PAGE } from "../every-page.ts";
import { BOOKING } from "../support/forms.ts";
import { ROOT } from "../support/repository.ts";
import { openSite, type TestPage, type TestSite } from "../support/site.ts";
import { wordsOf } from "./look.ts";

/** A figure that stands in several places is the same in all of them. */

let site: TestSite;
const pages = new Map<string, TestPage>();
/** The words of each page, and what we say ourselves: read once, asked for every figure. */
const wordsOfPages = new Map<string, string>();
let sentences: { path: string; text: string }[];

beforeAll(async () => {
  site = await openSite({ samples: 1_236 });
  for (const { path, isSubmitted } of EVERY_PAGE) {
    if (isSubmitted) continue;
    const page = await site.page(path);
    if (!page.document.querySelector("main")) continue;
    pages.set(path, page);
    wordsOfPages.set(path, wordsOf(page.document.querySelector("body")!));
  }
  sentences = ourSentences();
});

describe("What a treatment costs is the same wherever it is said:", () => {
  /** What names it, and all that may be said; a place that says more than one treatment is passed over. */
  const PRICES: readonly { treatment: RegExp; is: readonly string[]; onAtLeast: number }[] = [
    { treatment: /invisalign/i, is: ["from $6,000", "$6,000–$9,000", "$6,000–$9,500"], onAtLeast: 8 },
    { treatment: /implants?\b/i, is: ["from $3,500", "$3,500–$6,000"], onAtLeast: 6 },
    { treatment: /whitening/i, is: ["from $400", "$400–$800"], onAtLeast: 8 },
    { treatment: /emergency (care|visit|dental)/i, is: ["from $150"], onAtLeast: 6 },
    { treatment: /checkup|examination/i, is: ["$80–$150", "$150–$300"], onAtLeast: 4 },
    { treatment: /general dentistry/i, is: ["$150–$300"], onAtLeast: 4 },
    { treatment: /root canal/i, is: ["$800–$2,000"], onAtLeast: 4 },
    { treatment: /braces/i, is: ["$5,500–$9,500"], onAtLeast: 4 },
    { treatment: /wisdom tooth|wisdom teeth/i, is: ["$300–$800"], onAtLeast: 6 },
    { treatment: /bone graft/i, is: ["$800–$2,500"], onAtLeast: 4 },
    { treatment: /sinus lift/i, is: ["$2,000–$4,000"], onAtLeast: 4 },
    { treatment: /gum surgery/i, is: ["$500–$1,500"], onAtLeast: 4 },
    { treatment: /oral pathology/i, is: ["$200–$1,000"], onAtLeast: 4 },
  ];

  test.each(PRICES)("$treatment", ({ treatment, is, onAtLeast }) => {
    const said = sentences.filter(
      ({ text }) => treatment.test(text) && PRICES.filter((one) => one.treatment.test(text)).length === 1,
    );
    const prices = said.flatMap(({ path, text }) => pricesIn(text).map((price) => ({ path, text, price })));
    expect(prices.filter(({ price }) => !is.includes(price))).toEqual([]);
    expect(new Set(prices.map(({ path }) => path)).size).toBeGreaterThanOrEqual(onAtLeast);
  });

  /** `from $400` and `$400–$800`, also where it says `$400 to $800`. */
  function pricesIn(text: string): string[] {
    // A year's sum of several visits is not the price of one.
    if (/the same visit/i.test(text)) return [];
    // These name it for something else.
    if (/implant not included|charged in addition|biopsy/i.test(text)) return [];
    const joined = text.replaceAll(/(\$[\d,]+) to (?=\$)/g, "$1–");
    return joined.match(/\$[\d,]*\d–\$[\d,]*\d|from \$[\d,]*\d/g) ?? [];
  }
});

describe("Figures, times and terms are the same wherever they are said:", () => {
  const FIGURES: readonly { figure: string; pattern: RegExp; is: readonly string[]; onAtLeast: number }[] = [
    { figure: "dentists", pattern: /verified dentists ([\d,]+\+)/g, is: ["1,200+"], onAtLeast: 2 },
    { figure: "patients", pattern: /patients(?: helped)? ([\d,]+\+)/g, is: ["50,000+"], onAtLeast: 2 },
    { figure: "rating", pattern: /average rating out of 5 ([\d.]+)/g, is: ["4.8"], onAtLeast: 2 },
    { figure: "places", pattern: /(\d+) towns and cities/g, is: ["22"], onAtLeast: 5 },
    { figure: "practices", pattern: /([\d,]+) practices (?:in 22|from Whang)/g, is: ["1,236"], onAtLeast: 2 },
    { figure: "cities and towns", pattern: /cities, and (\d+) towns/g, is: ["4"], onAtLeast: 1 },
    { figure: "hours to an answer", pattern: /within (\d+) hours/gi, is: ["2", "24", "72"], onAtLeast: 8 },
    {
      figure: "hours, technical and urgent",
      pattern: /(\d to \d) hours/g,
      is: ["2 to 4", "4 to 8", "1 to 2"],
      onAtLeast: 2,
    },
    { figure: "days, partners", pattern: /(\d to \d) business days/g, is: ["2 to 3"], onAtLeast: 3 },
    { figure: "privacy", pattern: /(\d+) working days/g, is: ["20"], onAtLeast: 4 },
    { figure: "price of a listing", pattern: /\$(\d+) per month/g, is: ["299"], onAtLeast: 1 },
    { figure: "free trial", pattern: /(\d+)(?:-day free trial| days free)/g, is: ["30"], onAtLeast: 2 },
    { figure: "a knocked-out tooth", pattern: /within (\d+ hour) if you can/g, is: ["1 hour"], onAtLeast: 2 },
    {
      figure: "a request is kept",
      pattern: /No longer than (\d+ days) after/g,
      is: ["90 days"],
      onAtLeast: 1,
    },
    { figure: "Work and Income", pattern: /up to \$([\d,]+) in any 52 weeks/g, is: ["1,000"], onAtLeast: 3 },
  ];

  test.each(FIGURES)("$figure", ({ pattern, is, onAtLeast }) => {
    const said = [...wordsOfPages].flatMap(([path, words]) =>
      [...words.matchAll(pattern)].map(([, value]) => ({ path, value })),
    );
    expect(said.filter(({ value }) => !is.includes(value!))).toEqual([]);
    expect(new Set(said.map(({ path }) => path)).size).toBeGreaterThanOrEqual(onAtLeast);
  });

  test("how long answers are kept is the same on the form and in the privacy policy", () => {
    const policy = wordsOf(pages.get("/privacy-policy")!.document.querySelector("main")!);
    for (const path of ["/book", "/contact", "/partner-with-us"]) {
      const form = wordsOf(pages.get(path)!.document.querySelector("main")!);
      const [, term] = /No longer than (\d+ (?:days|months)) after/.exec(form)!;
      expect(policy).toContain(term);
    }
  });
});

describe("Counts are counted once and agree:", () => {
  test("the towns of the home page add up to its total", () => {
    const home = wordsOf(pages.get("/")!.document.querySelector("main")!);
    const [total] = numbersIn(home, /([\d,]+) practices in 22 towns/g);
    const towns = listedTowns().map(({ count }) => count);
    expect(total).toBe(1_236);
    expect(towns).toHaveLength(22);
    expect(sum(towns)).toBe(total);
  });

  test("a treatment’s “+ Providers” is the directory’s count, rounded down to ten", async () => {
    for (const slug of ["invisalign", "implants", "teeth-whitening", "braces", "root-canal"]) {
      const said = await countOn(`/services/${slug}`, /([\d,]+)\+ Providers/g);
      const found = await countOn(`/directory?service=${slug}`, /([\d,]+) dentists? found/g);
      expect(said, slug).toBe(Math.floor(found / 10) * 10);
    }
  });

  function listedTowns(): { slug: string; count: number }[] {
    const links = [...pages.get("/")!.document.querySelectorAll("main li a[href^='/locations/']")];
    return links.map((link) => ({
      slug: link.getAttribute("href")!.replace("/locations/", ""),
      count: numbersIn(wordsOf(link), /([\d,]+) practices?/g)[0]!,
    }));
  }

  async function countOn(path: string, pattern: RegExp): Promise<number> {
    const { document } = await site.page(path);
    return numbersIn(wordsOf(document.querySelector("main")!), pattern)[0]!;
  }
});

describe("How we are reached is said once:", () => {
  const NUMBERS = [
    "111",
    "0800 611 116",
    "0800 764 766",
    "0800 825 583",
    "(09) 012 0100",
    "0800 11 22 33",
    "0800 555 050",
  ];
  const MAILBOXES = ["hello", "bookings", "partners", "privacy", "media"].map(
    (name) => `${name}@niho.example`,
  );

  test("a link that calls rings the number that it shows, and only practices have others than ours", () => {
    const hrefs = NUMBERS.map((number) => telHref(number));
    for (const [path, { document }] of pages) {
      for (const link of document.querySelectorAll("a[href^='tel:']")) {
        const href = link.getAttribute("href")!;
        const shown = wordsOf(link).replaceAll(/\D/g, "");
        // 0800 TALK TEETH (825 583) and `Call 0800 611 116 Healthline: free, 24/7` have digits beside.
        const digits = href.replace("tel:", "").replace("+64", "0");
        expect(shown, `${path} ${href}`).toContain(digits);
        if (!isOfAPractice(link, path)) expect(hrefs, path).toContain(href);
      }
    }
  });

  test("a link that writes goes to one of our mailboxes, or to the practice that it stands with", () => {
    for (const [path, { document }] of pages) {
      for (const link of document.querySelectorAll("a[href^='mailto:']")) {
        if (isOfAPractice(link, path)) continue;
        expect(MAILBOXES, path).toContain(link.getAttribute("href")!.replace(/mailto:|\?.*/g, ""));
      }
    }
  });

  test("support is open at the same hours wherever they stand, and bookings from Monday to Friday", () => {
    const WEEK = /Monday to Friday,? 8am to 6pm/;
    const SATURDAY = /Saturday,? 9am to 3pm/;
    for (const path of ["/", "/about", "/contact"]) {
      const text = wordsOf(pages.get(path)!.document.body);
      expect(text).toMatch(WEEK);
      expect(text).toMatch(SATURDAY);
    }
    const help = wordsOf(pages.get("/book")!.document.querySelector("main")!);
    expect(help).toMatch(WEEK);
    expect(help).not.toMatch(SATURDAY);
  });

  test("no page or e-mail has a number or hours of its own: they come from content", () => {
    const OWN = /0800 ?[\dA-Z]|\(0\d\) \d{3}|\b8am to 6pm|\b9am to 3pm|@niho\.example|\$299|1,200\+|50,000\+/;
    // The columns of a file have examples of what they hold, and the made-up day has people.
    const made = [
      "services/imports/columns.ts",
      "services/desk/sample-day.ts",
      "services/desk/sample-reviews.ts",
    ];
    const isOther = (file: string) => file.includes(".test.") || made.includes(file);
    const files = globSync("{app,kit,services}/**/*.{ts,tsx}", { cwd: ROOT }).filter(
      (file) => !isOther(file),
    );
    expect(files.length).toBeGreaterThan(200);
    const written = files.filter((file) => OWN.test(withoutComments(readFileSync(join(ROOT, file), "utf8"))));
    expect(written).toEqual([]);
  });

  test("the e-mail about a request gives the time at which the promise of the pages ends", async () => {
    const { document } = await site.page("/booking-success?reference=NIHO-P6K8-H3QT-HD");
    expect(wordsOf(document.querySelector("main")!)).toMatch(/Within 2 hours/i);
    await site.post("/", { ...BOOKING.right, urgency: "routine" }, { Accept: "application/json" });
    const message = (await site.mail()).find(({ to }) => to.email === BOOKING.right.email)!;
    // Two hours after 1:30pm on the Friday of this site.
    expect(message.text).toContain(
      "We should have found a practice for you by 3:30pm on Friday 20 November.",
    );
    expect(message.text).toContain("0800 611 116");
    expect(message.text).toMatch(/20 working days|Privacy/i);
  });
});

/** What we say ourselves, sentence by sentence and row by row; what belongs to one practice is its own. */
function ourSentences(): { path: string; text: string }[] {
  const BLOCKS = "p, li, tr, dd, h1, h2, h3";
  return [...pages].flatMap(([path, { document }]) =>
    [...document.querySelectorAll("main :is(p, li, tr, dd, h1, h2, h3)")]
      .filter((block) => !block.querySelector(BLOCKS) && !isOfAPractice(block, path))
      .map((block) => ({ path, text: `${wordsOf(block)} ${headingOver(block)}`.trim() })),
  );
}

/** Where a price stands alone, as on a card, the heading beside it says what it is for. */
function headingOver(block: Element): string {
  if (!/^from \$[\d,]+$/.test(wordsOf(block))) return "";
  const heading = block.parentElement?.closest("li, article")?.querySelector("h3");
  return heading ? wordsOf(heading) : "";
}

/** A card, a row or a page of one practice, or figures over what practices state. */
function isOfAPractice(element: Element, path: string): boolean {
  if (/^\/(dentists|compare|prices|book(?=\?practice=))\b/.test(path) && element.closest("main")) return true;
  for (let around = boxOf(element); around; around = boxOf(around.parentElement)) {
    if (around.querySelector("a[href^='/dentists/'], a[href*='practice=']")) return true;
  }
  return false;
}

function boxOf(element: Element | null): Element | null | undefined {
  return element?.closest("article, li, tr");
}

function numbersIn(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map(([, number]) => Number(number!.replaceAll(",", "")));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
}
