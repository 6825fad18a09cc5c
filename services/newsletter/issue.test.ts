import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { findArticle } from "#content/articles/articles.ts";
import { NO_OPERATOR } from "#content/operator.ts";
import { DAY } from "#domain/durations.ts";
import { SEALING } from "#tests/support/sealing.ts";
import { startMailWorker } from "#outbox/mail-worker.ts";
import { compose } from "#outbox/transports/compose.ts";
import { memoryMailer } from "#outbox/transports/memory.ts";
import type { Message } from "#outbox/transports/message.ts";
import { linkIn, subscribed } from "#tests/support/newsletter.ts";
import { openSite, ORIGIN, type TestSite } from "#tests/support/site.ts";
import { uptimeOf } from "#tests/support/uptime.ts";
import { planIssue, sendIssue } from "./issue.ts";

const SLUG = "dental-costs-nz-2025";
const ARTICLE = findArticle(SLUG)!;

async function withSubscribers(...emails: string[]): Promise<TestSite> {
  const site = await openSite({ samples: 0 });
  for (const email of emails) await subscribed(site, email);
  return site;
}

async function send(site: TestSite, article = ARTICLE): Promise<number> {
  const services = { ...site.services, operator: NO_OPERATOR };
  const plan = await planIssue(services, article);
  const counts = await Array.fromAsync(sendIssue(services, plan));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** What goes out by the time that everything is due. */
async function sentIn({ database, clock }: TestSite): Promise<readonly Message[]> {
  const mailer = memoryMailer();
  const later = new Date(clock.now.getTime() + DAY);
  const worker = startMailWorker({
    database,
    encryption: SEALING.encryption,
    mailer,
    now: () => later,
    uptime: uptimeOf(() => later),
    random: () => 0.5,
  });
  await worker.idle();
  await worker.stop();
  return mailer.sent;
}

describe("An issue of the newsletter", () => {
  test("tells each subscriber what the article is about, who writes, why, and how to stop it", async () => {
    const site = await withSubscribers("ana@niho.example", "tama@niho.example");
    expect(await send(site)).toBe(2);
    const messages = await sentIn(site);
    expect(messages.map(({ to }) => to.email).toSorted()).toEqual(["ana@niho.example", "tama@niho.example"]);
    expect(new Set(messages.map(({ unsubscribeUrl }) => unsubscribeUrl)).size).toBe(2);
    for (const message of messages) {
      expect(message.subject).toBe(ARTICLE.title);
      for (const part of [message.text, message.html.replaceAll("&#x27;", "’")]) {
        expect(part).toContain(ARTICLE.excerpt);
        expect(part).toContain(`${ORIGIN}/blog/${SLUG}`);
        expect(part).toContain("you subscribed on niho.test on 20 November 2026");
        expect(part).toContain("Level 2, 1 Sample Street, Auckland Central, Auckland 1010, New Zealand");
        expect(part).toContain(message.unsubscribeUrl);
        expect(part).not.toMatch(/0-(token|day)-/);
      }
    }
  });

  test("carries the headers for one click, in one piece", async () => {
    const site = await withSubscribers("ana@niho.example");
    await send(site);
    const [message] = await sentIn(site);
    const { headers } = await PostalMime.parse(await compose(message!, site.clock.now));
    const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value;
    expect(valueOf("list-unsubscribe")).toBe(`<${ORIGIN}${linkIn(message!, "unsubscribe")}>`);
    expect(valueOf("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  });

  test("goes to nobody twice, however often it is sent, and to who subscribed since", async () => {
    const site = await withSubscribers("ana@niho.example");
    expect([await send(site), await send(site)]).toEqual([1, 0]);
    await subscribed(site, "tama@niho.example");
    expect(await planIssue({ ...site.services, operator: NO_OPERATOR }, ARTICLE)).toMatchObject({
      sent: 1,
      waiting: 1,
      tooSoon: null,
    });
    expect(await send(site)).toBe(1);
    const messages = [...(await site.mail()), ...(await sentIn(site))];
    const readers = messages.filter(({ subject }) => subject === ARTICLE.title).map(({ to }) => to.email);
    expect(readers).toEqual(["ana@niho.example", "tama@niho.example"]);
  });

  test("sent by two at once goes to each once", async () => {
    const site = await withSubscribers("ana@niho.example", "tama@niho.example", "mere@niho.example");
    const counts = await Promise.all([send(site), send(site)]);
    expect(counts[0] + counts[1]).toBe(3);
    expect(await sentIn(site)).toHaveLength(3);
  });

  test("does not go to who leaves while it waits", async () => {
    const site = await openSite({ samples: 0 });
    const confirmation = await subscribed(site, "ana@niho.example");
    await send(site);
    await site.post(linkIn(confirmation, "unsubscribe"), {});
    expect(await sentIn(site)).toEqual([]);
  });

  test("does not stand before an appointment’s mail: ten fall due a second", async () => {
    const emails = Array.from({ length: 25 }, (_, index) => `reader${index}@niho.example`);
    const site = await withSubscribers(...emails);
    await send(site);
    const due = await site.database.read
      .selectFrom("outbox")
      .select("due_at")
      .where("sent_at", "is", null)
      .execute();
    const seconds = due.map(({ due_at }) =>
      Math.floor((Date.parse(due_at) - site.clock.now.getTime()) / 1_000),
    );
    expect([0, 1, 2].map((second) => seconds.filter((one) => one === second).length)).toEqual([10, 10, 5]);
  });

  test("may be followed by another after 28 days, as subscribers were promised", async () => {
    const site = await withSubscribers("ana@niho.example");
    const sentAt = site.clock.now;
    await send(site);
    const services = { ...site.services, operator: NO_OPERATOR };
    const next = findArticle("invisalign-cost-nz-2025")!;
    site.clock.now = new Date(sentAt.getTime() + 28 * DAY - 1);
    expect((await planIssue(services, next)).tooSoon).toEqual({
      last: SLUG,
      lastAt: sentAt,
      nextAt: new Date(sentAt.getTime() + 28 * DAY),
    });
    site.clock.now = new Date(sentAt.getTime() + 28 * DAY);
    expect((await planIssue(services, next)).tooSoon).toBeNull();
  });
});
