import type { Kysely } from "kysely";
import { countInWords } from "#domain/counts.ts";
import { DAY } from "#domain/durations.ts";
import { formatInstant } from "#domain/nz-time.ts";
import type { Database } from "#database/database.ts";
import { FIRST_MAIL_LIMITS, firstMailsLeftOut } from "#database/requests/first-mails.ts";
import { countDueMails, type OldestDueMail, oldestDueMail, SLOW_AFTER } from "#outbox/due-mails.ts";
import { givenUpMessages, outboxCounts } from "#outbox/outbox-records.ts";
import type { Finding } from "#services/health.ts";
import type { Schema } from "#database/schema.ts";
import { textCounts, unreadReplies } from "#database/texts.ts";
import type { Config } from "../config.ts";
import { durationWords } from "./finding.ts";
import { openTexter } from "../mailer.ts";

/** More given-up messages than this have one cause. */
const MOST_NAMED = 5;

/** The mails that wait, for how long and why; and those that were given up. */
export async function mailQueue({ read }: Database, config: Config, now: Date): Promise<Finding[]> {
  const { waiting, givenUp } = await outboxCounts(read);
  const oldest = await oldestDueMail(read, now);
  const due = oldest ? await countDueMails(read, now) : 0;
  const later = waiting > due ? [`${waiting - due} for later`] : [];
  const mends = [
    ...(oldest && isSlow(oldest, now) ? [slowMend(oldest, config)] : []),
    ...(givenUp > 0 ? [GIVEN_UP] : []),
  ];
  const lost = await givenUpMessages(read, MOST_NAMED);
  return [
    {
      what: "Mail queue",
      found: [dueWords(due, oldest, now), ...later, `${givenUp} given up`].join(oldest ? "; " : ", "),
      ...(mends.length > 0 && { mend: mends.join(" ") }),
    },
    ...lost.map(({ reference, keyName, lastError }) => ({
      what: "",
      found: `${reference ?? keyName ?? "Newsletter"}: ${lastError}`,
    })),
  ];
}

const GIVEN_UP =
  "Those given up weren’t delivered. Fix the cause, then send them again or dismiss them: npm run -s niho -- mail list";

function dueWords(due: number, oldest: OldestDueMail | null, now: Date): string {
  if (!oldest) return "0 waiting";
  const wait = durationWords(now.getTime() - oldest.since.getTime());
  return `${due} waiting, the oldest for ${wait}: ${oldest.lastError ?? "not tried yet"}`;
}

function isSlow({ since }: OldestDueMail, now: Date): boolean {
  return now.getTime() - since.getTime() > SLOW_AFTER;
}

function slowMend({ lastError }: OldestDueMail, { smtpUrl }: Config): string {
  if (lastError === null) return "Start the site (npm start): it sends what’s waiting by itself.";
  const where = smtpUrl ? "Fix SMTP_URL or the server it names" : "Check the permissions on DATA_DIR/mail";
  return `${where}. What’s waiting then goes by itself, each email once.`;
}

/** Nothing is to be mended: the forms are kept, and the limit is there to leave out mails. */
export async function firstMails({ read }: Database): Promise<Finding> {
  const { mails, addresses } = await firstMailsLeftOut(read);
  const { perHour, perDay } = FIRST_MAIL_LIMITS;
  const to = addresses === 1 ? "1 address" : `${addresses} addresses`;
  const found = mails === 0 ? "none left out" : `${mails} to ${to} left out in the last days`;
  return {
    what: "First mails",
    found: `${found}; at most ${perHour} an hour and ${perDay} a day to one address`,
  };
}

/** Fewer that fail are single numbers that no longer exist. */
const MANY = 3;

/** How many texts go today, and whether the gateway takes them. */
export async function texts(db: Kysely<Schema>, config: Config, now: Date): Promise<Finding> {
  const what = "Texts";
  const texter = openTexter(config);
  if (!config.texts || !texter) return { what, found: "off" };
  const { aDay } = config.texts;
  const { today, sent, givenUp } = await textCounts(db, now);
  const found = `${today} of ${aDay} today, ${texter.describe()}`;
  if (givenUp >= MANY && sent === 0)
    return {
      what,
      found: `${found}; all of today’s were given up`,
      mend: "Check SMS_URL and SMS_BODY, and that the gateway accepts texts from here.",
    };
  const unread = await unreadReplies(db);
  if (unread && now.getTime() - Date.parse(unread.at) < 7 * DAY)
    return {
      what,
      found: `${found}; ${countInWords(unread.count, "incoming text")} not understood, the last on ${formatInstant(new Date(unread.at))}`,
      mend:
        unread.names.length === 0
          ? "Its sender isn’t a New Zealand mobile. Look in the gateway’s own list whether someone asked us to stop."
          : `Set SMS_IN_FROM and SMS_IN_TEXT to the gateway’s names for who has written and what. The last one had ${unread.names.join(", ")}.`,
    };
  if (today >= aDay)
    return {
      what,
      found,
      mend: "We leave out any more until midnight. If they’re for real people, raise SMS_A_DAY.",
    };
  return { what, found };
}
