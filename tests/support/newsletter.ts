import type { Message } from "#outbox/transports/message.ts";
import { ORIGIN, type TestSite } from "./site.ts";

/** Asks for the newsletter as the box on the blog does. */
export function askFor(
  site: TestSite,
  email: string,
  fields: Record<string, string> = {},
): Promise<Response> {
  return site.post("/newsletter", { email, page_url: "/blog", "bot-field": "", ...fields });
}

/** The link of a mail that leads to this page of the newsletter, without its origin. */
export function linkIn({ text }: Message, page: "confirm" | "unsubscribe"): string {
  const link = new RegExp(`${ORIGIN}(/newsletter/${page}\\S+)`).exec(text)?.[1];
  if (!link) throw new Error(`There is no link to ${page} in:\n${text}`);
  return link;
}

/** Asks and confirms, and gives the mail that asked for it. */
export async function subscribed(site: TestSite, email: string): Promise<Message> {
  await askFor(site, email);
  const message = (await site.mail()).findLast(({ to }) => to.email === email)!;
  await site.post(linkIn(message, "confirm"), {});
  return message;
}
