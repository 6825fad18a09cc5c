import { describe, expect, test } from "vitest";
import { newsletterCounts } from "#database/newsletter/newsletter.ts";
import { renewLinks } from "#outbox/renew-links.ts";
import { texts } from "#tests/support/form.ts";
import { askFor, linkIn, subscribed } from "#tests/support/newsletter.ts";
import { SEALING, TEST_KEYS } from "#tests/support/sealing.ts";
import { openSite, readPage, type TestSite } from "#tests/support/site.ts";

async function withSubscriber(): Promise<{ site: TestSite; link: string }> {
  const site = await openSite({ samples: 0 });
  return { site, link: linkIn(await subscribed(site, "ana@niho.example"), "unsubscribe") };
}

function counts({ database }: TestSite) {
  return newsletterCounts(database.read);
}

describe("The link that unsubscribes", () => {
  test("shows a button, and ends nothing by being looked at: mail scanners open every link", async () => {
    const { site, link } = await withSubscriber();
    for (const method of ["GET", "HEAD", "GET"]) await site.fetch(link, { method });
    expect(await counts(site)).toEqual({ confirmed: 1, asked: 0, left: 0 });
    const page = await site.page(link);
    expect([page.status, texts(page.document, "main h1")]).toEqual([200, ["Unsubscribe"]]);
    const form = page.document.querySelector("form[method=post]")!;
    expect(form.querySelector("button")!.textContent).toBe("Unsubscribe me");
    const left = await readPage(await site.post(form.getAttribute("action")!, {}));
    expect([left.status, texts(left.document, "main h1")]).toEqual([200, ["You’ve left the newsletter"]]);
    expect(left.document.querySelector("main")!.textContent).toContain(
      "We erased your address on 20 November 2026",
    );
    expect(left.document.querySelector("main a[href='/newsletter'].onward")).not.toBeNull();
    expect(await counts(site)).toEqual({ confirmed: 0, asked: 0, left: 1 });
  });

  test("takes a mail program’s one click, however it is sent, without a redirect and without asking again", async () => {
    const oneClick = () => new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const site = await openSite({ samples: 0 });
    const clicks: { headers?: Record<string, string>; body: BodyInit | null }[] = [
      { body: oneClick() },
      { headers: { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" }, body: oneClick() },
      // As parts, which the standard allows too.
      { headers: { Origin: "null" }, body: oneClickParts() },
      { body: null },
      { headers: { "Content-Type": "text/plain" }, body: "" },
      { body: "List-Unsubscribe=One-Click" },
      { headers: { "Content-Type": "x" }, body: "List-Unsubscribe=One-Click" },
    ];
    for (const [number, { headers = {}, body }] of clicks.entries()) {
      const link = linkIn(await subscribed(site, `reader${number}@niho.example`), "unsubscribe");
      const answer = await site.fetch(link, { method: "POST", headers, body });
      expect([number, answer.status, answer.headers.get("Location")]).toEqual([number, 200, null]);
      expect(await counts(site)).toEqual({ confirmed: 0, asked: 0, left: number + 1 });
      const again = await site.fetch(link, { method: "POST", headers, body: new URLSearchParams() });
      expect(again.status).toBe(200);
    }
  });

  test("alone is open to other sites: the form that subscribes and the one that confirms are not", async () => {
    const { site } = await withSubscriber();
    for (const path of ["/newsletter", "/newsletter/confirm?token=1"]) {
      const answer = await site.post(path, {}, { Origin: "https://mail.example" });
      expect([path, answer.status]).toEqual([path, 403]);
      const parts = await site.fetch(path, { method: "POST", body: oneClickParts() });
      expect([path, parts.status]).toEqual([path, 415]);
    }
  });

  test("does not run out while someone is subscribed, and an old one ends a later subscription too", async () => {
    const { site, link } = await withSubscriber();
    await site.post(link, {});
    await subscribed(site, "ana@niho.example");
    site.clock.now = new Date("2036-11-20T00:30:00Z");
    expect((await site.page(link)).status).toBe(200);
    await site.post(link, {});
    expect(await counts(site)).toEqual({ confirmed: 0, asked: 0, left: 1 });
  });

  test("goes on working when links to requests are made anew after a leak", async () => {
    const { site, link } = await withSubscriber();
    await site.database.transact((tx) => renewLinks(tx, SEALING.encryption, TEST_KEYS));
    await site.post(link, {});
    expect(await counts(site)).toEqual({ confirmed: 0, asked: 0, left: 1 });
  });

  test("ends the reader’s own subscription and no one else’s", async () => {
    const { site, link } = await withSubscriber();
    await subscribed(site, "tama@niho.example");
    await site.post(link, {});
    expect(await counts(site)).toEqual({ confirmed: 1, asked: 0, left: 1 });
  });

  test("of an address that was never confirmed deletes it, and says so", async () => {
    const site = await openSite({ samples: 0 });
    await askFor(site, "ana@niho.example");
    const [message] = await site.mail();
    const link = linkIn(message!, "unsubscribe");
    const page = await site.page(link);
    expect(texts(page.document, "main h1, main button")).toEqual([
      "Delete your address",
      "Delete my address",
    ]);
    expect(page.document.querySelector("main")!.textContent).toContain("send nothing to it for 30 days");
    await site.post(link, {});
    expect(await counts(site)).toEqual({ confirmed: 0, asked: 0, left: 0 });
    const confirm = await site.post(linkIn(message!, "confirm"), {});
    expect(confirm.status).toBe(404);
  });
});

function oneClickParts(): FormData {
  const parts = new FormData();
  parts.set("List-Unsubscribe", "One-Click");
  return parts;
}
