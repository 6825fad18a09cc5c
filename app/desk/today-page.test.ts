import { describe, expect, test } from "vitest";
import { SAMPLE_IDENTITY, answeringSchedule } from "#content/identity.ts";
import { openRequests, storeFirstState } from "#database/requests/requests.ts";
import { insertSubmission } from "#database/requests/submissions.ts";
import { MINUTE } from "#domain/durations.ts";
import { makeReference } from "#domain/requests/reference.ts";
import { arrive } from "#domain/requests/request-clock.ts";
import { samplesCount } from "#database/practices/practices.ts";
import { loadDay } from "#tests/support/sample-day.ts";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { mailNames } from "#tests/support/direct-site.ts";
import { memoryMailer } from "#outbox/transports/memory.ts";
import { MailRefused } from "#outbox/transports/message.ts";
import { texts } from "#tests/support/form.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

/** So many requests wait for our staff, each by what a form sends. */
async function storeRequests({ services, database, clock }: TestSite, count: number): Promise<void> {
  const { length: before } = await openRequests(database.read);
  const desk = {
    now: clock.now,
    desk: answeringSchedule(SAMPLE_IDENTITY, "bookings"),
    routing: "desk" as const,
  };
  const wish = { day: "2026-12-02", time: "09:30", words: "" };
  const request = arrive(
    { receivedAt: clock.now, wish, urgency: "routine", chosen: null, mayGoElsewhere: true },
    desk,
  );
  const fields = { firstName: "Māia", service: "Root Canal", location: "Nelson", preferredDate: wish.day };
  await database.transact(async (tx) => {
    for (let number = before; number < count; number++) {
      const reference = makeReference(services.randomBytes);
      const sent = { reference, kind: "booking", receivedAt: clock.now, noticeVersion: "1", fields } as const;
      await insertSubmission(tx, services, sent);
      await storeFirstState(tx, services.encryption, reference, request);
    }
  });
}

eachDatabase("Today", (open) => {
  test("has the made-up day in one order, the same each time it is made, and what waits for others apart", async () => {
    // As for the day's own mails: those that wait when the site's own worker looks, once in 15 seconds, it sends itself.
    const mailer = memoryMailer((message) => {
      if (mailNames([message])[0]!.startsWith("practice-chosen")) throw new MailRefused("550", true);
    });
    const site = await openSite({ samples: 240, open, mailer, now: "2026-11-20T02:00:00Z" });
    const aroha = await signInAtDesk(site);
    const empty = await aroha.page("/desk/today");
    expect(texts(empty.document, ".panel h2")).toEqual(["Nothing is waiting for us"]);
    const seen: string[][] = [];
    for (const _ of ["once", "again"]) {
      await loadDay(site);
      seen.push(texts((await aroha.page("/desk/today")).document, ".what"));
    }
    expect(seen[0]).toHaveLength(36);
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[0]!.slice(0, 3)).toEqual([
      "Root canal in Nelson",
      "Emergency care in Invercargill",
      "Emergency care in Hamilton",
    ]);
    const page = await aroha.page("/desk/today");
    expect(texts(page.document, ".band h2").slice(0, 2)).toEqual(["Emergencies", "Late"]);
    expect(page.document.querySelector("title")!.textContent).toBe("Today (36) | Desk");
    expect(texts((await aroha.page("/desk/today?show=booked")).document, "[data-row]")).toHaveLength(2);
    expect(texts((await aroha.page("/desk/today?kind=message")).document, "[data-row]")).toHaveLength(8);
    expect(texts((await aroha.page("/desk/today?kind=mistake")).document, "[data-row]")).toHaveLength(2);
    expect(texts((await aroha.page("/desk/today?kind=reply")).document, "[data-row]")).toHaveLength(2);
    const toCheck = texts((await aroha.page("/desk/today?kind=practice")).document, ".more").join("\n");
    for (const reason of [
      /Their certificate ends on \d/,
      /They’ve joined, and no email reaches them/,
      /We can’t read their hours/,
      /Perhaps the same as practice \d+/,
    ])
      expect(toCheck).toMatch(reason);
    // Those of the day are made anew, so there are as many as after the first time.
    expect(await samplesCount(site.database.read)).toBe(244);
    // Health says what the day plants, and no other fault of it.
    const toMend = (await site.services.checkUp()).filter(({ mend }) => mend !== undefined);
    expect(toMend.map(({ what }) => what)).toEqual([
      "Mail queue",
      "Messages",
      "Reviews to read",
      "Replies to reviews",
    ]);
    // What needs mending is the first that its page lists.
    const health = (await aroha.page("/desk/health")).document;
    const first = texts(health, ".checks b").slice(0, toMend.length);
    expect(first).toEqual(toMend.map(({ what }) => `${what} needs mending`));
  });
});

describe("Today", () => {
  test("shows in the evening the hours of the next day on which something is due, with its emergencies on top", async () => {
    // Sunday, 10pm.
    const site = await openSite({ samples: 240, now: "2026-11-22T09:00:00Z" });
    await loadDay(site);
    site.clock.now = new Date(site.clock.now.getTime() + MINUTE);
    const { document } = await (await signInAtDesk(site)).page("/desk/today");
    const line = document.querySelector(".day-wide")!;
    expect(line.querySelector("text.strong")!.textContent).toBe("Monday 23 November");
    expect(line.querySelector(".now")).toBeNull();
    const dots = [...line.querySelectorAll("[class^=dot]:not(.dot-late)")];
    expect(dots.length).toBeGreaterThan(3);
    expect(dots.findIndex((dot) => dot.matches(".dot-red"))).toBeGreaterThan(
      dots.findLastIndex((dot) => dot.matches(".dot")),
    );
  });

  test("asks the database no more often with 200 items than with ten", async () => {
    const site = await openSite({ samples: 24, now: "2026-11-20T02:00:00Z" });
    const aroha = await signInAtDesk(site);
    let queries = 0;
    const read = site.services.database.read.withPlugin({
      transformQuery: ({ node }) => {
        queries++;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    site.services.database = { ...site.services.database, read };
    const queriesWith = async (requests: number) => {
      await storeRequests(site, requests);
      queries = 0;
      const page = await aroha.page("/desk/today");
      expect(texts(page.document, ".bar-nav b")).toEqual([String(requests)]);
      return queries;
    };
    // What the practices say is read once for each state of them.
    await aroha.page("/desk/today");
    const few = await queriesWith(10);
    expect(few).toBeGreaterThan(5);
    expect(few).toBeLessThan(30);
    expect(await queriesWith(200)).toBe(few);
  });
});
