import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EVERYDAY_WORDS, URGENT_WORDS } from "#content/everyday-words.ts";
import { PLACES } from "#content/places.ts";
import { findTreatmentPage } from "#content/treatments/pages.ts";
import { TREATMENTS } from "#domain/practices/treatments.ts";
import { corrected } from "./corrected.ts";
import { nameOfSeveralWords } from "./several-words.ts";
import { isUnderstood, readQuestion } from "./question.ts";
import { anyText } from "../../tests/support/any-text.ts";

function read(text: string) {
  const { place, treatment, isUrgent, rest } = readQuestion(text);
  return { place: place?.slug, treatment: treatment?.name, isUrgent, rest: rest.join(" ") };
}

test.each([
  "Ōtautahi rata niho mō ngā tamariki",
  "rata niho tamariki",
  "ngā niho o aku mokopuna Rotorua",
  "te niho o te tamaiti",
  "niho o taku pepi",
])("“%s” is for children, and not for any dentist", (text) =>
  expect(readQuestion(text).treatment?.service).toBe("childrens-dentistry"),
);

describe("A question", () => {
  test.each([
    ["wellington invisalign", "wellington", "Invisalign", ""],
    ["Invisalign near Te Whanganui-a-Tara", "wellington", "Invisalign", ""],
    ["braces Whanganui-a-Tara", "wellington", "Braces", ""],
    ["whanganui a tara", "wellington", undefined, ""],
    ["papaioea", "palmerston-north", undefined, ""],
    ["root canal PALMERSTON NORTH", "palmerston-north", "Root Canal", ""],
    ["dentists in Wanganui", "whanganui", undefined, ""],
    ["check-up", undefined, "General Dentistry", ""],
    ["teeth cleaning", undefined, "General Dentistry", ""],
    ["I need a filling", undefined, "General Dentistry", ""],
    ["wisdom teeth", undefined, "Wisdom Tooth Removal", ""],
    ["whitening", undefined, "Teeth Whitening", ""],
    ["braces for kids", undefined, "Braces", ""],
    ["crown", undefined, "Crowns & Bridges", ""],
    ["rootcanal", undefined, "Root Canal", ""],
    ["Teethwhitening Taupō", "taupo", "Teeth Whitening", ""],
    ["wisdomtooth", undefined, "Wisdom Tooth Removal", ""],
    ["Harbour Steps Dental", undefined, undefined, "harbour steps dental"],
    ["Hastings Street Dental", "hastings", undefined, "street dental"],
    ["dentist", undefined, undefined, ""],
    ["bleeding gums", undefined, "General Dentistry", ""],
    ["my gums are bleeding", undefined, "General Dentistry", ""],
    ["not an emergency just a checkup in nelson", "nelson", "General Dentistry", ""],
    ["no emergency just a clean", undefined, "General Dentistry", ""],
    ["dunners dentist", "dunedin", undefined, ""],
    ["rotovegas braces", "rotorua", "Braces", ""],
    ["no dentist open", undefined, undefined, ""],
    ["new dentist near me", undefined, undefined, ""],
    ["new veneers auckland", "auckland", "Veneers", ""],
    ["takes afterpay", undefined, undefined, ""],
    ["jaw surgery auckland", "auckland", "Oral Surgery", ""],
    ["i want my teeth whitened", undefined, "Teeth Whitening", ""],
    ["lincoln road henderson", undefined, undefined, "lincoln road henderson"],
    ["wellington street hamilton", "hamilton", undefined, "wellington street"],
    ["wheel chair dentist taupo", "taupo", undefined, ""],
  ])("“%s” is about %s, %s and “%s”", (text, place, treatment, rest) => {
    expect(read(text)).toEqual({ place, treatment, isUrgent: false, rest });
  });

  test.each([
    "have sat here all night with toothache",
    "nana sat on her denture",
    "he sat up and hit his mouth",
  ])("“%s” names no Saturday", (text) => expect(readQuestion(text).wish.open).toBeUndefined());

  test.each(["dentist open sat", "can i come in sat", "sat morning checkup"])(
    "“%s” names a Saturday",
    (text) => expect(readQuestion(text).wish.open).toBe("saturday"),
  );

  test.each(["whitening and a clean", "implants and a checkup"])(
    "“%s” is two things, and the second is told as well",
    (text) => expect(readQuestion(text).otherTreatmentNames).toEqual(["General Dentistry"]),
  );

  test.each([
    ["hindi or punjabi dentist", ["Punjabi"]],
    ["samoan or tongan dentist auckland", ["Tongan"]],
    ["tongan dentist", []],
  ])("“%s” names further languages than a list is of: %j", (text, others) =>
    expect(readQuestion(text, ["Hindi", "Samoan"]).otherLanguages).toEqual(others),
  );

  test.each([
    ["southern cross dentist lower hut", "southern cross dentist Lower Hutt"],
    ["lower cost dentist", null],
    ["dentist upper jaw", null],
  ])("the last word of “%s” is read as %j", (text, meant) =>
    expect(nameOfSeveralWords(readQuestion(text))).toBe(meant),
  );

  test("two companies are both answered", () =>
    expect(readQuestion("afterpay or zip")).toMatchObject({ company: "Afterpay", otherCompanies: ["Zip"] }));

  test.each(["no pain just want a clean", "tooth came loose no pain now"])(
    "“%s” asks for no gentle dentist",
    (text) => expect(readQuestion(text).unlisted).toBeNull(),
  );

  test.each(["cancel my appointment for friday", "need to push my wednesday appointment back a week"])(
    "“%s” is about a visit that someone has, and looks for no one free that day",
    (text) => expect(readQuestion(text).wish).toEqual({}),
  );

  test.each([
    "im broke",
    "We're broke and need a dentist",
    "too broke for dentist",
    "broke uni student toothache",
  ])("“%s” asks for help with the cost, and nothing of theirs is broken", (text) => {
    const { hurt, written, funding } = readQuestion(text);
    expect(hurt?.kind).not.toBe("broken-tooth");
    expect(written?.href).toBe("/blog/cannot-afford-a-dentist");
    expect(funding).toContain("winz-quotes");
  });

  test.each(["i broke it", "broke my tooth", "tooth broke", "my tooth is so broke", "im broke my tooth"])(
    "“%s” is about a tooth, and not about money",
    (text) => expect(readQuestion(text)).toMatchObject({ hurt: { kind: "broken-tooth" }, funding: [] }),
  );

  test("short forms and possessives typed without an apostrophe are understood", () => {
    expect(readQuestion("my wifes jaw is clicking and shes worried").rest).not.toContain("shes");
    expect(readQuestion("my wifes jaw is clicking").rest).toEqual([]);
    expect(readQuestion("hes after braces in nelson").rest).toEqual([]);
    expect(readQuestion("whats the difference between a dentist and hygienist").rest).toEqual([]);
  });

  test.each(["student dentist", "do the students at otago fix teeth"])(
    "“%s” is about the dental school, whose clinic is for everyone",
    (text) => expect(readQuestion(text)).toMatchObject({ article: "dental school" }),
  );

  test("a hospital in the name of a place is no hospital dentist", () => {
    const { place, written } = readQuestion("dentist near waikato hospital with parking");
    expect([place?.slug, written]).toEqual(["hamilton", null]);
  });

  test("an emergency dentist that no one finds open is still looked for", () => {
    expect(readQuestion("no emergency dentist open").treatment?.service).toBe("emergency-dentist");
  });

  test.each(["painless dentistry", "Akaroa", "teeth whitening", "bleach", "implants", "dental care"])(
    "“%s” is not urgent",
    (text) => {
      expect(read(text).isUrgent).toBe(false);
    },
  );

  test("knows every place and treatment by its name, and every everyday word by what it stands for", () => {
    for (const { slug, name } of PLACES) expect(read(name).place).toBe(slug);
    for (const { name } of TREATMENTS) expect(read(name).treatment).toBe(name);
    for (const [slug, words] of Object.entries(EVERYDAY_WORDS)) {
      const name = (TREATMENTS.find((one) => one.slug === slug) ?? findTreatmentPage(slug))?.name;
      expect(name, slug).toBeDefined();
      for (const word of words) expect([word, read(word).treatment]).toEqual([word, name]);
    }
    for (const words of URGENT_WORDS) expect([words, read(words).isUrgent]).toEqual([words, true]);
  });

  test("is understood when no word of it is left over", () => {
    expect(isUnderstood(readQuestion("implants in Taupō"))).toBe(true);
    expect(isUnderstood(readQuestion("cheap dentist"))).toBe(true);
    expect(isUnderstood(readQuestion("Harbour implants"))).toBe(false);
    expect(isUnderstood(readQuestion("dentist near me"))).toBe(false);
    expect(isUnderstood(readQuestion(""))).toBe(false);
  });

  test.each([
    ["free dentist", ["free-under-18", "community-services-card", "winz-quotes"]],
    ["free dentist under 18", ["free-under-18"]],
    ["free dental care for under 18s", ["free-under-18"]],
    ["free dental care for kids", ["free-under-18"]],
    ["free with a community services card", ["community-services-card"]],
    ["acc and winz", ["acc", "winz-quotes"]],
    ["crown", []],
  ])("“%s” is about help by %j", (text, funding) => {
    expect(readQuestion(text).funding).toEqual(funding);
  });

  test.each(["te reo", "Maori dentist", "speaks te reo Māori", "reo māori"])(
    "“%s” is about a practice that speaks te reo Māori, once one does",
    (text) => {
      expect(readQuestion(text, ["Samoan", "te reo Māori"]).wish.language).toBe("te reo Māori");
      expect(readQuestion(text, ["Samoan"]).wish.language).toBeUndefined();
    },
  );

  test("is read whatever it is", () => {
    fc.assert(
      fc.property(anyText({ maxLength: 300 }), (text) => {
        const question = readQuestion(text);
        expect(question.typed.length).toBeLessThanOrEqual(100);
        expect(corrected(question)).not.toBe(question.typed);
      }),
    );
  });
});

test.each([
  "emergency fund for dental bills",
  "emergency kit",
  "emergency kit for dentists",
  "urgent care nurse salary",
  "emergency dental insurance",
  "dental emergency insurance",
  "emergency savings",
  "after hours dentist jobs",
  "choking hazard toys for teething babies",
  "are teething beads a choking risk",
])("“%s” is no cry for help", (text) => expect(readQuestion(text).isUrgent).toBe(false));

test.each(["dental nurse jobs christchurch", "orthodontist salary", "dental therapist vacancies"])(
  "“%s” asks for work, and for no treatment",
  (text) => expect(readQuestion(text).treatment).toBeNull(),
);

test.each([
  "emergency",
  "emergency dentist",
  "need urgent care",
  "urgent dentist no insurance",
  "emergency dentist without insurance",
  "emergency help with no savings",
  "choking",
  "my baby is choking on a toy",
  "toddler choking hazard in throat cant breathe",
  "emergency kit my tooth got knocked out",
])("“%s” is a cry for help", (text) => expect(readQuestion(text).isUrgent).toBe(true));

test.each([
  ["filling fell out sunday and the nerve is zinging", null],
  ["i broke my tooth on saturday", null],
  ["crown came off last sunday its sore", null],
  ["chipped my front tooth at the weekend", null],
  ["tooth pain since saturday", null],
  ["we were at the beach on sunday and her tooth went up into the gum", null],
  ["broken tooth can it wait till sunday", null],
  ["my filling fell out is anyone open sunday", "sunday"],
  ["broke a tooth need a dentist saturday", "saturday"],
  ["chipped tooth sunday", "sunday"],
  ["toothache dentist open saturday", "saturday"],
] as const)("of “%s” the day to be seen is %s", (text, open) => {
  expect(readQuestion(text).isUrgent).toBe(true);
  expect(readQuestion(text).wish.open ?? null).toBe(open);
});

test.each([
  ["had 12 panadol today because my tooth hurts", false],
  ["my tooth broke today", false],
  ["toothache today", true],
  ["broken tooth who can see me today", true],
])("whether “%s” asks to be seen today: %s", (text, isToday) =>
  expect(readQuestion(text).isToday).toBe(isToday),
);

describe("A slip of the fingers", () => {
  test.each([
    ["welington invisaline", "Wellington invisalign"],
    ["Chirstchruch", "Christchurch"],
    ["brases", "braces"],
    ["wangarei", "Whangārei"],
    ["welingt", "Wellington"],
    ["invsal", "Invisalign"],
    ["chirst", "Christchurch"],
    ["rootcanel", "root canal"],
  ])("“%s” was meant as “%s”", (typed, meant) => {
    expect(corrected(readQuestion(typed))?.toLowerCase()).toBe(meant.toLowerCase());
  });

  test.each(["Wellington", "zebra", "gum", "cap", "harbour"])("is not seen in “%s”", (typed) => {
    expect(corrected(readQuestion(typed))).toBeNull();
  });

  test("is looked for in the words of practices once, in one that neither they nor we know", () => {
    const asked: string[] = [];
    const practices = {
      has: (word: string) => ["harbour", "steps"].includes(word),
      nearest(word: string) {
        asked.push(word);
        return word === "harbuor" ? "harbour" : undefined;
      },
    };
    const meant = (text: string) => corrected(readQuestion(text), practices);
    expect(meant("harbuor steps")).toBe("harbour steps");
    expect(meant("Harbour steps")).toBeNull();
    // A capital is no mistake, and "These are for Tooth … We found nothing for tooth" says nothing.
    expect(corrected(readQuestion("my tooth is killing me nelson"))).toBeNull();
    expect(meant("harbuor welington")).toBe("harbour Wellington");
    expect(meant("harb")).toBeNull();
    expect(asked).toEqual(["harbuor", "harbuor"]);
    expect(meant("harbuor stesp")).toBeNull();
  });
});
