import { describe, expect, test } from "vitest";
import { mainText } from "#tests/support/head.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const site = siteToRead(400);

/** What search and directory say of a text: how many dentists, all of the page, and where it leads. */
async function askBoth(q: string) {
  const pages = await Promise.all(
    ["/search", "/directory"].map((path) => site.page(`${path}?${new URLSearchParams({ q })}`)),
  );
  return pages.map((page) => ({
    text: mainText(page),
    hrefs: [...page.document.querySelectorAll("main a")].map((one) => one.getAttribute("href")),
  }));
}

const ALL = "400";
const GENERAL = "365";

describe("Search and directory’s box answer alike", () => {
  test.each([
    ["no pain dentist", GENERAL, "Practices don’t tell us about “no pain”. Call one and ask."],
    ["female dentist", GENERAL, "Practices don’t tell us about “female dentist”. Call one and ask."],
    ["mercury free", GENERAL, "Practices don’t tell us about “mercury free”. Call one and ask."],
    ["holistic dentist nelson", "8", "Practices don’t tell us about “holistic dentist”. Call one and ask."],
    ["niuean", GENERAL, "No practice tells us that someone there speaks Niuean. Call one and ask."],
    ["kids dentist no sedation", "157", "Practices don’t tell us about “no sedation”. Call one and ask."],
    ["no fluoride dentist nelson", "8", "Practices don’t tell us about “no fluoride”. Call one and ask."],
    ["dentist hospital wellington", "47", "We can’t search by “hospital”, so this is without it."],
    ["dentist today", ALL, "This list is for every day."],
    ["dentist near me", ALL, "dentists"],
    ["dentel", ALL, "These are for “"],
    ["dentel nelson", "8", "These are for “"],
    ["dental clinic nelson", "8", "dentists in Nelson"],
    ["broken hill dentist", ALL, "We didn’t understand “broken hill”"],
    ["lumino pukekohe", "3", "We didn’t understand “lumino”"],
    ["whitianga and auckland", "177", "This list is of Auckland. Search for Whitianga on its own."],
    ["palmy north or feilding", "\\d+", "This list is of Palmerston North. Search for Feilding on its own."],
    ["braces and veneers and invisalign", "68", "Search for Veneers and Invisalign each on its own."],
    ["hauraki", "317", "Paeroa"],
    ["marae dentist", ALL, "We didn’t understand “marae”"],
    ["kua horo taku niho", GENERAL, "We didn’t understand “horo”"],
    ["my mate needs a dentist", ALL, "We didn’t understand “mate”"],
    ["how long is the wait for a root canal", "\\d+", "We didn’t understand “wait”"],
    ["kapiti", "317", "No practice is listed in Kāpiti. The nearest are in Wellington, about 23 km away"],
    [
      "dentist bay of islands",
      "317",
      "No practice is listed in Bay of Islands. The nearest are in Whangārei",
    ],
    ["braces wairarapa", "\\d+", "No practice is listed in Wairarapa. The nearest are in "],
    ["golden bay", "\\d+", "No practice is listed in Tākaka (Golden Bay). The nearest are in Nelson"],
    ["mount hutt", "\\d+", "No practice is listed in Methven (Mount Hutt). The nearest are in "],
    ["chinese dentist timaru", "\\d+", "No practice in Timaru is listed as you asked. The nearest are in "],
    ["braces on the shore", "\\d+", "North Shore is listed under Auckland"],
    ["hibiscus coast dentist", "177", "Hibiscus Coast is listed under Auckland"],
    ["dentist the bay", "\\d+", "in Hawke’s Bay"],
    ["dentist the tron", "\\d+", "in Hamilton"],
    [
      "dentist that opens early before work",
      ALL,
      "We can’t search by “opens early”, so this is for any time",
    ],
    ["dentist lunch break", ALL, "We can’t search by “lunch break”, so this is for any time of the day."],
    ["wisdom tooth vs braces", "\\d+", "This list is of practices for Oral Surgery. Search for Braces"],
    ["public wisdom tooth removal", "\\d+", "We can’t search by “public”, so this is without it."],
    ["is my dentist registered nelson", "8", "Whether a dentist is registered"],
    ["oral cancer screening nelson", "8", "A sore, lump or patch in your mouth"],
  ])("“%s”: %s dentists, and “%s”", async (q, count, said) => {
    for (const { text } of await askBoth(q)) {
      expect(text).toContain(said);
      expect(text).toMatch(new RegExp(`(?:^|\\D)${count} (?:practices|dentists)`));
      expect(text).not.toContain("No dentists");
    }
  });

  test.each([
    ["dentist today", "/directory?free=today"],
    ["auckland today", "/directory?location=auckland&free=today"],
    ["free dentist wellington", "/directory?location=wellington&funding=free-under-18"],
    ["student dentist", "/directory?funding=community-services-card"],
    ["southern cross", "/blog/dental-costs-nz-2025"],
    ["second opinion", "/blog/when-something-went-wrong"],
    ["bleeding gums", "/emergency"],
    ["wisdom teeth removal free public hospital", "/directory?service=oral-surgery&funding=free-under-18"],
    ["implants free hospital", "/blog/cannot-afford-a-dentist"],
    ["mouth cancer check", "/services/oral-pathology"],
    ["is my dentist registered", "/terms#listings"],
    ["check a dentist's registration", "/terms#listings"],
    ["dentist not registered", "/terms#listings"],
    ["acc cover what", "/blog/acc-dental-claim-step-by-step"],
    ["winz grant how much", "/blog/cannot-afford-a-dentist"],
  ])("“%s” leads to %s", async (q, href) => {
    for (const page of await askBoth(q)) expect(page.hrefs).toContain(href);
  });
});

test.each(["dentist the mount", "mount dentist", "the mt", "dentist near the mount shops"])(
  "“%s” is Mount Maunganui, in both",
  async (q) => {
    for (const { text } of await askBoth(q)) expect(text.toLowerCase()).toMatch(/matching “mount maunganui”/);
  },
);

test.each([
  ["mount eden dentist", "Auckland"],
  ["mt wellington", "Auckland"],
  ["the mount albert dentist", "Auckland"],
])("“%s” is another mount, in %s", async (q, place) => {
  for (const { text } of await askBoth(q)) {
    expect(text).toContain(place);
    expect(text).not.toContain("Maunganui");
  }
});

test.each([
  "compare dentists",
  "dentist comparison",
  "acc how does it work",
  "acc registered dentist",
  "new patient registration",
])("All of “%s” is understood, and is no question about the register", async (q) => {
  for (const { text } of await askBoth(q)) {
    expect(text).not.toContain("didn’t understand");
    expect(text).not.toContain("public register");
  }
});

test.each(["mouth cancer check", "tongue cancer", "oral cancer screening nelson"])(
  "Any dentist looks first: “%s” asks for no surgeon",
  async (q) => {
    for (const { text } of await askBoth(q)) {
      expect(text).not.toContain("for Oral Surgery");
      expect(text).not.toContain("for Oral Pathology");
    }
  },
);

describe("Someone in pain is asked for as they wish, in both", () => {
  test.each([
    ["sore tooth open sunday", "28", "open on Sundays"],
    ["toothache wellington saturday", "8", "open on Saturdays"],
    ["toothache open now nelson", "3", "open now"],
    ["toothache samoan speaking", "10", "speaking Samoan"],
    ["sore tooth wheelchair", "90", "step-free"],
    ["toothache winz", "70", "giving Work and Income quotes"],
  ])("“%s”: %s dentists, %s", async (q, count, said) => {
    for (const { text } of await askBoth(q)) {
      expect(text).toContain(`${count} dentists`);
      expect(text).toContain(said);
    }
  });

  test.each([
    ["kid toothache female dentist", "“female dentist”"],
    ["toothache speaking pashto", "“pashto”"],
    ["urgent dentist wellington cheap", "“cheap”"],
    ["emergency dentist tomorrow afterpay", "“tomorrow” or “afterpay”"],
    ["toothache greymouth open sunday punjabi", "“sunday” or “punjabi”"],
  ])("and what nobody can be chosen by is said: “%s”", async (q, unmet) => {
    for (const { text } of await askBoth(q))
      expect(text).toContain(`This list is by who can see you first, so it isn’t chosen by ${unmet}.`);
  });

  test("A place that someone in pain rules out isn’t searched for, and that is said", async () => {
    for (const { text } of await askBoth("toothache not in auckland")) {
      expect(text).not.toMatch(/dentists in Auckland/);
      expect(text).toContain("this list might include “auckland”");
    }
  });

  test("The chip of a wish that was typed takes it off", async () => {
    const page = await site.page("/directory?q=sore+tooth+open+sunday");
    const chip = [...page.document.querySelectorAll("main a")].find((one) =>
      one.textContent.startsWith("Open Sunday"),
    )!;
    const text = mainText(await site.page(chip.getAttribute("href")!));
    expect(text).not.toContain("open on Sundays");
    expect(text).toContain("139 dentists");
  });
});

test("A long text in the directory’s box is read whole", async () => {
  const q = `${"we moved here in march and the kids go to the school on the hill and so on ".repeat(2)} dentist in nelson with parking`;
  for (const { text } of await askBoth(q)) expect(text).toMatch(/in Nelson,? with parking/);
});

describe("A story of which much isn’t understood begins with the way to help, in both", () => {
  test.each([
    "my daughters superglued her veneer back on and her lips are stuck together",
    "ulcer on my tongue been there a month doesnt hurt since we shifted house",
    "my wisdom one feels really funny whenever the wind blows outside",
  ])("“%s”", async (q) => {
    for (const page of await askBoth(q)) {
      const first = page.hrefs.find((href) =>
        /^\/(?:emergency|dentists|services|blog|book)/.test(href ?? ""),
      );
      expect(first).toMatch(/^\/emergency/);
    }
  });
});

test.each([
  ["hurt tooth very much, my english not good, dentist open now please", "say “interpreter”"],
  [
    "im in bali with bad tooth infection flying home to nz tomorrow",
    "Call the emergency number where you are",
  ],
  ["toothache christmas day auckland", "isn’t chosen by “christmas day”"],
])("Someone in pain who needs more than a dentist is told: “%s”", async (q, said) => {
  for (const { text } of await askBoth(q)) {
    expect(text).toContain(said);
    expect(text).not.toContain("speaking English");
  }
});

test.each([
  "my partner punched me in the mouth and my tooth is loose im scared to go home",
  "tooth turned grey after my boy bumped it last week no pain",
  "braces wire poking in my cheek and dont see ortho till monday",
])("What someone who is hurt only tells isn’t taken for a wish that can’t be met: “%s”", async (q) => {
  for (const { text } of await askBoth(q)) expect(text).not.toContain("isn’t chosen by");
});

test("Someone who is hurt abroad reads before all else that our numbers aren’t for there", async () => {
  for (const path of ["/search", "/directory"]) {
    const { document } = await site.page(`${path}?q=im+in+bali+and+my+face+is+swollen`);
    const [first] = [...document.querySelectorAll("main :is(.note, .emergency-first)")];
    expect(first!.textContent).toContain("Call the emergency number where you are");
  }
});
