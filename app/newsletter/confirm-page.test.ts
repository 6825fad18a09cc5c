import { describe, expect, test } from "vitest";
import { newsletterCounts } from "#database/newsletter/newsletter.ts";
import { texts } from "#tests/support/form.ts";
import { askFor, linkIn } from "#tests/support/newsletter.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

async function opened(): Promise<{ site: TestSite; link: string; confirmed: () => Promise<number> }> {
  const site = await openSite({ samples: 0 });
  await askFor(site, "ana@niho.example");
  const [message] = await site.mail();
  return {
    site,
    link: linkIn(message!, "confirm"),
    confirmed: async () => (await newsletterCounts(site.database.read)).confirmed,
  };
}

describe("The link that confirms", () => {
  test("shows a button, and confirms nothing by being looked at: mail scanners open every link", async () => {
    const { site, link, confirmed } = await opened();
    for (const method of ["GET", "HEAD", "GET"]) await site.fetch(link, { method });
    expect(await confirmed()).toBe(0);
    const page = await site.page(link);
    expect([page.status, page.document.querySelector("h1")!.textContent]).toEqual([
      200,
      "Confirm your subscription",
    ]);
    const form = page.document.querySelector("form[method=post]")!;
    expect(form.querySelector("button")!.textContent).toBe("Yes, subscribe me");
    const answer = await site.post(form.getAttribute("action")!, {});
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/newsletter/confirmed"]);
    expect(await confirmed()).toBe(1);
  });

  test("is not to be pressed by another site’s page", async () => {
    const { site, link, confirmed } = await opened();
    expect((await site.post(link, {}, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect(await confirmed()).toBe(0);
  });

  test("used a second time says that it is done", async () => {
    const { site, link, confirmed } = await opened();
    await site.post(link, {});
    expect((await site.post(link, {})).status).toBe(303);
    expect(texts((await site.page(link)).document, "h1")).toEqual(["You’re subscribed"]);
    expect(await confirmed()).toBe(1);
  });

  test("is too old after seven days: 410, nobody is subscribed, and it leads to a new one", async () => {
    const { site, link, confirmed } = await opened();
    site.clock.now = new Date(site.clock.now.getTime() + 7 * 86_400_000);
    const page = await site.page(link);
    expect([page.status, texts(page.document, "h1")]).toEqual([410, ["This link is too old"]]);
    expect(page.document.querySelector("main a[href='/newsletter'].btn")).not.toBeNull();
    expect(page.document.querySelector("form[method=post]")).toBeNull();
    expect((await site.post(link, {})).status).toBe(410);
    expect(await confirmed()).toBe(0);
  });
});
