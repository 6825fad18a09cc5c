import {
  claimCopies,
  countCopies,
  lastIssueBut,
  noteIssue,
  type Subscriber,
  subscribersWithout,
} from "#database/newsletter/newsletter-issues.ts";
import { subscribedAddress } from "#database/newsletter/newsletter.ts";
import { DAY } from "#domain/durations.ts";
import { NEWSLETTER_TERMS } from "#domain/newsletter.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import type { Keeping, Writing } from "../services.ts";
import { type Article, articlePath, categoryName } from "#content/articles/article.ts";
import { formatInstantDay } from "#domain/nz-time.ts";
import type { Message } from "#outbox/transports/message.ts";
import {
  fromNewsletter,
  renderNewsletter,
  subscribedSince,
  unsubscribeToken,
  unsubscribeUrl,
} from "./newsletter-emails.ts";

/** The services that sending an issue needs. */
export type IssueServices = Keeping & Writing;

/** What sending an issue now would do. */
export type IssuePlan = {
  issue: Issue;
  /** Subscribers who have it already (`sent`), and who would get it (`waiting`). */
  sent: number;
  waiting: number;
  /** Set when less than a month has passed since the last issue. */
  tooSoon: { last: string; lastAt: Date; nextAt: Date } | null;
};

/** Messages enqueued in one transaction. */
const BATCH = 200;
/**
 * Messages a second. The outbox sends by due time, so an issue due all at once would delay the mails of forms.
 */
const PACE = 10;

/** `planIssue(services, article)` says whom an issue about that article would reach. */
export async function planIssue(services: IssueServices, article: Article): Promise<IssuePlan> {
  const { slug } = article;
  const { database, now } = services;
  const issue = composeIssue(services, article);
  const last = await lastIssueBut(database.read, slug);
  const nextAt = last && new Date(last.sentAt.getTime() + NEWSLETTER_TERMS.daysBetweenIssues * DAY);
  return {
    issue,
    ...(await countCopies(database.read, slug)),
    tooSoon: last && nextAt && nextAt > now() ? { last: last.issue, lastAt: last.sentAt, nextAt } : null,
  };
}

/**
 * Enqueues an issue: one message for each confirmed subscriber who has not had it. Yields the number enqueued with each
 * batch. Interrupted and started again, or run twice at once, it sends no subscriber two copies.
 */
export async function* sendIssue(
  services: IssueServices,
  { issue }: IssuePlan,
): AsyncGenerator<number, void, undefined> {
  const { database, encryption, now } = services;
  const start = now();
  await database.transact((tx) => noteIssue(tx, { issue: issue.slug, sentAt: start }));
  let enqueued = 0;
  for (let after = ""; ;) {
    const batch = await subscribersWithout(database.read, issue.slug, { after, limit: BATCH });
    const hashes = batch.map(({ addressHash }) => addressHash);
    const messages = batch.map((subscriber) => ({
      subscriber: subscriber.addressHash,
      message: issue.messageFor(subscriber, subscribedAddress(services.encryption, subscriber)),
    }));
    const claimed = await database.transact(async (tx) => {
      const copies = await claimCopies(tx, issue.slug, hashes);
      const due = messages.filter(({ subscriber }) => copies.has(subscriber));
      for (const [index, owned] of due.entries()) {
        const dueAt = new Date(start.getTime() + Math.floor(((enqueued + index) * 1_000) / PACE));
        await enqueueMessage(tx, encryption, { ...owned, now: now(), dueAt });
      }
      return due.length;
    });
    enqueued += claimed;
    yield claimed;
    if (batch.length < BATCH) return;
    after = batch.at(-1)!.addressHash;
  }
}

/** An issue, rendered once for all subscribers. */
type Issue = {
  slug: string;
  subject: string;
  /** The plain text, without a subscriber's own links. */
  text: string;
  messageFor: (subscriber: Subscriber, email: string) => Message;
};

/** Placeholders for what differs by subscriber: rendering each copy would take minutes for 100,000. */
const TOKEN = "0-token-of-the-subscriber-0";
const SINCE = "0-day-of-the-subscription-0";

/** An issue about one article, with a link to it. */
function composeIssue(services: Writing, article: Article): Issue {
  const facts = issueFacts(services, article);
  const { text, html } = renderNewsletter(services, facts);
  return {
    slug: article.slug,
    subject: facts.subject,
    text: text.replace(SINCE, "(day of the subscription)").replace(TOKEN, "(token)"),
    messageFor({ addressHash, confirmedAt }, email) {
      const token = unsubscribeToken(services, addressHash);
      const addressed = (words: string) =>
        words.replaceAll(TOKEN, token).replaceAll(SINCE, formatInstantDay(confirmedAt));
      const about = `issue ${article.slug} ${addressHash}`;
      const rendered = { subject: facts.subject, text: addressed(text), html: addressed(html) };
      const message = fromNewsletter(services, { about, email }, rendered);
      return { ...message, unsubscribeUrl: addressed(facts.leave.href) };
    },
  };
}

function issueFacts(services: Writing, article: Article) {
  const { title, excerpt, category, readTime, author } = article;
  return {
    subject: title,
    preview: excerpt,
    heading: title,
    opening: [excerpt, `${categoryName(category)}, by ${author.name}. ${readTime} minutes to read.`],
    button: { words: "Read the article", href: `${services.publicUrl}${articlePath(article)}` },
    ...subscribedSince(services, SINCE, unsubscribeUrl(services, TOKEN)),
  };
}
