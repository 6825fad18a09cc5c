import { existsSync } from "node:fs";
import { isSampleEmail, usInFull } from "#content/operator.ts";
import { readEmail } from "#domain/email.ts";
import { formatInstant } from "#domain/nz-time.ts";
import type { Message } from "#outbox/transports/message.ts";
import { type Config, readConfig } from "#server/config.ts";
import { openMailer } from "#server/mailer.ts";
import { oneLine } from "./output.ts";
import { WrongUsage } from "./wrong-usage.ts";

/** `mail test ADDRESS`: past the outbox, so that what the server answers is seen at once. */
export async function testMail(address: string): Promise<void> {
  const email = readEmail(address);
  if (email === undefined) throw new WrongUsage(`${oneLine(address)} is not an email address.`);
  const config = readConfig();
  if (!config.smtpUrl && !existsSync(config.dataDir))
    throw new Error(`There’s no folder ${config.dataDir} (DATA_DIR). Set it as it is for the site.`);
  const { bookings } = config.operator.emails;
  if (isSampleEmail(bookings))
    console.error(
      `The email comes from ${bookings}, where replies reach no one. Set OPERATOR_EMAIL or SITE_FILE.`,
    );
  const mailer = openMailer(config);
  try {
    const answer = await mailer.send(testMessage(config, email, new Date()));
    if (!config.smtpUrl) {
      console.log(`The email is in the file ${answer}. Without SMTP_URL, no email leaves this machine.`);
      return;
    }
    console.log(`${mailer.describe()} accepted the email, and said: ${oneLine(answer)}`);
    console.log(
      `Now look in the mailbox and its spam folder: accepted doesn’t mean delivered. In the source of the email, spf=pass, dkim=pass and dmarc=pass mean that mailboxes trust ${domainOf(bookings)}.`,
    );
  } catch (error) {
    throw new Error(`${mailer.describe()} didn’t accept the email: ${oneLine((error as Error).message)}`, {
      cause: error,
    });
  } finally {
    await mailer.close();
  }
}

function testMessage({ operator, publicUrl }: Config, email: string, now: Date): Message {
  const { bookings } = operator.emails;
  const us = { name: operator.identity.name, email: bookings };
  const paragraphs = [
    `This email shows that ${us.name} (${publicUrl}) can send to you.`,
    `Someone who runs the site sent it on ${formatInstant(now)}. You don’t need to do anything, and we don’t keep your address.`,
    usInFull(operator),
  ];
  return {
    messageId: `<${now.getTime()}.mail-test@${new URL(publicUrl).hostname}>`,
    from: us,
    to: { name: "", email },
    replyTo: us,
    subject: `Test email from ${us.name}`,
    text: `${paragraphs.join("\n\n")}\n`,
    html: `<!doctype html><html lang="en-NZ"><body>${paragraphs.map((one) => `<p>${inHtml(one)}</p>`).join("")}</body></html>`,
  };
}

function inHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1);
}
