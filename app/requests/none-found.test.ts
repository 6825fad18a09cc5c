import { expect, test } from "vitest";
import { texts } from "#tests/support/form.ts";
import { BOOKING, send } from "#tests/support/forms.ts";
import type { TestSite } from "#tests/support/site.ts";
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
    expect(said).toMatch(/so no one has your request/);
    expect(said).not.toMatch(/We (ask|find|look)|remind/);
  }
});

test("the page after such a request promises nothing, and leads to practices to call", async () => {
  const site = await openDirectSite({ samples: 24 });
  const near = { location: "Whangarei", preferredDate: "2026-11-21", urgency: "emergency" };
  const { document } = await site.page(await pageAfter(site, near));
  const main = document.querySelector("main")!.textContent;
  expect(texts(document, "h1")).toEqual(["No practice can take your request"]);
  expect(document.title).toBe("No practice can take your request | Niho");
  expect(main).toContain("so no one has your request");
  expect(main).not.toMatch(/on its way|at once|within 24 hours/i);
  expect(document.querySelector('main a.btn-primary[href="/directory"]')).not.toBeNull();
});

test("the page after any other request says what happens when", async () => {
  const site = await openDirectSite({ samples: 240 });
  const { document } = await site.page(await pageAfter(site, { location: "Auckland" }));
  expect(texts(document, "main ol h3")).toHaveLength(3);
});

async function pageAfter(site: TestSite, answers: Record<string, string>): Promise<string> {
  const answer = await send(site, BOOKING, { ...BOOKING.right, ...answers });
  return answer.headers.get("Location")!;
}
