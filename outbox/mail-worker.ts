import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#database/database.ts";
import type { EnvelopeEncryption } from "#database/envelope-encryption.ts";
import { type Channel, type Mailer, MailRefused, type Texter } from "./transports/message.ts";
import {
  type LeasedMessage,
  leaseDueMessages,
  markFailed,
  markSent,
  type UnreadableMessage,
} from "./outbox-leases.ts";
import { redateMessages, retryNow } from "./outbox-dates.ts";
import type { Uptime } from "./jobs/uptime.ts";

export type MailWorker = {
  /** A message was just enqueued: poll now. */
  wake: () => void;
  /**
   * Whether the database answered the last time that the outbox was asked: at every wake, so with every form, and every
   * 15 seconds. Each time is a write transaction on the tables that a form needs.
   */
  isDatabaseUp: () => boolean;
  /** Resolves once every due message has been tried. */
  idle: () => Promise<void>;
  /** Leases nothing more, and resolves when the messages in flight are done. */
  stop: () => Promise<void>;
};

/** For the log, which writes of an error only its name and code: its message may quote the mail server, which names people. */
export type MailEvent =
  | { event: "sent"; channel: Channel; messageId: string; attempt: number }
  | { event: "retried" | "given up"; channel: Channel; messageId: string; attempt: number; error: unknown }
  | { event: "outbox unreachable"; error: unknown };

/** Messages in flight at the same time. */
const CONCURRENCY = 4;
/** Milliseconds between polls without a wake: for retries that are due, and messages of a process that died. */
const POLL_INTERVAL = 15_000;
/** Milliseconds. Longer than a mailer takes for one attempt (60 s), so that two workers send one only after a crash. */
const LEASE = 120_000;

type WorkerOptions = {
  database: Database;
  /** Opens the sealed messages. */
  encryption: EnvelopeEncryption;
  mailer: Mailer;
  /** Texts are off without it, and what waits of them is given up. */
  texter?: Texter | null;
  now: () => Date;
  uptime: Uptime;
  /** In [0, 1). */
  random: () => number;
  log?: (event: MailEvent) => void;
};

/**
 * Sends what is in the outbox, at least once and under the same Message-ID each time, until stopped.
 * Several workers, in one process or many, share the work. Never throws: errors go to `log`.
 *
 * `const worker = startMailWorker({ database, encryption, mailer, texter, now, uptime, random: Math.random })`
 */
export function startMailWorker({
  log = () => undefined,
  texter = null,
  ...rest
}: WorkerOptions): MailWorker {
  const options = { ...rest, texter, log };
  const { database, encryption, now, uptime } = options;
  let isStopping = false;
  /** At the start, and once a poll. */
  let isRedatingDue = true;
  let isDatabaseUp = true;
  /** True at the start: after mending the mail server's address or password, the operator restarts the site. */
  let isServerAway = true;
  const lanes = openLanes(sendAllDue, (error) => {
    isDatabaseUp = false;
    log({ event: "outbox unreachable", error });
  });

  function giveUp({ channel, messageId, attempt, error }: UnreadableMessage): void {
    log({ event: "given up", channel, messageId, attempt, error });
  }

  /** One message after the other until none is due. Each one found starts a further lane: there may be more. */
  async function sendAllDue(): Promise<void> {
    for (;;) {
      if (isStopping) return;
      const lease = { now: now(), uptime, limit: 1, leaseMs: LEASE, onUnreadable: giveUp };
      const [leased] = await leaseDueMessages(database, encryption, lease);
      isDatabaseUp = true;
      if (leased) {
        lanes.wake();
        await noteReach(await sendLeased(leased, options));
      } else if (!(await redate())) return;
    }
  }

  /** Once the mail server is back, all that it missed goes out: no mail waits for its own next try. */
  async function noteReach(reach: Reach): Promise<void> {
    const isBack = isServerAway && reach === "sent";
    if (reach !== "neither") isServerAway = reach === "away";
    if (isBack) await retryNow(database, now());
  }

  async function redate(): Promise<boolean> {
    if (!isRedatingDue) return false;
    isRedatingDue = false;
    isRedatingDue = await redateMessages(database, { now: now(), leaseMs: LEASE });
    return isRedatingDue;
  }

  const timer = setInterval(() => {
    isRedatingDue = true;
    lanes.wake();
  }, POLL_INTERVAL);
  timer.unref();
  lanes.wake();

  return {
    wake: lanes.wake,
    isDatabaseUp: () => isDatabaseUp,
    idle: lanes.idle,
    async stop() {
      isStopping = true;
      clearInterval(timer);
      lanes.stop();
      await lanes.idle();
    },
  };
}

/** Runs of `work` at the same time, `CONCURRENCY` at most. */
function openLanes(work: () => Promise<void>, onError: (error: unknown) => void) {
  const lanes = new Set<Promise<void>>();
  let isStopping = false;
  let isWakePending = false;

  /** Starts another lane, or has one start as soon as a lane ends. */
  function wake(): void {
    isWakePending = true;
    if (isStopping || lanes.size >= CONCURRENCY) return;
    isWakePending = false;
    const lane: Promise<void> = work()
      .catch(onError)
      .catch(() => undefined)
      .finally(() => {
        lanes.delete(lane);
        if (isWakePending) wake();
      });
    lanes.add(lane);
  }

  async function idle(): Promise<void> {
    while (lanes.size > 0) await Promise.all(lanes);
  }

  return { wake, idle, stop: () => (isStopping = true) };
}

/** What an attempt says of the mail server: it took a mail, or could not be reached. */
type Reach = "sent" | "away" | "neither";

/** One attempt, and what became of it is noted. */
async function sendLeased(
  leased: LeasedMessage,
  { database, now, random, log, ...transports }: Required<WorkerOptions>,
): Promise<Reach> {
  const { channel, message, attempt } = leased;
  const about = { channel, messageId: message.messageId, attempt };
  const failure = await handOver(leased, transports).then(
    () => undefined,
    (error: unknown) => ({ error, permanent: error instanceof MailRefused && error.permanent }),
  );
  if (failure) {
    const event = await markFailed(database, leased, { now: now(), random: random(), ...failure });
    log({ event, ...about, error: failure.error });
    return channel === "mail" && !(failure.error instanceof MailRefused) ? "away" : "neither";
  }
  const isKnown = await withRetries(() => markSent(database, leased, { now: now() }));
  if (!isKnown) await transports[channel === "mail" ? "mailer" : "texter"]?.forget([message.messageId]);
  log({ event: "sent", ...about });
  return channel === "mail" ? "sent" : "neither";
}

async function handOver(
  leased: LeasedMessage,
  { mailer, texter }: Pick<WorkerOptions, "mailer" | "texter">,
): Promise<string> {
  if (leased.channel === "mail") return mailer.send(leased.message);
  if (!texter) throw new MailRefused("Texts are off", true);
  return texter.send(leased.message);
}

const MAX_TRIES = 4;

/** A message whose sending is not noted is sent again, so a database that is away for seconds is retried. */
async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === MAX_TRIES) throw error;
      await sleep(tries * 1_000);
    }
  }
}
