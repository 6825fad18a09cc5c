import { moderateReply, moderateReview, replyToReview } from "#services/reviews/moderate.ts";
import type { Config } from "#server/config.ts";
import { isDeepStrictEqual } from "node:util";
import { Argument, Command, InvalidArgumentError, Option } from "commander";
import { cleanText } from "#domain/clean.ts";
import { replyDeadlines } from "#content/reply-clocks.ts";
import { findReview, type StoredReview, waitingReviews } from "#database/practices/reviews.ts";
import { findReplies, sentReplies } from "#database/requests/sent-replies.ts";
import { formatDay, formatInstant } from "#domain/nz-time.ts";
import {
  LEFT_OUT_FOR,
  type LeftOutFor,
  MOST_REPLY,
  NO_NAME,
  REPLY_LEFT_OUT_FOR,
  type ReplyLeftOutFor,
  REVIEW_QUESTIONS,
  type ReviewDecision,
} from "#domain/practices/reviews.ts";
import { checkLinks } from "./check-links.ts";
import { auditNow, BY_COMMAND, type OpenedWithSecret, withSecret } from "./open.ts";
import { type Format, formatOption, printFacts, printRows } from "./output.ts";
import { aboutReference } from "./reference.ts";
import { dueWords } from "./request-list.ts";
import { WrongUsage } from "./wrong-usage.ts";

/** `review list|show|publish|refuse|reply|refuse-reply` */
export function reviewCommand(): Command {
  return new Command("review")
    .description("Read the reviews that patients send, and decide which to publish and count.")
    .addCommand(
      new Command("list")
        .description("List the reviews and the practices’ replies waiting for a decision, the oldest first.")
        .addOption(formatOption())
        .action(listReviews),
    )
    .addCommand(
      aboutReference("show", "Show one review, and the evidence for the visit. Shows personal data.")
        .addOption(formatOption())
        .action(showReview),
    )
    .addCommand(
      aboutReference("publish", "Publish a review as it was written, and tell the writer and the practice.")
        .addOption(
          new Option(
            "--without-words <rule>",
            "publish only the stars and answers; name the rule that the words break",
          ).choices(Object.keys(LEFT_OUT_FOR)),
        )
        .action((reference: string, { withoutWords }: { withoutWords?: LeftOutFor }) =>
          decide(
            reference,
            withoutWords ? { outcome: "stars", leftOut: withoutWords } : { outcome: "published" },
          ),
        ),
    )
    .addCommand(
      aboutReference(
        "refuse",
        "Leave a review uncounted, because no visit could be confirmed, and tell the writer.",
      ).action((reference: string) => decide(reference, { outcome: "refused" })),
    )
    .addCommand(
      aboutReference("reply", "Publish a practice’s reply to a review, and tell the writer.")
        .argument("[words]", `as the practice wrote them, ${MOST_REPLY} characters at most`, readReply)
        .option("--remove", "remove the reply instead")
        .option("--sent", "publish the reply they sent with the link to their listing")
        .action(reply),
    )
    .addCommand(
      aboutReference("refuse-reply", "Leave out the reply that a practice has sent, and tell them why.")
        .addArgument(new Argument("<rule>", "the rule it breaks").choices(Object.keys(REPLY_LEFT_OUT_FOR)))
        .action((reference: string, rule: ReplyLeftOutFor) => decideReply(reference, rule)),
    );
}

function listReviews({ format }: { format: Format }): Promise<void> {
  return withSecret(async ({ database, sealing, config }) => {
    const now = new Date();
    const waiting = await waitingReviews(database.read, sealing);
    await auditNow(database, "review list", "waiting", waiting.length);
    const rows = waiting.map((review) => {
      const { reference, practiceId, practiceName, stars } = review;
      const due = decideBy(config, review);
      return { reference, practiceId, practiceName, stars, hasWords: hasWords(review), due, late: due < now };
    });
    for (const { reference, practiceName } of await sentReplies(database.read))
      console.error(`${practiceName} has replied to ${reference}: review show ${reference}`);
    if (rows.length === 0) console.error("No reviews are waiting for a decision.");
    else
      await printRows(rows, format, {
        due: (row: (typeof rows)[number]) => dueWords(row.due, now),
        reference: (row) => row.reference,
        practice: (row) => `${row.practiceId} ${row.practiceName}`,
        stars: (row) => String(row.stars),
        words: (row) => (row.hasWords ? "yes" : "no"),
      });
  });
}

function showReview(reference: string, { format }: { format: Format }): Promise<void> {
  return withSecret(async ({ database, sealing, config }) => {
    const review = await findReview(database.read, sealing, reference);
    await auditNow(database, "review show", reference, review ? 1 : 0);
    if (!review) throw new Error(noReview(reference));
    const { sent: sentReply } = await findReplies(database.read, sealing.encryption, reference);
    if (format === "json")
      return console.log(JSON.stringify({ ...review, due: decideBy(config, review), sentReply }));
    printFacts([...reviewFacts(config, review), ["Reply sent", sentReply]]);
  });
}

function reviewFacts(config: Config, review: StoredReview): [string, string][] {
  const { decision } = review;
  return [
    ["Reference", review.reference],
    ["Practice", `${review.practiceId} ${review.practiceName}`],
    ["Visit", formatDay(review.visitedOn)],
    [
      "Time agreed",
      review.agreedBy === "practice" ? "by the practice" : "only the patient says so: ask the practice",
    ],
    ["Came", CAME[review.came]],
    ["Stars", String(review.stars)],
    ...REVIEW_QUESTIONS.map(({ name, question }): [string, string] => {
      const answer = review.answers[name];
      return [name, answer ? `${answer} (${question})` : ""];
    }),
    ["Words", review.text],
    ["Shown as", review.name || NO_NAME],
    ["Received", formatInstant(review.receivedAt)],
    ["Decide by", decision ? "" : formatInstant(decideBy(config, review))],
    ["Decided", decision ? decisionInWords(decision) : ""],
  ];
}

const CAME = {
  yes: "the practice says so",
  no: "the practice says they didn’t come: ask both",
  "": "",
} as const;

function decide(reference: string, decision: ReviewDecision): Promise<void> {
  return withSecret(async (opened) => {
    const review = await knownReview(opened, reference);
    if (decision.outcome === "stars" && !hasWords(review))
      throw new Error(`${reference} has no words to leave out. Publish it without a rule.`);
    const answer = await moderate(opened, review, decision);
    if (answer === "not listed")
      throw new Error(
        `Practice ${review.practiceId} is no longer listed, so nothing can be decided. Wait until they’re listed again, or tell the writer and erase ${reference}.`,
      );
    if (answer === "decided before")
      return sayDecided(await findReview(opened.database.read, opened.sealing, reference), decision);
    console.log(`${reference}: ${DONE[decision.outcome]} The running site sends the emails.`);
  });
}

async function knownReview(
  { database, sealing }: OpenedWithSecret,
  reference: string,
): Promise<StoredReview> {
  const review = await findReview(database.read, sealing, reference);
  if (!review) throw new Error(noReview(reference));
  return review;
}

function servicesOf({ database, sealing, config: { publicUrl, operator, deskMembers } }: OpenedWithSecret) {
  return { ...sealing, database, publicUrl, operator, deskMembers };
}

async function moderate(opened: OpenedWithSecret, review: StoredReview, decision: ReviewDecision) {
  checkLinks(opened.config);
  const now = new Date();
  const command = decision.outcome === "refused" ? "review refuse" : "review publish";
  const audit = { at: now, command, about: review.reference, records: 1, ...BY_COMMAND };
  return moderateReview(servicesOf(opened), review, decision, { now, audit });
}

function reply(
  reference: string,
  words: string | undefined,
  { remove = false, sent = false }: { remove?: boolean; sent?: boolean },
): Promise<void> {
  if (Number(words !== undefined) + Number(remove) + Number(sent) !== 1)
    throw new WrongUsage("Give the practice’s words, --sent or --remove.");
  if (sent) return decideReply(reference, null);
  return withSecret(async (opened) => {
    const review = await knownReview(opened, reference);
    checkLinks(opened.config);
    const now = new Date();
    const audit = { at: now, command: "review reply", about: reference, records: 1, ...BY_COMMAND };
    if ((await replyToReview(servicesOf(opened), review, words ?? "", { now, audit })) === "not published")
      throw new Error(`${reference} isn’t published, so there’s nothing to reply to.`);
    console.log(
      remove
        ? `${reference}: the reply is no longer shown.`
        : `${reference}: the reply is shown below it. The first time, the running site emails the writer.`,
    );
  });
}

function decideReply(reference: string, leftOut: ReplyLeftOutFor | null): Promise<void> {
  return withSecret(async (opened) => {
    const review = await knownReview(opened, reference);
    checkLinks(opened.config);
    const now = new Date();
    const command = leftOut === null ? "review reply" : "review refuse-reply";
    const audit = { at: now, command, about: reference, records: 1, ...BY_COMMAND };
    const answer = await moderateReply(servicesOf(opened), { review }, leftOut, { now, audit });
    if (answer !== "done") throw new Error(`${reference} has no reply waiting. Nothing was changed.`);
    console.log(
      `${reference}: the reply is ${leftOut === null ? "shown" : "left out"}. The running site sends the emails.`,
    );
  });
}

/** A decision stays: the same again is done already, another one is an error. */
function sayDecided(review: StoredReview | undefined, asked: ReviewDecision): void {
  if (!review?.decision)
    throw new Error("The review is gone: its writer has taken it back. Nothing was changed.");
  const before = `${review.reference} was already decided: ${decisionInWords(review.decision)} Nothing was changed.`;
  if (!isDeepStrictEqual(review.decision, asked)) throw new Error(before);
  console.log(before);
}

function decisionInWords(decision: ReviewDecision): string {
  const rule = decision.outcome === "stars" ? ` The rule: ${decision.leftOut}.` : "";
  return `${DONE[decision.outcome]}${rule}`;
}

const DONE = {
  published: "published as it was written.",
  stars: "its stars and answers count, its words are left out.",
  refused: "not counted.",
} as const;

/** Until then the writer was told to wait. */
function decideBy({ operator }: Config, { receivedAt }: StoredReview): Date {
  return replyDeadlines(operator.identity, { kind: "review", receivedAt, fields: {} }).answerBy;
}

function noReview(reference: string): string {
  return `No review has the reference ${reference}, or its writer has taken it back.`;
}

/** A name to show is words, too: it is left out with them. */
function hasWords({ text, name }: StoredReview): boolean {
  return text !== "" || name !== "";
}

function readReply(text: string): string {
  const words = cleanText(text);
  if (words !== "" && words.length <= MOST_REPLY) return words;
  throw new InvalidArgumentError(`Give between 1 and ${MOST_REPLY} characters.`);
}
