import { expect, test } from "vitest";
import { mainText } from "#tests/support/head.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const site = siteToRead(600);

type Door = "/search" | "/directory";

async function ask(door: Door, q: string) {
  const page = await site.page(`${door}?${new URLSearchParams({ q })}`);
  const { document } = page;
  return {
    heading: document.querySelector("main h1")!.textContent,
    text: mainText(page),
    hrefs: [...document.querySelectorAll("main a")].map((one) => one.getAttribute("href")!),
    names: [...document.querySelectorAll("main .practice-row, main .practice-card")].map(
      (one) => one.textContent,
    ),
  };
}

const atBoth = (q: string) => Promise.all((["/search", "/directory"] as const).map((door) => ask(door, q)));

async function expectAtBoth(q: string, said: string | RegExp): Promise<void> {
  for (const { text } of await atBoth(q)) expect(text).toMatch(said);
}

test.each([
  ["dentist in palmy north or feilding", "This list is of Palmerston North. Search for Feilding on its own."],
  ["dentist feilding or palmy north", "This list is of Palmerston North. Search for Feilding on its own."],
  ["dentist hamilton or huntly", "This list is of Hamilton. Search for Huntly on its own."],
  ["dentist petone or hamilton", "This list is of Hamilton. Search for Petone on its own."],
  ["dentist levin or feilding", "Search for Feilding on its own."],
  ["dentist in petone or newtown", "This list is of Petone. Search for Newtown on its own."],
])("A second place is never dropped unsaid: “%s”", expectAtBoth);

test("A list of the nearest town isn’t said to be of one without practices", async () => {
  for (const { text } of await atBoth("dentist richmond or motueka")) {
    expect(text).not.toContain("This list is of Motueka");
    expect(text).toContain("The nearest are in Nelson");
    expect(text).toContain("Search for Richmond on its own.");
  }
});

test("The directory says that its list is of the first of two towns, and the search lists both", async () => {
  const [search, directory] = await atBoth("dentist rotorua or taupo");
  expect(search!.heading).toMatch(/in Rotorua and Taupō$/);
  expect(directory!.text).toContain("This list is of Rotorua. Search for Taupō on its own.");
});

test.each([
  "what time does dentist close on christmas eve in taupo",
  "dentist taupo open new years day",
  "taupo dentist waitangi day",
  "good friday dentist taupo",
])("A holiday that is asked for is no emergency, and its hours are told to be others: “%s”", async (q) => {
  for (const { heading, text } of await atBoth(q)) {
    expect(heading).toMatch(/^\d+ dentists? in Taupō$/);
    expect(text).toContain("Hours are often different around public holidays.");
    expect(text).toContain("In pain or hurt? Get help now");
    expect(text).not.toContain("understand");
  }
});

test("Someone who is hurt on a holiday is helped first", async () => {
  const { text, hrefs } = await ask("/search", "toothache christmas day nelson");
  expect(text).toContain("Who can see you first");
  expect(hrefs).toContain("/emergency?place=nelson");
});

test.each([
  ["dentist near me open after 6pm", /open after 6pm/, null],
  ["dentist open until 7pm wellington", /Wellington, open after 6pm$/, "not by “until 7pm”"],
  ["dentist hamilton after 5pm", /Hamilton, open after 6pm$/, "not by “after 5pm”"],
])(
  "An hour in the evening is searched for, and not denied in the next line: “%s”",
  async (q, heading, said) => {
    for (const one of await atBoth(q)) {
      expect(one.heading).toMatch(heading);
      expect(one.text).not.toContain("for any time of the day");
      if (said !== null) expect(one.text).toContain(said);
    }
  },
);

test.each(["lumino remuera", "quincy dental remuera", "mobile dentist comes to rest home remuera"])(
  "What isn’t known takes no suburb away: “%s”",
  async (q) => {
    for (const { heading, names } of await atBoth(q)) {
      expect(heading).toMatch(/matching “Remuera”$/i);
      for (const name of names) expect(name).toContain("Remuera");
    }
  },
);

test.each([
  ["dentist near otago uni", /in Dunedin$/],
  ["dentist near waikato hospital", /in Hamilton$/],
])("What is named after a region stands in a town: “%s”", async (q, heading) => {
  for (const one of await atBoth(q)) expect(one.heading).toMatch(heading);
});

test.each(["who is the best dentist in new zealand", "dentist aotearoa", "dentist new zealand"])(
  "The whole country is a place that is understood: “%s”",
  async (q) => {
    const [search, directory] = await atBoth(q);
    expect(search!.heading).toBe("600 dentists");
    expect(directory!.text).toContain("600 dentists found");
    for (const { text } of [search!, directory!]) expect(text).not.toContain("understand");
  },
);

test.each([
  ["teeth whitening under $400 auckland", /Teeth Whitening in Auckland/],
  ["whitening for $400 auckland", /Teeth Whitening in Auckland/],
  ["auckland whitening 400 dollars max", /Teeth Whitening in Auckland/],
])("A sum is answered by the cheapest first and how many are within it: “%s”", async (q, heading) => {
  for (const one of await atBoth(q)) {
    expect(one.heading).toMatch(heading);
    expect(one.text).toMatch(/starts? at \$400 or less\.|None of them lists a price of \$400 or less\./);
    expect(one.text).toMatch(/cheapest first/i);
    expect(one.text).not.toContain("understand");
  }
});

test.each([["checkup less than $20 auckland", /of \$20 or less\. The lowest starts at \$[\d,]+\./]])(
  "Where nobody is as cheap, that is said with the lowest: “%s”",
  expectAtBoth,
);

test.each([
  "dentist in hastings that isn't expensive",
  "dentist hastings not too dear",
  "reasonably priced dentist hastings",
])("Not expensive is cheapest first: “%s”", async (q) => {
  for (const { heading, text } of await atBoth(q)) {
    expect(heading).toMatch(/in Hastings$/);
    expect(text).toMatch(/cheapest first/i);
    expect(text).not.toContain("understand");
  }
});

test.each([
  ["difference between veneers and crowns", ["/services/veneers", "/services/crowns-and-bridges"]],
  ["braces vs invisalign", ["/services/braces", "/services/invisalign"]],
  ["is an implant better than a bridge", ["/services/implants", "/services/crowns-and-bridges"]],
])("What is compared is answered by the page on each, first: “%s”", async (q, pages) => {
  const [search, directory] = await atBoth(q);
  const found = search!.hrefs.filter((href) => /^\/(?:services|dentists)\//.test(href));
  expect(found.slice(0, 2)).toEqual(pages);
  expect(search!.heading).toMatch(/ or /);
  expect(search!.text).not.toContain("understand");
  for (const page of pages) expect(directory!.hrefs).toContain(page);
});

test.each([
  ["2nd opinion my dentist says i need 6 fillings", "/blog/when-something-went-wrong"],
  ["dentist that doesnt judge i havent been in 15 years", "/services/nervous-patients"],
  ["embarrassed about my teeth", "/services/nervous-patients"],
  ["complain about my dentist overcharged me", "/blog/when-something-went-wrong"],
  ["my dentist ripped me off", "/blog/when-something-went-wrong"],
  ["school dental clinic phone number", "/blog/childrens-teeth"],
  ["is fluoride safe", "/blog/childrens-teeth"],
  ["dentist botched my filling", "/blog/when-something-went-wrong"],
  ["sores under my dentures", "/services/dentures"],
  ["baby teething wont sleep what can i give", "/services/teething"],
])("The page that answers is led to at both doors: “%s”", async (q, href) => {
  for (const one of await atBoth(q)) {
    expect(one.hrefs).toContain(href);
    expect(one.text).not.toContain("understand");
  }
});

test("An article that answers names the page, and not a list of everyone", async () => {
  const { heading, names } = await ask("/search", "complain about my dentist overcharged me");
  expect(heading).toMatch(/^When something went wrong/);
  expect(names).toEqual([]);
});

test.each([
  ["overcharged and want a refund", /^When something went wrong/, "free advocates"],
  ["ulcer on my lip qwerty", /^Mouth ulcers$/, "have it looked at"],
  ["white patch in my mouth for 5 weeks", /^A sore, lump or patch/, "See a dentist or doctor soon"],
  ["ulcers under my top plate", /^Dentures$/, "Go back to the person who made it"],
])(
  "The directory’s box answers by the page, with its advice, where no practice has the words: “%s”",
  async (q, title, says) => {
    const { heading, text } = await ask("/directory", q);
    expect(heading).toMatch(title);
    expect(text).toContain(says);
    expect(text).not.toContain("No dentists");
  },
);

test.each([
  ["overstayer dentist auckland", "Practices don’t tell us about “overstayer”."],
  ["no visa", "Practices don’t tell us about “no visa”."],
])("What practices don’t tell us of where someone comes from is said: “%s”", expectAtBoth);

test.each([
  ["after hours prices", /for Emergency Care$/],
  ["weekend prices", /open on Saturdays or Sundays$/],
])("Prices are those of what is named beside them, cheapest first: “%s”", async (q, list) => {
  for (const { heading, text } of await atBoth(q)) {
    expect(heading).toMatch(list);
    expect(text).toMatch(/cheapest first/i);
    expect(text).not.toContain("understand");
  }
});

test.each([
  "school dental clinic phone number",
  "talk teeth phone number",
  "what number do i ring for school dentist",
])("Who asks for the school dental service’s number gets it: “%s”", async (q) => {
  await expectAtBoth(q, /0800 TALK TEETH \(825 583\)/);
  expect((await ask("/search", q)).hrefs).toContain("tel:0800825583");
});

test.each([
  ["does medibank cover me in nz im aussie", "ask Medibank what your policy pays"],
  ["does bupa cover dentist", "ask Bupa what your policy pays"],
  ["hcf dentist auckland", "ask HCF what your policy pays"],
])("An insurer from anywhere gets the same honest sentence: “%s”", expectAtBoth);

test.each([
  ["dentist for my dog", "We list dentists for people"],
  ["vet for my horse", "We list dentists for people"],
  ["dentist in sydney", "We list practices in New Zealand only"],
  ["cheap implants in thailand", "We list practices in New Zealand only"],
  ["dental assistant jobs hamilton", "We don’t list jobs or courses"],
  ["wanting to become a dentist how many years study", "We don’t list jobs or courses"],
])("What we don’t list is said, and nobody is listed for it: “%s”", async (q, said) => {
  for (const { text, names } of await atBoth(q)) {
    expect(text).toContain(said);
    expect(text).not.toContain("understand");
    expect(names).toEqual([]);
  }
});

test.each([
  ["moved from sydney need a dentist in nelson", /in Nelson$/],
  ["dentist from india auckland", /in Auckland$/],
])("Where someone comes from is not where they look: “%s”", async (q, heading) => {
  expect((await ask("/search", q)).heading).toMatch(heading);
});

test("Who has lost their job and can’t pay isn’t told about jobs", async () => {
  const { text } = await ask("/search", "lost my job cant afford dentist");
  expect(text).not.toContain("We don’t list jobs");
});

test.each([
  "ulcer qwerty on my lip been there asdf while fine",
  "mouth ulcers and zzzz xxxx when to worry about qqqq them or not please tell me everything",
])("A heading repeats what was typed, and never a sentence with words cut out of it: “%s”", async (q) => {
  const { heading } = await ask("/search", q);
  const [, quote] = /“(.*?)(?: …)?”/.exec(heading) ?? [];
  if (quote !== undefined) expect(q.startsWith(quote)).toBe(true);
  expect(heading.length).toBeLessThan(110);
});

test.each([
  ["two fillings cost", "General Dentistry"],
  ["one implant cost", "Dental Implants"],
  ["both wisdom teeth out cost", "Oral Surgery"],
  ["2x crowns nelson", "Crowns & Bridges in Nelson"],
  ["a couple of fillings nelson", "General Dentistry in Nelson"],
])("A number before a treatment counts it, and is no name: “%s”", async (q, what) => {
  for (const { heading, text } of await atBoth(q)) {
    expect(heading).toMatch(new RegExp(`for ${what}$`));
    expect(text).not.toContain("understand");
  }
});

test.each([
  ["hygienist nelson", "We list “hygienist” under General Dentistry. Call one and ask about it."],
  ["composite bonding", "We list “composite bonding” under Cosmetic. Call one and ask about it."],
  ["veneers vs bonding", "Search for bonding on its own."],
  ["crowns or hygienist", "Search for hygienist on its own."],
  ["scale and polish price nelson", "Practices don’t tell us the price of “scale and polish” alone."],
  ["how much for two fillings", "Practices don’t tell us the price of “fillings” alone."],
])("What is listed under another treatment is named as it was typed: “%s”", expectAtBoth);

test.each([
  ["hygienist not dentist nelson", "dentist", /Nelson$/],
  ["isnt open on monday", "monday", /dentist/],
  ["dentist nelson that doesnt open saturday", "saturday", /Nelson$/],
])("A no is never dropped unsaid: “%s”", async (q, typed, heading) => {
  for (const one of await atBoth(q)) {
    expect(one.heading).toMatch(heading);
    expect(one.text).toContain(`this list might include “${typed}”`);
  }
});

test.each([
  "book appointment nelson",
  "online booking dentist nelson",
  "make an appointment nelson",
  "adult dentist nelson",
  "koroua’s dentures nelson",
  "my nana needs a dentist nelson",
  "scared of needles nelson",
  "whitening without insurance nelson",
])("Words of this site, of people and of needles are understood: “%s”", async (q) => {
  for (const { heading, text } of await atBoth(q)) {
    expect(heading).toMatch(/in Nelson$/);
    expect(text).not.toContain("understand");
    expect(text).not.toContain("We can’t search by");
  }
});

test.each([
  ["can i pay it off weekly", /with payment plans$/],
  ["pay over time nelson", /in Nelson,? with payment plans$/],
  ["wheelchair ramp dentist kapiti", /step-free.*, nearest to Paraparaumu/],
  ["ramp access nelson", /in Nelson,? step-free$/],
  ["kei hea te niho tākuta i Rotorua", / in Rotorua$/],
])(
  "Ways to pay and to get in, and a dentist in te reo Māori, are read as those: “%s”",
  async (q, heading) => {
    for (const one of await atBoth(q)) {
      expect(one.heading).toMatch(heading);
      expect(one.text).not.toContain("understand");
    }
  },
);

test("Who fears needles is led to the page on nervous patients", async () => {
  for (const { hrefs } of await atBoth("dentist without needles"))
    expect(hrefs).toContain("/services/nervous-patients");
});

test.each([
  "tourist from australia need a dentist in queenstown",
  "visiting from the uk dentist",
  "backpacker dentist auckland",
])("A visitor to New Zealand reads that ACC is for them too: “%s”", async (q) => {
  for (const { text } of await atBoth(q)) {
    expect(text).toContain("After an accident here ACC can help with the cost, for visitors too.");
    expect(text).not.toContain("understand");
  }
});

/** What programs are told of a text. */
async function notesFor(q: string) {
  const list = (await (await site.fetch(`/api/v1/practices?${new URLSearchParams({ q })}`)).json()) as {
    notes: string[];
  };
  return list.notes.join(" ");
}

test.each([
  ["dentist on ponsonby road", "We can’t search by street, so this is without “ponsonby road”."],
  ["korean dentist north shore", "North Shore is listed under Auckland, so this is all of Auckland."],
  ["dentist waiheke", "No practice is listed in Oneroa (Waiheke)."],
])("Every door says the same of a place: “%s”", async (q, said) => {
  for (const { text } of await atBoth(q)) expect(text).toContain(said);
  expect(await notesFor(q)).toContain(said);
});

test.each([
  ["is fluoride safe for kids", "/blog/childrens-teeth"],
  ["complain about my dentist", "/blog/when-something-went-wrong"],
])("Programs are led to the page that answers: “%s”", async (q, href) => {
  expect(await notesFor(q)).toContain(href);
});

test.each(["is fluoride safe for kids", "kids sedation price", "general anaesthetic for child teeth cost"])(
  "What is free for children isn’t said to be the price of something else: “%s”",
  async (q) => {
    expect((await ask("/search", q)).text).not.toContain("Starting price");
  },
);

test.each(["dental nurse jobs", "jobs for dental nurses auckland", "receptionist jobs dental"])(
  "Who asks for work is told that we list none: “%s”",
  async (q) => {
    await expectAtBoth(q, "We don’t list jobs or courses");
    expect(await notesFor(q)).toContain("We don’t list jobs or courses");
  },
);

test("A name that no practice has is said to be none", async () => {
  expect((await ask("/search", "Bite Dental")).text).toContain("No practice here is called “Bite Dental”.");
});
