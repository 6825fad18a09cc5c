import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { findSubscription, newsletterCounts } from "#database/newsletter/newsletter.ts";
import { DAY, HOUR } from "#domain/durations.ts";
import { alertIn, texts } from "#tests/support/form.ts";
import { askFor, linkIn, subscribed } from "#tests/support/newsletter.ts";
import { openSite, ORIGIN, readPage, type TestSite } from "#tests/support/site.ts";

function openNewsletter(): Promise<TestSite> {
  return openSite({ samples: 24 });
}

function travel({ clock }: TestSite, milliseconds: number): void {
  clock.now = new Date(clock.now.getTime() + milliseconds);
}

/** Everything that the database holds, as text. */
async function everythingIn({ database }: TestSite): Promise<string> {
  const tables = (await database.read.introspection.getTables()).map(({ name }) => name);
  const rows = await Promise.all(
    tables.map((table) => sql`select * from ${sql.table(table)}`.execute(database.read)),
  );
  return JSON.stringify(rows);
}

describe("The newsletter’s page", () => {
  test("says what one gets, how often, and what happens to the address, before it asks", async () => {
    const site = await openNewsletter();
    const { document, status } = await site.page("/newsletter");
    expect(status).toBe(200);
    const main = document.querySelector("main")!.textContent;
    for (const words of [
      "At most one email a month",
      "Only when there’s a new article",
      "No one else gets it",
      "If you don’t confirm it, we erase it after 7 days",
      "We don’t track whether you open it",
    ])
      expect(main).toContain(words);
  });

  test("keeps what is no address as it was typed, and says what to do about it", async () => {
    const site = await openNewsletter();
    for (const [typed, problem] of [
      ["", "Enter your email address"],
      ["ana", "Enter an email address like name@example.co.nz"],
      ["ana@home", "Enter an email address like name@example.co.nz"],
      [`${"a".repeat(250)}@niho.example`, "Email address must be 254 characters or fewer"],
    ] as const) {
      const page = await readPage(await askFor(site, typed));
      expect([page.status, page.document.title]).toEqual([422, "Error: Newsletter | Niho"]);
      expect(texts(page.document, "[role=alert] a[href='#email']")).toEqual([problem]);
      const field = page.document.querySelector("#email")!;
      expect([field.getAttribute("value"), field.getAttribute("aria-invalid")]).toEqual([typed, "true"]);
      expect(page.document.querySelector("[name=page_url]")!.getAttribute("value")).toBe("/blog");
      expect(page.headers.get("Cache-Control")).toContain("private");
    }
    expect(await site.mail()).toEqual([]);
  });

  test("subscribes nobody by GET, whatever the address says", async () => {
    const site = await openNewsletter();
    await site.fetch("/newsletter?email=ana@niho.example&send");
    await site.fetch("/newsletter?email=ana@niho.example", { method: "HEAD" });
    expect(await site.mail()).toEqual([]);
  });

  test("takes no address from another site’s page", async () => {
    const site = await openNewsletter();
    const answer = await askFor(site, "ana@niho.example");
    expect(answer.status).toBe(303);
    const foreign = await site.post(
      "/newsletter",
      { email: "tama@niho.example" },
      { Origin: "https://evil.example" },
    );
    expect(foreign.status).toBe(403);
    expect((await site.mail()).map(({ to }) => to.email)).toEqual(["ana@niho.example"]);
  });

  test("says so and keeps the address when it cannot be stored", async () => {
    const site = await openNewsletter();
    await site.database.transact((tx) => sql`alter table outbox rename to lost`.execute(tx));
    site.log.expect("form not stored");
    const page = await readPage(await askFor(site, "ana@niho.example"));
    expect(page.status).toBe(503);
    expect(alertIn(page)).toContain("There was an error signing you up. Please try again.");
    expect(page.document.querySelector("#email")!.getAttribute("value")).toBe("ana@niho.example");
    await site.database.transact((tx) => sql`alter table lost rename to outbox`.execute(tx));
    expect(await newsletterCounts(site.database.read)).toMatchObject({ asked: 0 });
  });
});

describe("A person who asks for the newsletter", () => {
  test("gets one mail with a link, and is not subscribed until it is used", async () => {
    const site = await openNewsletter();
    const answer = await askFor(site, "Ana@Niho.example");
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/newsletter/check-your-email"]);
    const [message, ...others] = await site.mail();
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      to: { email: "Ana@niho.example" },
      from: { name: "Niho", email: "hello@niho.example" },
      subject: "Confirm your subscription to Niho’s newsletter",
    });
    for (const part of [message!.text, message!.html]) {
      expect(part).toContain("niho.test");
      expect(part).toContain("The link works until Friday 27 November 2026");
      expect(part).toContain("Level 2, 1 Sample Street, Auckland Central, Auckland 1010, New Zealand");
      expect(part).toMatch(/If it wasn’t you, you don’t have to do anything/);
    }
    const { services } = site;
    const hash = services.keyedHash("newsletter address ana@niho.example");
    expect(await findSubscription(site.database.read, hash)).toMatchObject({
      askedOn: "/blog",
      words: expect.stringMatching(/^At most one email a month\. .* once you’ve confirmed it\.$/),
      confirmedAt: null,
    });
  });

  test("leaves no address and no token that could be read in the database once the mail is gone", async () => {
    const site = await openNewsletter();
    await askFor(site, "ana.whetu@niho.example");
    const [message] = await site.mail();
    const everything = await everythingIn(site);
    expect(everything).toContain("At most one email a month");
    for (const page of ["confirm", "unsubscribe"] as const) {
      const token = new URL(linkIn(message!, page), ORIGIN).searchParams.get("token")!;
      expect(token).toMatch(/^[0-9a-f]{64}$/);
      expect(everything).not.toContain(token);
    }
  });

  test("gets one mail a day however often the address is typed, by anyone, in whatever case", async () => {
    const site = await openNewsletter();
    await Promise.all(Array.from({ length: 5 }, () => askFor(site, "ana@niho.example")));
    // In flight while the clock jumps a day, its lease would look expired.
    expect(await site.mail()).toHaveLength(1);
    travel(site, DAY - 1);
    await askFor(site, "ANA@niho.example");
    expect(await site.mail()).toHaveLength(1);
    travel(site, 1);
    await askFor(site, "ana@NIHO.example");
    const [first, second, ...more] = await site.mail();
    expect(more).toEqual([]);
    expect(second!.messageId).not.toBe(first!.messageId);
    expect(linkIn(second!, "confirm")).toBe(linkIn(first!, "confirm"));
  });

  test("is one person, with one mail to the plain address, in every form of a domain that leads to it", async () => {
    const site = await openNewsletter();
    for (const domain of ["ｎiho.example", "NIHO.example", "𝐧iho.example", "niho.ｅxample"]) {
      await askFor(site, `ana@${domain}`);
    }
    await askFor(site, "ana@niho.example");
    expect((await site.mail()).map(({ to }) => to.email)).toEqual(["ana@niho.example"]);
    expect(await newsletterCounts(site.database.read)).toMatchObject({ asked: 1 });
  });

  test("sees the same whether new, waiting or subscribed; only the mail tells, once a day", async () => {
    const site = await openNewsletter();
    await subscribed(site, "tama@niho.example");
    const told = async (email: string) => {
      const answer = await askFor(site, email);
      return [answer.status, await answer.text(), [...answer.headers]];
    };
    const fresh = await told("new@niho.example");
    expect(await told("new@niho.example")).toEqual(fresh);
    expect(await told("tama@niho.example")).toEqual(fresh);
    travel(site, DAY);
    expect(await told("tama@niho.example")).toEqual(fresh);
    await told("tama@niho.example");
    const toTama = (await site.mail()).filter(({ to }) => to.email === "tama@niho.example");
    expect(toTama.map(({ subject }) => subject)).toEqual([
      "Confirm your subscription to Niho’s newsletter",
      "You’re already subscribed to Niho’s newsletter",
    ]);
    expect(toTama[1]!.text).toContain("subscribed since 20 November 2026");
    expect(toTama[1]!.unsubscribeUrl).toBe(`${ORIGIN}${linkIn(toTama[1]!, "unsubscribe")}`);
  });

  test("and has left before is told so in the mail, and must confirm anew", async () => {
    const site = await openNewsletter();
    const first = await subscribed(site, "ana@niho.example");
    travel(site, 10 * DAY);
    await site.post(linkIn(first, "unsubscribe"), {});
    travel(site, HOUR);
    await askFor(site, "ana@niho.example");
    const again = (await site.mail()).at(-1)!;
    expect(again.text).toContain(
      "You unsubscribed on 30 November 2026, so you’ll get it again only if you confirm.",
    );
    expect(linkIn(again, "confirm")).not.toBe(linkIn(first, "confirm"));
    const old = await site.page(linkIn(first, "confirm"));
    expect(old.status).toBe(404);
    expect((await site.post(linkIn(again, "confirm"), {})).status).toBe(303);
  });

  test("without wanting to can have the address deleted, and hears nothing for 30 days, no matter who asks", async () => {
    const site = await openNewsletter();
    await askFor(site, "ana@niho.example");
    const [message] = await site.mail();
    await site.post(linkIn(message!, "unsubscribe"), {});
    travel(site, 30 * DAY - 1);
    expect((await askFor(site, "ana@niho.example")).headers.get("Location")).toBe(
      "/newsletter/check-your-email",
    );
    expect(await site.mail()).toHaveLength(1);
    travel(site, 1);
    await askFor(site, "ana@niho.example");
    expect(await site.mail()).toHaveLength(2);
  });
});
