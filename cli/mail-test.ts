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
    throw new Error(`There is no folder ${config.dataDir} (DATA_DIR): set it as the site has it.`);
  const { bookings } = config.operator.emails;
  if (isSampleEmail(bookings))
    console.error(`It comes from ${bookings}, which reaches no one: set OPERATOR_EMAIL, or SITE_FILE.`);
  const mailer = openMailer(config);
  try {
    const answer = await mailer.send(testMessage(config, email, new Date()));
    if (!config.smtpUrl) {
      console.log(`It is the file ${answer}. Without SMTP_URL no email leaves this machine.`);
      return;
    }
    console.log(`${mailer.describe()} has taken it, and said: ${oneLine(answer)}`);
    console.log(
      `Now look into the mailbox, and its spam folder: taken is not delivered. In the source of the email, spf=pass, dkim=pass and dmarc=pass mean that mailboxes trust ${domainOf(bookings)}.`,
    );
  } catch (error) {
    throw new Error(`${mailer.describe()} has not taken it: ${oneLine((error as Error).message)}`, {
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
