import { expect, test } from "vitest";
import { siteToRead } from "#tests/support/site-to-read.ts";
import { sampleOf } from "#tests/support/suite.ts";

/** Questions by the page that answers them first, in real words as people type them. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  "/emergency": [
    "toothache",
    "tooth pain at night",
    "my tooth hurts what do I do",
    "sore tooth",
    "abscess",
    "tooth abscess nz",
    "infected tooth",
    "swollen gums",
    "swollen face tooth",
    "knocked out tooth",
    "acc knocked out tooth",
    "broken tooth",
    "chipped front tooth",
    "cracked tooth",
    "filling fell out",
    "lost crown",
    "dry socket",
    "jaw pain",
    "bleeding that won’t stop after tooth out",
    "child knocked out baby tooth",
  ],
  "/services/gum-disease": [
    "bleeding gums",
    "gums bleeding when brushing",
    "why do my gums bleed",
    "gum disease",
    "gum disease treatment",
    "gingivitis",
    "receding gums",
    "periodontitis",
    "gums",
    "gingivitus",
  ],
  "/services/sensitive-teeth": ["sensitive teeth", "teeth sensitive to cold"],
  "/services/mouth-ulcers": ["mouth ulcer", "mouth ulcers", "canker sore"],
  "/services/bad-breath": ["bad breath", "how to get rid of bad breath", "halitosis"],
  "/services/dry-mouth": ["dry mouth", "dry mouth at night"],
  "/services/teeth-grinding": ["teeth grinding", "grinding teeth in sleep", "bruxism", "night guard"],
  "/services/jaw-pain": ["tmj", "jaw clicking"],
  "/services/fillings": [
    "filling",
    "filling cost",
    "how much does a filling cost nz",
    "hole in tooth",
    "cavity",
    "tooth decay",
    "white fillings",
    "rotten tooth",
  ],
  "/services/crowns-and-bridges": ["crown", "dental bridge", "crowns and bridges", "same day crowns"],
  "/services/cracked-tooth": ["chipped front tooth fix cost", "how much for a broken tooth"],
  "/services/veneers": ["veneers", "porcelain veneers", "composite bonding"],
  "/services/dentures": [
    "dentures",
    "denture cost nz",
    "false teeth",
    "partial denture",
    "broken denture",
    "denture clinic",
    "denturist near me",
  ],
  "/services/tooth-extraction": [
    "tooth extraction",
    "tooth out cost",
    "tooth extraction cost nz",
    "getting a tooth pulled",
    "how much to pull a tooth",
    "tooth pulled out",
  ],
  "/services/mouthguards": ["mouthguard", "mouth guard for rugby", "sports mouthguard"],
  "/services/nervous-patients": [
    "scared of the dentist",
    "nervous patient",
    "dental anxiety",
    "dental phobia",
    "sedation dentist",
    "happy gas",
    "I hate the dentist",
    "sleep dentistry",
  ],
  "/services/pregnancy": ["pregnant", "can I go to the dentist when pregnant", "dental care in pregnancy"],
  "/services/teething": ["teething", "baby teeth", "teething baby"],
  "/services/older-people": [
    "rest home dentist",
    "supergold card dentist",
    "pensioner dentist discount",
    "dentist for elderly",
  ],
  "/services/wisdom-tooth-removal": ["wisdom tooth extraction", "wisdom teeth removal cost"],
  "/services/oral-pathology": ["mouth cancer", "white patch in mouth", "lump in mouth"],
  "/services/general-dentistry": ["plaque removal", "how often should I go to the dentist"],
  "/services/gum-surgery": ["gum graft", "gum surgery"],
  "/services/root-canal": ["root canal", "what is a root canal"],
  "/blog/cannot-afford-a-dentist": [
    "can't afford a dentist",
    "cant afford dentist",
    "cannot afford the dentist",
    "no money for dentist",
    "help paying for dentist",
    "does winz pay for dentist",
    "does winz cover dental",
    "am i eligible for winz",
    "free dental care for adults",
    "free dental clinic",
    "hospital dental",
    "otago dental school",
    "low income dentist",
  ],
  "/blog/childrens-teeth": [
    "free dental care for kids",
    "is dentist free for kids",
    "free dentist for children",
    "school dental nurse",
    "community oral health service",
    "when should baby see dentist",
    "year 9 dentist",
    "fluoride toothpaste for kids",
    "talk teeth",
    "dentist for baby",
  ],
  "/blog/acc-dental-claim-step-by-step": [
    "acc dental claim",
    "does acc cover teeth",
    "does acc cover dental",
    "what does acc cover",
    "can acc help",
    "acc implant",
    "acc declined",
    "treatment injury",
    "acc front tooth",
  ],
  "/blog/when-something-went-wrong": [
    "complain about dentist",
    "how do I complain about my dentist",
    "dentist complaint nz",
    "dentist overcharged me",
    "dental malpractice",
    "refund from dentist",
    "second opinion",
    "patient rights",
    "health and disability commissioner dentist",
    "dentist made a mistake",
    "dentist won’t give me my records",
  ],
};

const asked = Object.entries(QUESTIONS).flatMap(([page, questions]) =>
  questions.map((question) => ({ question, page })),
);
const site = siteToRead(120);

/** Where the search leads first: a page of ours to read, not a practice or a list of them. */
async function leadsTo(q: string): Promise<(string | undefined)[]> {
  const { document } = await site.page(`/search?${new URLSearchParams({ q })}`);
  const links = [...document.querySelectorAll("main a")].filter((one) => !one.closest("form, nav, .note"));
  const paths = links.map((one) => new URL(one.getAttribute("href")!, "http://niho.test").pathname);
  return paths.filter((path) => /^\/(services|blog|emergency|contact)\b/.test(path));
}

test("There are enough questions, and none is there twice", () => {
  expect(asked.length).toBeGreaterThanOrEqual(120);
  expect(new Set(asked.map(({ question }) => question)).size).toBe(asked.length);
});

test.each(sampleOf(asked, 80))("“$question” is answered by $page first", async ({ question, page }) => {
  expect((await leadsTo(question))[0]).toBe(page);
});

test("Someone who is hurt is led to the page about it as well", async () => {
  for (const [question, page] of [
    ["toothache", "/services/toothache"],
    ["broken tooth", "/services/cracked-tooth"],
    ["acc chipped tooth", "/blog/acc-dental-claim-step-by-step"],
  ] as const) {
    expect([question, [...new Set(await leadsTo(question))].slice(0, 2)]).toEqual([
      question,
      ["/emergency", page],
    ]);
  }
});
