import { type Article, articlePath, categoryName } from "#content/articles/article.ts";
import type { Subscriber } from "#database/newsletter-issues.ts";
import { formatDayOf } from "#domain/nz-time.ts";
import type { Message } from "#outbox/transports/message.ts";
import type { Services } from "#services/services.ts";
import { fromNewsletter, renderNewsletter, subscribedSince, unsubscribeUrl } from "./emails.server.ts";
import { unsubscribeTokenOf } from "./tokens.server.ts";

type Needed = Pick<Services, "keyedHash" | "publicUrl" | "operator">;

/** An issue, rendered once for all subscribers. */
export type Issue = {
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
export function composeIssue(services: Needed, article: Article): Issue {
  const facts = factsOf(services, article);
  const { text, html } = renderNewsletter(services, facts);
  return {
    slug: article.slug,
    subject: facts.subject,
    text: text.replace(SINCE, "(day of the subscription)").replace(TOKEN, "(token)"),
    messageFor({ addressHash, confirmedAt }, email) {
      const token = unsubscribeTokenOf(services, addressHash);
      const addressed = (words: string) =>
        words.replaceAll(TOKEN, token).replaceAll(SINCE, formatDayOf(confirmedAt));
      const about = `issue ${article.slug} ${addressHash}`;
      const rendered = { subject: facts.subject, text: addressed(text), html: addressed(html) };
      const message = fromNewsletter(services, { about, email }, rendered);
      return { ...message, unsubscribeUrl: addressed(facts.leave.href) };
    },
  };
}

function factsOf(services: Needed, article: Article) {
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
