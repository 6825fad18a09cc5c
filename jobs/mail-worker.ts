import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "#database/database.ts";
import type { EnvelopeEncryption } from "#database/envelope-encryption.ts";
import { type Mailer, MailRefused } from "#mail/message.ts";
import {
  type LeasedMessage,
  leaseDueMessages,
  markFailed,
  markSent,
  type UnreadableMessage,
  withoutAddresses,
} from "./outbox.ts";

export type MailWorker = {
  /** Something was just enqueued: look now. */
  wake: () => void;
  /** Resolves once everything that was due has been tried. */
  idle: () => Promise<void>;
  /** Takes nothing new in hand and resolves when what is in hand is done. */
  stop: () => Promise<void>;
};

/** For the log; says nothing about the people concerned. */
export type MailEvent =
  | { event: "sent"; messageId: string; reference: string | null; attempt: number }
  | {
      event: "retried" | "given up";
      messageId: string;
      reference: string | null;
      attempt: number;
      reason: string;
      error: unknown;
    }
  | { event: "outbox unreachable"; reason: string; error: unknown };

/** How many messages are in hand at the same time. */
const LANES = 4;
/** How often to look without being woken: retries that are due, messages of a process that died. Milliseconds. */
const LOOK_EVERY = 15_000;
/** Longer than a mailer may take for one attempt, so that a message is in two hands only after a crash. Milliseconds. */
const LEASE = 120_000;

/**
 * Sends what is in the outbox, at least once and under the same Message-ID each time, until told to stop.
 * Several workers, in one process or many, share the work. Never throws: what goes wrong goes to `log`.
 *
 * `const worker = startMailWorker({ database, encryption, mailer, now: () => new Date(), random: Math.random })`
 */
export function startMailWorker({
  database,
  encryption,
  mailer,
  now,
  random,
  log = () => undefined,
}: {
  database: Database;
  /** Opens what waits. */
  encryption: EnvelopeEncryption;
  mailer: Mailer;
  now: () => Date;
  /** In [0, 1). */
  random: () => number;
  log?: (event: MailEvent) => void;
}): MailWorker {
  const lanes = new Set<Promise<void>>();
  let isStopping = false;
  let isAsked = false;

  /** Has somebody look who has not looked yet: now, or as soon as one of those at work is done. */
  function wake(): void {
    isAsked = true;
    if (isStopping || lanes.size >= LANES) return;
    isAsked = false;
    const lane: Promise<void> = workThrough()
      .catch((error: unknown) => log({ event: "outbox unreachable", reason: withoutAddresses(error), error }))
      .catch(() => undefined)
      .finally(() => {
        lanes.delete(lane);
        if (isAsked) wake();
      });
    lanes.add(lane);
  }

  /** One message after the other until none is due. Whoever finds one calls for help, as there may be more. */
  async function workThrough(): Promise<void> {
    for (;;) {
      if (isStopping) return;
      const lease = { now: now(), limit: 1, leaseMs: LEASE, tellUnreadable };
      const [leased] = await leaseDueMessages(database, encryption, lease);
      if (!leased) return;
      wake();
      await deliver(leased);
    }
  }

  async function deliver(leased: LeasedMessage): Promise<void> {
    const { message, reference, attempt } = leased;
    const about = { messageId: message.messageId, reference, attempt };
    const failure = await mailer.send(message).then(
      () => undefined,
      (error: unknown) => ({ error, permanent: error instanceof MailRefused && error.permanent }),
    );
    if (failure) {
      const event = await markFailed(database, leased, { now: now(), random: random(), ...failure });
      const { error } = failure;
      log({ event, ...about, reason: withoutAddresses(error, message), error });
    } else {
      const isKnown = await assert(() => markSent(database, leased, { now: now() }));
      if (!isKnown) await mailer.forget([message.messageId]);
      log({ event: "sent", ...about });
    }
  }

  function tellUnreadable({ messageId, reference, attempt, error }: UnreadableMessage): void {
    log({ event: "given up", messageId, reference, attempt, reason: withoutAddresses(error), error });
  }

  async function idle(): Promise<void> {
    while (lanes.size > 0) await Promise.all(lanes);
  }

  const timer = setInterval(wake, LOOK_EVERY);
  timer.unref();
  wake();

  return {
    wake,
    idle,
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await idle();
    },
  };
}

/** Forgetting that a message went out sends it again: a database that is away for a moment is no reason to. */
async function assert<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 4) throw error;
      await pause(attempt * 1000);
    }
  }
}
