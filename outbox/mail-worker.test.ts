import { expect, onTestFinished, test } from "vitest";
import type { Database } from "#database/database.ts";
import { eraseSubmissions } from "#database/erasing.ts";
import { memoryMailer } from "./transports/memory.ts";
import { MailRefused, type Message } from "./transports/message.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { makeMessage } from "#tests/support/message.ts";
import { keep, SEALING } from "#tests/support/sealing.ts";
import { uptimeOf } from "#tests/support/uptime.ts";
import { type MailEvent, type MailWorker, startMailWorker } from "./mail-worker.ts";
import { outboxCounts } from "./outbox-records.ts";
import { enqueueMessage } from "./outbox.ts";
import { leaseDueMessages } from "./outbox-leases.ts";

const { encryption } = SEALING;

eachDatabase("the mail worker", (open) => {
  /** A database, a worker on it, what the worker sent and its events. */
  async function start(before?: (message: Message) => void | Promise<void>) {
    const database = await open();
    await database.transact((tx) => keep(tx, { reference: "NIHO-1" }));
    const mailer = memoryMailer(before);
    const events: MailEvent[] = [];
    const worker = startAnother(database, mailer, (event) => events.push(event));
    await worker.idle();
    return { database, mailer, worker, events };
  }

  function startAnother(
    database: Database,
    mailer: ReturnType<typeof memoryMailer>,
    log: (event: MailEvent) => void = () => undefined,
  ): MailWorker {
    const worker = startMailWorker({
      database,
      encryption,
      mailer,
      now: () => clock.now,
      uptime: uptimeOf(() => clock.now),
      random: () => 0,
      log,
    });
    onTestFinished(() => worker.stop());
    return worker;
  }

  const clock = { now: new Date("2026-11-20T01:02:03.456Z") };
  const pass = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1000));

  function enqueue(database: Database, ...messageIds: string[]): Promise<void> {
    return database.transact(async (tx) => {
      for (const messageId of messageIds) {
        await enqueueMessage(tx, encryption, {
          message: makeMessage({ messageId }),
          reference: "NIHO-1",
          now: clock.now,
        });
      }
    });
  }

  const idsOf = (messages: readonly Message[]) => messages.map((message) => message.messageId);
  const manyIds = Array.from({ length: 30 }, (_, index) => `<${index}@niho.example>`);

  test("what waited while no worker ran goes out at the start", async () => {
    const { database, worker } = await start();
    await worker.stop();
    await enqueue(database, "<1@niho.example>");
    const mailer = memoryMailer();
    await startAnother(database, mailer).idle();
    expect(idsOf(mailer.sent)).toEqual(["<1@niho.example>"]);
  });

  test("what the server refuses for now is tried again until it succeeds, once", async () => {
    let refusals = 3;
    const { database, mailer, worker, events } = await start(() => {
      if (refusals-- > 0) throw new MailRefused("450 later", false);
    });
    await enqueue(database, "<1@niho.example>");
    for (let look = 0; look < 40; look++, pass(15)) {
      worker.wake();
      await worker.idle();
    }
    expect(idsOf(mailer.sent)).toEqual(["<1@niho.example>"]);
    expect(events.map((event) => event.event)).toEqual(["retried", "retried", "retried", "sent"]);
  });

  test("what waits for its next try goes out at once after a start with an address that works", async () => {
    const { database, worker } = await start(() => {
      throw new Error("connect ECONNREFUSED");
    });
    await enqueue(database, "<1@niho.example>", "<2@niho.example>");
    for (let look = 0; look < 10; look++, pass(60)) {
      worker.wake();
      await worker.idle();
    }
    await worker.stop();
    const mended = memoryMailer();
    await startAnother(database, mended).idle();
    expect(mended.sent).toEqual([]);
    const another = startAnother(database, mended);
    await enqueue(database, "<3@niho.example>");
    another.wake();
    await another.idle();
    expect(idsOf(mended.sent).toSorted()).toEqual([
      "<1@niho.example>",
      "<2@niho.example>",
      "<3@niho.example>",
    ]);
  });

  test("what the server refuses for good is tried once and given up", async () => {
    const { database, mailer, worker, events } = await start(() => {
      throw new MailRefused("550 no such mailbox", true);
    });
    await enqueue(database, "<1@niho.example>");
    for (let look = 0; look < 5; look++, pass(3600)) {
      worker.wake();
      await worker.idle();
    }
    expect(mailer.sent).toEqual([]);
    expect(events.map((event) => event.event)).toEqual(["given up"]);
    expect(await outboxCounts(database.read)).toEqual({ waiting: 0, givenUp: 1 });
  });

  test("a message that was in flight in a crash is sent again later under the same Message-ID", async () => {
    const { database, mailer, worker } = await start();
    await enqueue(database, "<1@niho.example>");
    // Another process took it, handed it over, and died before it could note that.
    const [inFlight] = await leaseDueMessages(database, encryption, {
      now: clock.now,
      uptime: uptimeOf(() => clock.now),
      limit: 1,
      leaseMs: 120_000,
    });
    await mailer.send(inFlight!.message as Message);
    pass(119);
    worker.wake();
    await worker.idle();
    expect(mailer.sent).toHaveLength(1);
    pass(1);
    worker.wake();
    await worker.idle();
    expect(idsOf(mailer.sent)).toEqual(["<1@niho.example>", "<1@niho.example>"]);
  });

  test("what was asked for under a clock that was ahead goes out once it is right", async () => {
    const { database, mailer, worker } = await start();
    await worker.stop();
    pass(40 * 86_400);
    await enqueue(database, "<1@niho.example>");
    pass(-40 * 86_400);
    await startAnother(database, mailer).idle();
    expect(idsOf(mailer.sent)).toEqual(["<1@niho.example>"]);
  });

  test("two workers never send the same message at the same time, and together they send all once", async () => {
    const inFlight = new Set<string>();
    const overlaps: string[] = [];
    const { database, mailer, worker } = await start(async ({ messageId }) => {
      if (inFlight.has(messageId)) overlaps.push(messageId);
      inFlight.add(messageId);
      await new Promise((resolve) => setImmediate(resolve));
      inFlight.delete(messageId);
    });
    const other = startAnother(database, mailer);
    await enqueue(database, ...manyIds);
    worker.wake();
    other.wake();
    await Promise.all([worker.idle(), other.idle()]);
    expect(overlaps).toEqual([]);
    expect(idsOf(mailer.sent).toSorted()).toEqual(manyIds.toSorted());
  });

  test("one slow message holds up none of the others", async () => {
    const gate = Promise.withResolvers<void>();
    const { database, mailer, worker } = await start(({ messageId }) =>
      messageId === "<0@niho.example>" ? gate.promise : undefined,
    );
    await enqueue(database, ...manyIds);
    worker.wake();
    while (mailer.sent.length < 29) await new Promise((resolve) => setImmediate(resolve));
    gate.resolve();
    await worker.idle();
    expect(mailer.sent).toHaveLength(30);
  });

  test("stopping finishes the messages in flight and leases no more", async () => {
    const gate = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const { database, mailer, worker } = await start(() => {
      started.resolve();
      return gate.promise;
    });
    await enqueue(database, ...manyIds);
    worker.wake();
    await started.promise;
    const stopped = worker.stop();
    worker.wake();
    gate.resolve();
    await stopped;
    const { waiting } = await outboxCounts(database.read);
    expect(mailer.sent.length).toBeGreaterThan(0);
    expect(mailer.sent.length).toBeLessThanOrEqual(4);
    expect(waiting).toBe(30 - mailer.sent.length);
  });

  test("a message whose submission is erased while it is in flight leaves no copy behind here", async () => {
    const { database, mailer, worker } = await start(() =>
      database.transact(async (tx) => {
        await eraseSubmissions(tx, ["NIHO-1"], { now: clock.now, reason: "asked", ...SEALING });
      }),
    );
    await enqueue(database, "<1@niho.example>");
    worker.wake();
    await worker.idle();
    expect(mailer.sent).toEqual([]);
  });

  test("an unreachable database is logged, not thrown", async () => {
    const { database, worker, events } = await start();
    await database.close();
    worker.wake();
    await worker.idle();
    expect(events).toMatchObject([{ event: "outbox unreachable" }]);
  });
});
