import { expect, test } from "vitest";
import { texts } from "#tests/support/form.ts";
import { book, mailNames, openDirectSite, tokensIn, travel } from "#tests/support/direct-site.ts";

test("nothing promises a practice to a request that none fits, and that ends within a minute", async () => {
  const site = await openDirectSite({ samples: 24 });
  await book(site, { location: "Whangarei", preferredDate: "2026-11-21", urgency: "emergency" });
  const [received] = await site.mail();
  const { document } = await site.page(`/request?token=${tokensIn(received!)[0]}`);
  const lede = texts(document, "main .lede")[0]!;
  await travel(site, new Date(site.clock.now.getTime() + 30_000));
  expect(mailNames(await site.mail())).toEqual(
    expect.arrayContaining(["booking-received", "booking-ended-1"]),
  );
  for (const said of [received!.text, lede]) {
    expect(said).toMatch(/whether one has your request/);
    expect(said).not.toMatch(/We (ask|find) a practice/);
  }
});
