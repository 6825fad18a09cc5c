import { ANSWERED_KINDS, replyDeadlines } from "#content/reply-clocks.ts";
import { unanswered } from "#database/requests/answered.ts";
import { sentReplies } from "#database/requests/sent-replies.ts";
import type { Database } from "#database/database.ts";
import type { Config } from "../config.ts";
import { knownSealing } from "../secret.ts";
import type { Finding } from "#services/health.ts";
import { when } from "./finding.ts";

/** More than these are found with the command that the report names. */
const MOST_NAMED = 5;

type Awaited = { reference: string; kind: (typeof ANSWERED_KINDS)[number] | "reply"; answerBy: Date };

/** What our staff have promised to answer: how much of it waits, and what is late, by reference. */
export async function replies({ read }: Database, config: Config, now: Date): Promise<Finding[]> {
  // How soon a message is answered depends on its category, which is sealed. The report names a lost secret elsewhere.
  const sealing = await knownSealing(config, read);
  if (!sealing) return [];
  const waiting: Awaited[] = [];
  for (const { reference, sentAt } of await sentReplies(read)) {
    const clocks = { kind: "review", receivedAt: sentAt, fields: {} } as const;
    waiting.push({
      reference,
      kind: "reply",
      answerBy: replyDeadlines(config.operator.identity, clocks).answerBy,
    });
  }
  for await (const one of unanswered(read, sealing.encryption, { kinds: ANSWERED_KINDS })) {
    const { reference, kind } = one;
    waiting.push({ reference, kind, answerBy: replyDeadlines(config.operator.identity, one).answerBy });
  }
  return (["contact", "partner", "review", "reply"] as const).map((kind) =>
    finding(
      kind,
      waiting.filter((one) => one.kind === kind),
      now,
    ),
  );
}

function finding(kind: Awaited["kind"], waiting: readonly Awaited[], now: Date): Finding {
  const { what, waits, mend } = WORDS[kind];
  const late = waiting
    .filter(({ answerBy }) => answerBy < now)
    .toSorted((a, b) => a.answerBy.getTime() - b.answerBy.getTime());
  if (late.length === 0) return { what, found: `${waiting.length} ${waits}, none late` };
  const named = late
    .slice(0, MOST_NAMED)
    .map(({ reference, answerBy }) => `${reference}, due ${when(answerBy)}`);
  const more = late.length > MOST_NAMED ? [`and ${late.length - MOST_NAMED} more`] : [];
  const found = `${waiting.length} ${waits}, ${late.length} late: ${[...named, ...more].join("; ")}`;
  return { what, found, mend };
}

const ALL = "All of them: npm run -s niho -- submissions --late";
const ANSWER = `Reply at the desk. ${ALL}`;

const WORDS: Readonly<Record<Awaited["kind"], { what: string; waits: string; mend: string }>> = {
  contact: { what: "Messages", waits: "to answer", mend: ANSWER },
  partner: { what: "Applications", waits: "to answer", mend: ANSWER },
  review: {
    what: "Reviews to read",
    waits: "to decide on",
    mend: "Read and decide at the desk",
  },
  reply: {
    what: "Replies to reviews",
    waits: "to read",
    mend: "Read and decide at the desk",
  },
};
