import { expect, test } from "vitest";
import { at, emergency, siteWith } from "#tests/support/emergency.ts";
import { mainText } from "#tests/support/head.ts";
import { hrefs } from "#tests/support/search-results.ts";
import { sentences } from "#tests/support/sentences.ts";
import { sampleOf } from "#tests/support/suite.ts";
import type { TestPage } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const site = siteToRead(400);

const POISON = sentences("poison");

function ask(q: string): Promise<TestPage> {
  return site.page(`/search?${new URLSearchParams({ q })}`);
}

function phones({ document }: TestPage, within = "main"): string[] {
  return [...document.querySelectorAll(`${within} a[href^="tel:"]`)].map((one) => one.getAttribute("href")!);
}

const heading = ({ document }: TestPage) => document.querySelector("main h1")!.textContent;

test.each([...sentences("understood", "Hurt"), ...sampleOf(sentences("hurt"), 20)])(
  "“%s” is answered by the way to help, with a number, before any practice or article",
  async (text) => {
    const page = await ask(text);
    expect(hrefs(page)[0]).toMatch(/^\/emergency/);
    expect(phones(page, ".emergency-first")).toContain("tel:0800611116");
    const articles = hrefs(page).filter((href) => /^\/(?:blog|services)\//.test(href));
    expect(articles.slice(0, 1).filter((href) => !ABOUT_HURT.test(href))).toEqual([]);
  },
);

/**
 * The pages on hurts, that on root canals for a tooth that went dark after a knock, and that on the cost for someone who is broke;
 * what else there is to read would be about another thing.
 */
const ABOUT_HURT =
  /^\/(?:services\/(?:toothache|jaw-pain|gum-disease|mouth-ulcers|dentures|pregnancy|teething|cracked-tooth|tooth-extraction|crowns-and-bridges|root-canal)|blog\/cannot-afford-a-dentist)$/;

test.each([
  ...sentences("understood", "Danger"),
  ...sampleOf(sentences("danger"), 20),
  ...sampleOf(POISON, 10),
])("“%s” is answered by 111 before everything else", async (text) => {
  const page = await ask(text);
  const [first] = [...page.document.querySelectorAll(".answered > * > *, .search-found > * > *")];
  expect(first!.querySelector(".emergency-strip a[href='tel:111']")).not.toBeNull();
  // Someone who can't be woken, or whose heart races, needs an ambulance, whatever they took.
  const isIll = /\bwont wake\b|\bawake\b|\bunconscious\b|\bpalpitations\b/.test(text);
  expect(phones(page, ".emergency-strip").includes("tel:0800764766")).toBe(
    (POISON.includes(text) ||
      /panadol|pamol|nurofen|tablets|ibuprofen|overdos|codeine|tramadol|paracetamol|battery/.test(text)) &&
      !isIll,
  );
});

test.each([...sentences("understood", "Calm"), ...sampleOf(sentences("calm"), 20)])(
  "“%s” is answered without 111",
  async (text) => expect(phones(await ask(text))).not.toContain("tel:111"),
);

test.each([...sentences("understood", "Never"), ...sampleOf(sentences("never-corrected"), 30)])(
  "“%s” is not answered for another word",
  async (text) => expect(mainText(await ask(text))).not.toContain("These are for"),
);

test.each([
  ["haast", "No practice is listed in Haast. The nearest are in"],
  ["great barrier", "No practice is listed in Great Barrier Island"],
  ["milford sound", "No practice is listed in Milford Sound"],
  ["toothache fox glacier", "none in Fox Glacier, so those near."],
  ["niuean", "Niuean: ask a dentist"],
  ["mercury free", "Mercury-free dentistry: ask a dentist"],
  ["refugee dental care", "Care for refugees: call a dentist and ask"],
  ["female dentist", "Dentists by gender: ask a dentist"],
  ["dentist with a sense of humour", "Practices don’t tell us"],
  ["emergancy dentist ch-ch", "Christchurch"],
  ["after hours dentist hutt", "Wellington"],
  ["toothache qwertyville", "We didn’t understand “qwertyville”."],
  ["toothache welington", "These are for “toothache Wellington”."],
])("of “%s” it says “%s”", async (text, said) => expect(mainText(await ask(text))).toContain(said));

test.each(sentences("understood", "Typing").map((text) => [text] as const))(
  "“%s” is understood",
  async (text) => {
    const page = await ask(text);
    expect(heading(page)).not.toBe("Search the whole site");
    expect(mainText(page)).not.toContain("Nothing found");
  },
);

test.each(sentences("misspelt").map((line) => line.split("|") as [string, string]))(
  "“%s” is understood as %s",
  async (text, meant) => {
    const page = await ask(text);
    if (meant === "Emergency") expect(hrefs(page)[0]).toMatch(/^\/emergency/);
    else expect(mainText(page)).toContain(meant);
  },
);

test.each(["kids braces hamilton", "child invisalign", "braces for my 12 year old"])(
  "“%s” is about that treatment, with its price and never free",
  async (text) => {
    const page = await ask(text);
    expect(heading(page)).toMatch(/ for (?:Braces|Invisalign)/);
    expect(page.document.querySelector("dl.answers")!.textContent).toMatch(/\$[\d,]+/);
    expect(page.document.querySelector("dl.answers")!.textContent).not.toContain("Free");
  },
);

test("Pain about a child keeps everyone who can see them, open practices first", async () => {
  const children = { services: ["childrens-dentistry"] } as const;
  const own = await siteWith([
    emergency({ id: 1, ...at("nelson"), ...children, openingHours: "Mo-Su,PH 20:00-21:00" }),
    emergency({ id: 2, ...at("nelson"), services: ["general-dentistry"], openingHours: "24/7" }),
  ]);
  for (const text of ["kid swallowed his tooth nelson"]) {
    const page = await own.page(`/search?${new URLSearchParams({ q: text })}`);
    expect([text, practicesOn(page)]).toEqual([text, [2, 1]]);
  }
});

test("All of a list near a town comes in the order of the search in pain: open practices before near ones", async () => {
  const south = await siteWith([
    emergency({ id: 1, ...at("christchurch"), openingHours: "Mo-Su,PH 20:00-21:00" }),
    emergency({ id: 2, ...at("dunedin"), openingHours: "24/7" }),
  ]);
  const page = await south.page("/search?q=toothache+greymouth");
  expect(practicesOn(page)).toEqual([2, 1]);
  const all = hrefs(page).find((href) => href.startsWith("/directory?"))!;
  expect(all).toMatch(/near=greymouth/);
  expect(practicesOn(await south.page(all))).toEqual([2, 1]);
  expect(practicesOn(await south.page(`${all}&sort=distance`))).toEqual([1, 2]);
});

test.each(["he woke up with toothache", "kei te mamae nga niho o taku tamaiti", "tooth knocked up"])(
  "“%s” is understood whole: no little word of it is said not to be",
  async (text) => expect(mainText(await ask(text))).not.toContain("understand"),
);

/** Ids of the practices, in their order. */
function practicesOn(page: TestPage): number[] {
  return [...new Set(hrefs(page).flatMap((href) => /^\/dentists\/(\d+)/.exec(href)?.[1] ?? []))].map(Number);
}

test("A practice’s own name wins over what it sounds like", async () => {
  const named = await siteWith([
    emergency({ id: 1, ...at("napier"), name: "Sore Point Dental" }),
    emergency({ id: 2, ...at("napier"), name: "Emergency Dentist Napier" }),
  ]);
  const page = await named.page("/search?q=sore+point");
  expect(phones(page)).not.toContain("tel:111");
  expect(mainText(page)).toContain("Sore Point Dental");
  for (const text of ["sore+tooth", "emergency+dentist+napier"])
    expect(phones(await named.page(`/search?q=${text}`))).toContain("tel:111");
});

test("Every page that finds nothing begins with the way to help", async () => {
  for (const path of ["/search?q=vegan+toothpaste", "/directory?q=qwertyville", "/qwertyville"]) {
    const { document } = await site.page(path);
    const links = [...document.querySelectorAll("main a")].filter(
      (one) => !one.closest("nav, form, .banner"),
    );
    const first = links.map((one) => one.getAttribute("href")!).find((href) => href.startsWith("/"));
    expect([path, first]).toEqual([path, "/emergency"]);
  }
});

test("The 404 page leads someone who is hurt to help near the place that the address names", async () => {
  const page = await site.page("/toothache-hamiltn");
  expect(page.status).toBe(404);
  expect(page.document.querySelector('.emergency-first a[href^="/emergency"]')!.getAttribute("href")).toBe(
    "/emergency?place=hamilton",
  );
});

test.each([
  ["/my-2-year-old-ate-half-a-tube-of-toothpaste", "tel:0800764766"],
  ["/i dont want to live anymore", "tel:1737"],
  ["/lips-swollen-after-penicillin", "tel:111"],
  ["/my-tooth-is-killing-me", "tel:0800611116"],
  [
    `/${"i had a filling done last tuesday and it was fine for days but then on saturday at dinner ".repeat(3)} and now i cant breathe`,
    "tel:111",
  ],
])("An address that is no page, “%s”, has the number to call first in its main text", async (path, call) => {
  const page = await site.page(encodeURI(path));
  expect(page.status).toBe(404);
  expect(phones(page, ".emergency-first")[0]).toBe(call);
});

test.each([
  ["ow", "/emergency"],
  ["owwwww", "/emergency"],
  ["help", "/emergency"],
  ["111", "/emergency"],
  ["🩸🦷", "/emergency"],
])(
  "“%s” is a call for help in the directory’s box, whatever has those letters in its name",
  async (q, first) => {
    const page = await site.page(`/directory?${new URLSearchParams({ q })}`);
    expect(page.document.querySelector('.emergency-first a[href^="/emergency"]')!.getAttribute("href")).toBe(
      first,
    );
  },
);

/** More than is searched for, with the hurt at its end. */
const LONG_STORY = `${"we moved here in march and the kids go to the school on the hill and so on. ".repeat(9)} and my face is swollen and i cant breathe`;

test.each(["/search", "/directory"])("A long story is read to its end for a hurt: %s", async (path) => {
  const page = await site.page(`${path}?${new URLSearchParams({ q: LONG_STORY })}`);
  expect(phones(page, ".emergency-strip")).toContain("tel:111");
});

test("Of a long text whose town is mistyped, only the town is said to be read otherwise", async () => {
  const page = await ask(
    `${"we moved here in march and the kids like the school on the hill ".repeat(2)} and my tooth is hurting in taurnga`,
  );
  expect(mainText(page)).toContain("We read “taurnga” as “Tauranga”.");
});

test("Of a story that is longer than can be searched for, the search says so", async () => {
  const page = await ask(
    "we moved here in march and want a dentist in nelson with parking please. ".repeat(9),
  );
  expect(mainText(page)).toContain("we searched for its first 500 characters");
  expect(heading(page)).toMatch(/in Nelson/);
  expect(mainText(page)).not.toContain("These are for");
  expect(mainText(await ask("dentist in nelson with parking"))).not.toContain("first 500 characters");
});

test.each(["ua tiga lou nifo", "我牙疼", "दांत में दर्द", "masakit ang ngipin ko", "oku mamahi hoku nifo"])(
  "“%s” isn’t understood, and says how to speak with a nurse by an interpreter, and when to call 111",
  async (q) => {
    for (const path of ["/search", "/directory"]) {
      const page = await site.page(`${path}?${new URLSearchParams({ q })}`);
      expect([path, mainText(page)]).toEqual([path, expect.stringContaining("say “interpreter”")]);
      expect(phones(page, ".note-red")).toContain("tel:0800611116");
    }
    expect(phones(await ask(q), ".note-red")).toContain("tel:111");
  },
);

test("The directory’s box answers pain as the search does", async () => {
  const page = await site.page("/directory?q=my+jaw+is+locked+hamilton");
  expect(phones(page, ".emergency-first")).toContain("tel:111");
  expect(heading(page)).toContain("Jaw");
  expect(listHeading(page)).toMatch(/dentists? in Hamilton with emergency care/);
});

test("Someone who says that they may end their life can touch 1737 to call it, before everything else", async () => {
  expect(phones(await ask("i want to die"), ".emergency-strip")).toEqual(["tel:1737", "tel:111"]);
});

test("Someone who was hit at home can touch 111 and Women’s Refuge to call them, before everything else", async () => {
  const page = await ask("hubby punched me and my tooth is loose, dont feel safe");
  expect(phones(page, ".emergency-strip")).toEqual(["tel:111", "tel:0800733843"]);
});

test("What may be said of a life has 1737 beside the answer, in the search and in the directory’s box", async () => {
  for (const path of ["/search?q=i+hate+my+life", "/directory?q=i+hate+my+life"]) {
    const page = await site.page(path);
    expect([path, phones(page).includes("tel:1737")]).toEqual([path, true]);
    expect(page.document.querySelector(".emergency-strip")).toBeNull();
  }
});

test.each([
  ["toothache qwertyville", "We didn’t understand “qwertyville”."],
  ["toothache welington", "These are for “toothache Wellington”."],
])("The directory’s box says of “%s”: “%s”", async (q, said) =>
  expect(mainText(await site.page(`/directory?${new URLSearchParams({ q })}`))).toContain(said),
);

test.each([
  ["tooth abcess taranaki no money", / in Taranaki with emergency care/],
  ["toothache bay of plenty", / in Bay of Plenty with emergency care/],
  ["my filling fell out hawkes bay", / in Hawke’s Bay with emergency care/],
  ["sore tooth masterton", /in Masterton|nearest to Masterton/],
  ["swollen gum fox glacier", /in South Island with emergency care, nearest to Fox Glacier/],
])("The directory’s box keeps the region or town of “%s”", async (q, where) =>
  expect(listHeading(await site.page(`/directory?${new URLSearchParams({ q })}`))).toMatch(where),
);

/** What the directory calls its list: the page’s heading, or one of its own below help that comes first. */
function listHeading({ document }: TestPage): string {
  return [...document.querySelectorAll("main :is(h1, h2)")]
    .map(({ textContent }) => textContent)
    .find((text) => / dentists? /.test(text) && !text.endsWith("found"))!;
}

test.each([
  ["invisalign vs braces", ["/services/invisalign", "/services/braces"]],
  ["veneers or crowns", ["/services/veneers", "/services/crowns-and-bridges"]],
  ["implants versus veneers nelson", ["/services/implants", "/services/veneers"]],
  ["is it normal for kids to grind their teeth", ["/services/teeth-grinding"]],
  ["my son grinds his teeth", ["/services/teeth-grinding"]],
  ["he aha te utu mo te tango niho", ["/services/tooth-extraction"]],
  ["utu tango niho", ["/services/tooth-extraction"]],
])("“%s” leads to each page that it is about", async (text, pages) => {
  const page = await ask(text);
  expect(hrefs(page)).toEqual(expect.arrayContaining(pages));
  expect(mainText(page)).not.toContain("We didn’t understand");
});

test.each([
  ["filing cost", "These are for “filling cost”"],
  ["scale and pollish nelsen", "These are for “scale and polish Nelson”"],
  ["dentist nelsen", "These are for “dentist Nelson”"],
  ["filing prices nelson", "These are for “filling prices Nelson”"],
  ["dentist lowr hutt", "These are for “dentist Lower Hutt”"],
  ["mt manganui", "These are for “Mount Maunganui”"],
  ["dentist timaroo", "These are for “dentist Timaru”"],
  ["toothache lowr hutt", "These are for “toothache Lower Hutt”"],
  ["invisiline", "These are for “Invisalign”"],
])("“%s” is answered with what was meant or sounds like it, and says so", async (text, said) =>
  expect(mainText(await ask(text))).toContain(said),
);

test("A list that leaves out all that was asked says that it is everyone", async () => {
  expect(mainText(await ask("broken hill dentist"))).toMatch(
    /We didn’t understand “broken hill”, so these are all \d+ dentists\./,
  );
});

test.each([
  ["grene mil dental practise", "Did you mean Green Mill Dental Studio in Napier?"],
  ["green mill dental nelson", "Green Mill Dental Studio is in Napier, not in Nelson."],
])("A practice’s name with a slip, or with another town, leads to it: “%s”", async (text, said) => {
  const own = await siteWith([
    emergency({ id: 1, ...at("napier"), name: "Green Mill Dental Studio" }),
    emergency({ id: 2, ...at("nelson"), name: "Oak Street Dental" }),
  ]);
  const page = await own.page(`/search?${new URLSearchParams({ q: text })}`);
  expect(mainText(page)).toContain(said);
  expect(mainText(page)).not.toContain("We didn’t understand");
  expect(page.document.querySelector('.note a[href^="/dentists/1-"]')).not.toBeNull();
});
