import { expect, test } from "vitest";
import { mainText } from "#tests/support/head.ts";
import { hrefs } from "#tests/support/search-results.ts";
import type { TestPage } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const site = siteToRead(240);

function ask(q: string): Promise<TestPage> {
  return site.page(`/search?${new URLSearchParams({ q })}`);
}

const heading = ({ document }: TestPage) => document.querySelector("main h1")!.textContent;

async function expectSaid(text: string, said: string | RegExp): Promise<void> {
  expect(mainText(await ask(text))).toMatch(said);
}

async function expectHeading(text: string, answer: RegExp): Promise<void> {
  expect(heading(await ask(text))).toMatch(answer);
}

async function expectHelpFirst(text: string): Promise<void> {
  expect(hrefs(await ask(text))[0]).toMatch(/^\/emergency/);
}

test.each([
  ["painless whitening", "Practices don’t tell us about “painless”."],
  ["local anaesthetic", "Practices don’t tell us about “local anaesthetic”."],
  ["dentures nelson", "Practices don’t tell us about “dentures”."],
  ["gentle dentist for braces", "Practices don’t tell us about “gentle”."],
  ["whitening with sedation", "Practices don’t tell us about “sedation”."],
  ["pashto", "No practice tells us that someone there speaks Pashto."],
])("What practices don’t tell is named, in the words of “%s”", expectSaid);

test.each([
  ["afterpay dentist wellington", "not whether they take Afterpay"],
  ["zip pay braces", "not whether they take Zip"],
  ["do any dentists take laybuy", "not whether they take Laybuy"],
  ["gem visa dentist", "not whether they take Gem Visa"],
  ["southern cross dentist auckland", "this isn’t chosen by Southern Cross"],
  ["nib dentist hamilton", "this isn’t chosen by nib"],
])("A company’s name isn’t answered for a wider thing unsaid: “%s”", expectSaid);

test.each([
  ["general anaesthetic kids teeth christchurch", / for Children’s Dentistry in Christchurch$/],
  ["child general anaesthetic", / for Children’s Dentistry$/],
  ["under general anesthetic wellington", /^Care under a general anaesthetic: ask a dentist in Wellington$/],
  ["crown land", /^Search the whole site$/],
  ["filling station", /^Search the whole site$/],
  ["root beer", /^Search the whole site$/],
  ["emergency fund for dental bills", /^When you can’t afford the dentist/],
  ["dental emergency savings", /^(?!.*Emergency Care)/],
  ["filling nelson", / for General Dentistry in Nelson$/],
  ["crown auckland", / for Crowns & Bridges in Auckland$/],
  ["general dentist nelson", / for General Dentistry in Nelson$/],
  ["bridge auckland", / for Crowns & Bridges in Auckland$/],
])("The longest meaning counts before its parts: “%s”", expectHeading);

test.each([
  ["14 pain road whakatāne", "We can’t search by street, so this is without “14 pain road”."],
  ["221b bleeding street nelson", "We can’t search by street, so this is without “221b bleeding street”."],
  [
    "dentist at 9 broken hill terrace hamilton",
    "We can’t search by street, so this is without “9 broken hill terrace”.",
  ],
  ["12 bridge street nelson", "We can’t search by street, so this is without “12 bridge street”."],
  [
    "dentist near swelling avenue wellington",
    "We can’t search by street, so this is without “swelling avenue”.",
  ],
])("The address of a street is calm, and said not to be searched by: “%s”", async (text, said) => {
  const page = await ask(text);
  expect(mainText(page)).toContain(said);
  expect(page.document.querySelector("main a[href='tel:111']")).toBeNull();
});

test.each([
  "3 broken teeth road accident",
  "tooth knocked out street fight",
  "hit in the face 2 hours ago on the road tooth loose",
  "fell off bike on gravel road broke tooth",
  "my face is swollen 14 hill road",
  "toothache in queen street auckland",
])("A street takes nothing from someone who is hurt: “%s”", expectHelpFirst);

test.each([
  ["021 555 0199", "phone number"],
  ["+64 21 555 0199", "phone number"],
  ["(03) 555-0199", "phone number"],
  ["jane.doe@example.com", "email address"],
  ["https://www.smile.example/book?town=napier", "web address"],
  ["smiledental.co.nz", "web address"],
])("“%s” is no postcode and no name: it is said that we don’t search by it", async (text, kind) => {
  expect(mainText(await ask(text))).toContain(`We can’t search by ${kind}.`);
  const inNelson = await ask(`${text} nelson`);
  expect(mainText(inNelson)).toContain(`We can’t search by ${kind}, so this is without it.`);
  expect(heading(inNelson)).toMatch(/in Nelson$/);
});

test.each([
  [
    "community services card dentist churton park",
    /None of the \d+ practices in Churton Park is listed as you asked \(accepting Community Services Cards\), so this is all of Wellington\./,
  ],
])("A filter’s emptiness isn’t told as the place’s: “%s”", expectSaid);

test.each([
  ["what causes abscesses", "/services/toothache"],
  ["abscesses", "/emergency"],
  ["dental caries", "/services/fillings"],
  ["cavities", "/services/fillings"],
  ["mouth ulcers", "/services/mouth-ulcers"],
  ["perio", "/services/gum-disease"],
  ["white patches", "/services/oral-pathology"],
])("A plural is the same word: “%s” leads to %s", async (text, path) => {
  const first = hrefs(await ask(text)).find((href) => /^\/(services|blog|emergency)/.test(href));
  expect(first).toMatch(new RegExp(`^${path}`));
});

test.each([
  "white patch side of my tongue been there over a month doesnt hurt",
  "white patch on tongue",
  "red and white sore inside cheek wont heal 5 weeks",
  "mouth ulser wont heal 4 weeks",
  "spot on my gum been there for months",
])(
  "Something that stays in a mouth is for a dentist or doctor soon, and no list of surgeons: “%s”",
  async (text) => {
    const page = await ask(text);
    expect(mainText(page)).toMatch(/See a dentist or doctor soon, whether it hurts or not/);
    expect(mainText(page)).not.toMatch(/dentists? for Oral Surgery|paracetamol/);
    const first = hrefs(page).find((href) => /^\/(services|blog|directory)/.test(href));
    expect(first).toBe("/services/oral-pathology");
  },
);

test.each(["age for braces", "hurt street dentist", "oak dentist for seeing to teeth"])(
  "A word isn’t found in the middle of a name: “%s”",
  async (text) => {
    const page = await ask(text);
    expect(mainText(page)).not.toMatch(/Cottage|Freyberg/);
  },
);

test.each([
  ["do veneers last", "/services/veneers#fit", "still there after ten years"],
  ["how long does a crown last", "/services/crowns-and-bridges#fit", "still there after five years"],
  ["how long do fillings last", "/services/fillings#care", "lasts five to seven years"],
  ["how often should i see a dentist", "/services/general-dentistry#questions", "your risk of decay"],
  ["what age do baby teeth fall out", "/services/teething#about", "from about six until about 12"],
  ["what causes abscesses", "/services/toothache#about", "infection inside a tooth"],
  ["does a root canal hurt", "/services/root-canal#questions", "properly numb"],
  ["how long do braces take", "/services/braces#questions", "18 to 24 months"],
  ["what is a root canal", "/services/root-canal", "nerve inside a tooth"],
  [
    "how long does swelling last normally after wisdom teeth",
    "/services/wisdom-tooth-removal",
    "It might not answer just that.",
  ],
  ["how long do dentures last", "/services/dentures", "It might not answer just that."],
  ["is whitening safe", "/services/teeth-whitening", "It might not answer just that."],
])("A question of knowledge leads to the page first, at its very part: “%s”", async (text, href, said) => {
  const page = await ask(text);
  expect(hrefs(page).find((one) => !one.startsWith("/emergency"))).toBe(href);
  expect(mainText(page)).toContain(said);
  expect(mainText(page)).not.toContain("We didn’t understand");
});

test.each([
  ["do you do veneers in nelson", /for Veneers in Nelson$/],
  ["how much do veneers cost", / for Veneers$/],
  ["where can i get braces", / for Braces$/],
  ["is there a dentist open sunday", /open on Sundays?$/],
  ["can i get a checkup today", / for General Dentistry/],
])("Someone who looks for a practice gets practices: “%s”", expectHeading);

test.each([
  "how long should my face swelling last it is getting worse",
  "why is my gum bleeding and wont stop",
  "does it hurt this much normally my tooth is throbbing",
])("Someone who is hurt and asks is helped first: “%s”", expectHelpFirst);
