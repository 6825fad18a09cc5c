import { expect, test } from "vitest";
import { mainText } from "#tests/support/head.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const site = siteToRead(240);

const ask = (q: string) => site.page(`/directory?${new URLSearchParams({ q })}`);

test.each([
  ["cheap braces auckland", / for Braces in Auckland$/, ""],
  ["painless whitening", / for Teeth Whitening$/, "Practices don’t tell us about “painless”."],
  ["kids dentist auckland", / for Children’s Dentistry in Auckland$/, ""],
  ["sunday dentist christchurch", / in Christchurch, open on Sundays?$/, ""],
  ["samoan speaking dentist manukau", / in Auckland speaking Samoan$|in Auckland, speaking Samoan$/, ""],
  ["zip dentist auckland", / in Auckland with payment plans$/, "not whether they take Zip"],
  ["denstist palmerston nth", / in Palmerston North$/, "These are for “dentist palmerston nth”."],
  ["flurble implants auckland", / for Dental Implants in Auckland$/, "We didn’t understand “flurble”."],
  ["how long do veneers last", / for Veneers$/, "To read first: Veneers"],
  [
    "braces masterton",
    / for Braces in Palmerston North, nearest to Masterton$/,
    "No practice is listed in Masterton. The nearest are in Palmerston North",
  ],
  ["021 555 0199 christchurch", / in Christchurch$/, "We can’t search by phone number"],
  [
    "14 pain road wellington",
    / in Wellington$/,
    "We can’t search by street, so this is without “14 pain road”.",
  ],
])(
  "What is typed in the directory’s box becomes the filters that it means: “%s”",
  async (q, answer, said) => {
    const page = await ask(q);
    expect(page.document.querySelector("main h1")!.textContent).toMatch(answer);
    expect(page.document.querySelector("main h1")!.textContent).not.toMatch(/^No dentists/);
    expect(mainText(page)).toContain(said);
  },
);

test.each(["dentist auckland", "braces christchurch", "teeth cleaning wellington"])(
  "The box, the search and the list for programs count the same for “%s”",
  async (q) => {
    const asked = new URLSearchParams({ q });
    const count = (text: string) => /[\d,]+/.exec(text)?.[0].replace(",", "");
    const search = await site.page(`/search?${asked}`);
    const list = (await (await site.fetch(`/api/v1/practices?${asked}`)).json()) as { count: number };
    const counts = [await ask(q), search].map(({ document }) =>
      count(document.querySelector("main h1")!.textContent),
    );
    expect(counts).toEqual([String(list.count), String(list.count)]);
  },
);

test("A filter that is already chosen isn’t overruled by what is typed beside it", async () => {
  const page = await site.page("/directory?location=auckland&q=braces+christchurch");
  expect(page.document.querySelector("main h1")!.textContent).toMatch(/in Auckland/);
});
