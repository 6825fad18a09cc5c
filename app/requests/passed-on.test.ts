import { expect, test } from "vitest";
import { book, tokensIn, wordsOn } from "#tests/support/direct-site.ts";
import { openSite } from "#tests/support/site.ts";

test("where our own people send requests on, the first email and the page name the practice that was chosen", async () => {
  const site = await openSite({ samples: 24 });
  await book(site, { practice: "3", preferredDate: "2026-12-02" });
  const first = (await site.mail()).find((mail) => tokensIn(mail).length > 0)!;
  const { text } = first;
  const name = /- Practice: (.+?) \(a sample\)/.exec(text)![1]!;
  expect(text).toContain(`It goes to ${name}, as you asked.`);
  const page = await wordsOn(site, `/request?token=${tokensIn(first)[0]}`);
  expect(page).toContain(`We’ll pass it on to ${name} by 3:30pm on Friday 20 November`);
  for (const said of [text, page]) expect(said).not.toMatch(/found a practice|look for/);
});

test("where no practice was chosen, they find one", async () => {
  const site = await openSite({ samples: 24 });
  await book(site);
  const first = (await site.mail()).find((mail) => tokensIn(mail).length > 0)!;
  expect(first.text).toContain("We should have found a practice for you by");
});
