import { describe, expect, test } from "vitest";
import type { Database } from "#database/database.ts";
import { eraseSubmissions } from "#database/erasing.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { makeMessage } from "#tests/support/message.ts";
import { keep, SEALING } from "#tests/support/sealing.ts";
import { uptimeOf } from "#tests/support/uptime.ts";
import { dismissMessage, givenUpMessages, outboxCounts, resendMessage } from "./outbox-records.ts";
import { cancelMessages, enqueueMessage } from "./outbox.ts";
import {
  type LeasedMessage,
  leaseDueMessages,
  markFailed,
  markSent,
  releaseLeases,
  type UnreadableMessage,
} from "./outbox-leases.ts";
import { redateMessages } from "./outbox-dates.ts";

const { encryption } = SEALING;
const NOW = new Date("2026-11-20T01:02:03.456Z");
const LEASE = { uptime: uptimeOf(() => NOW), limit: 10, leaseMs: 120_000 };
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

eachDatabase("the outbox", (open) => {
  async function openWith(...messageIds: string[]): Promise<Database> {
    const database = await open();
    await database.transact(async (tx) => {
      await keep(tx, { reference: "NIHO-1" });
      for (const messageId of messageIds) {
        await enqueueMessage(tx, encryption, {
          message: makeMessage({ messageId }),
          reference: "NIHO-1",
          now: NOW,
        });
      }
    });
    return database;
  }

  async function leaseOne(database: Database, now: Date): Promise<LeasedMessage> {
    const [leased, ...more] = await leaseDueMessages(database, encryption, { now, ...LEASE });
    expect(more).toEqual([]);
    return leased!;
  }

  function fail(database: Database, leased: LeasedMessage, now: Date, error = "no", permanent = false) {
    return markFailed(database, leased, { now, random: 0, error: new Error(error), permanent });
  }

  test("what the clock starts waits for the morning, retries included; what a person causes does not", async () => {
    const evening = new Date("2026-11-20T06:59:30Z");
    const database = await openWith("<1@niho.example>");
    const invitation = { message: makeMessage({ messageId: "<2@niho.example>" }), topic: "invitation" };
    await database.transact((tx) =>
      enqueueMessage(tx, encryption, { ...invitation, reference: "NIHO-1", now: NOW, dueAt: evening }),
    );
    const due = async (now: Date) => {
      const leased = await leaseDueMessages(database, encryption, { now, ...LEASE });
      for (const one of leased) await fail(database, one, now);
      return leased.map(({ message }) => message.messageId);
    };
    expect(await due(evening)).toEqual(["<1@niho.example>", "<2@niho.example>"]);
    expect(await due(new Date("2026-11-20T07:05:00Z"))).toEqual(["<1@niho.example>"]);
    expect(await due(new Date("2026-11-20T18:59:59Z"))).toEqual(["<1@niho.example>"]);
    expect(await due(new Date("2026-11-20T19:00:00Z"))).toEqual(["<2@niho.example>"]);
  });

  test("a message that is taken back while it is sent is no other's: the next one is sent as well", async () => {
    const database = await openWith();
    const enqueue = (messageId: string) =>
      database.transact((tx) =>
        enqueueMessage(tx, encryption, {
          message: makeMessage({ messageId }),
          reference: "NIHO-1",
          now: NOW,
          topic: "sender",
        }),
      );
    for (const end of [
      (leased: LeasedMessage) => markSent(database, leased, { now: NOW }),
      (leased: LeasedMessage) => fail(database, leased, NOW, "no", true),
    ]) {
      await enqueue("<old@niho.example>");
      const old = await leaseOne(database, NOW);
      await database.transact((tx) => cancelMessages(tx, { reference: "NIHO-1", topics: ["sender"] }));
      await enqueue("<new@niho.example>");
      expect([false, "given up"]).toContain(await end(old));
      expect((await leaseOne(database, NOW)).message.messageId).toBe("<new@niho.example>");
      await database.transact((tx) => cancelMessages(tx, { reference: "NIHO-1", topics: ["sender"] }));
    }
  });

  test("a message belongs to the transaction of its submission", async () => {
    const database = await open();
    const failing = database.transact(async (tx) => {
      await keep(tx, { reference: "NIHO-1" });
      await enqueueMessage(tx, encryption, { message: makeMessage(), reference: "NIHO-1", now: NOW });
      throw new Error("on purpose");
    });
    await expect(failing).rejects.toThrow("on purpose");
    expect(await outboxCounts(database.read)).toEqual({ waiting: 0, givenUp: 0 });
  });

  test("a message that was given up is sent again from the first attempt, or let go with its text", async () => {
    const database = await openWith("<1@niho.example>", "<2@niho.example>");
    for (const leased of await leaseDueMessages(database, encryption, { ...LEASE, now: NOW }))
      await markFailed(database, leased, { now: NOW, random: 0, error: new Error("no"), permanent: true });
    expect(await outboxCounts(database.read)).toEqual({ waiting: 0, givenUp: 2 });
    await database.transact((tx) => dismissMessage(tx, "<2@niho.example>"));
    expect(await outboxCounts(database.read)).toEqual({ waiting: 0, givenUp: 1 });
    const resend = (messageId: string) => database.transact((tx) => resendMessage(tx, messageId, later(60)));
    expect(await resend("<2@niho.example>")).toBe("gone");
    expect(await resend("<3@niho.example>")).toBe("gone");
    expect(await resend("<1@niho.example>")).toBe("waiting");
    expect(await leaseOne(database, later(60))).toMatchObject({
      message: makeMessage({ messageId: "<1@niho.example>" }),
      attempt: 1,
    });
  });

  test("the same Message-ID twice is one message", async () => {
    const database = await openWith("<1@niho.example>", "<1@niho.example>");
    expect(await outboxCounts(database.read)).toEqual({ waiting: 1, givenUp: 0 });
  });

  test("no other worker gets a leased message until its lease runs out", async () => {
    const database = await openWith("<1@niho.example>", "<2@niho.example>");
    expect(await leaseDueMessages(database, encryption, { now: NOW, ...LEASE, limit: 1 })).toHaveLength(1);
    const second = await leaseOne(database, later(1));
    expect(second.message.messageId).toBe("<2@niho.example>");
    expect(await leaseDueMessages(database, encryption, { now: later(119.999), ...LEASE })).toEqual([]);
    const again = await leaseOne(database, later(120));
    expect(again).toMatchObject({ attempt: 2, message: { messageId: "<1@niho.example>" } });
  });

  test("a lease that a killed process left is ended at the start of the next", async () => {
    const database = await openWith("<1@niho.example>");
    await leaseOne(database, NOW);
    expect(await leaseDueMessages(database, encryption, { now: later(1), ...LEASE })).toEqual([]);
    await releaseLeases(database);
    expect(await leaseOne(database, later(1))).toMatchObject({ attempt: 2 });
  });

  test("many workers at once share the messages without overlap", async () => {
    const ids = Array.from({ length: 50 }, (_, index) => `<${index}@niho.example>`);
    const database = await openWith(...ids);
    const asked = Array.from({ length: 20 }, () =>
      leaseDueMessages(database, encryption, { now: NOW, ...LEASE, limit: 5 }),
    );
    const got = (await Promise.all(asked)).flat().map((leased) => leased.message.messageId);
    expect(got.length).toBe(new Set(got).size);
    const rest = await leaseDueMessages(database, encryption, { now: NOW, ...LEASE, limit: 100 });
    expect([...got, ...rest.map((leased) => leased.message.messageId)].toSorted()).toEqual(ids.toSorted());
  });

  test("a message that cannot be opened is given up with its reason, and what waits behind it goes out", async () => {
    const database = await openWith("<1@niho.example>", "<2@niho.example>");
    await database.transact(async (tx) => {
      const message = "sealed under another secret";
      await tx.updateTable("outbox").set({ message }).where("message_id", "=", "<1@niho.example>").execute();
    });
    const reported: string[] = [];
    const onUnreadable = ({ messageId }: UnreadableMessage) => reported.push(messageId);
    const lease = { now: NOW, ...LEASE, limit: 1, onUnreadable };
    const [leased] = await leaseDueMessages(database, encryption, lease);
    expect(leased!.message.messageId).toBe("<2@niho.example>");
    expect(reported).toEqual(["<1@niho.example>"]);
    expect(await givenUpMessages(database.read, 10)).toMatchObject([
      { messageId: "<1@niho.example>", lastError: expect.stringContaining("does not open") },
    ]);
  });

  test("what was sent is not sent again, and its text is forgotten", async () => {
    const database = await openWith("<1@niho.example>");
    await markSent(database, await leaseOne(database, NOW), { now: later(2) });
    expect(await leaseDueMessages(database, encryption, { now: later(1e6), ...LEASE })).toEqual([]);
    const [row] = await database.read.selectFrom("outbox").selectAll().execute();
    expect(row).toMatchObject({
      message_id: "<1@niho.example>",
      message: "",
      created_at: NOW.toISOString(),
      sent_at: later(2).toISOString(),
    });
  });

  test("what is too late is not sent, and counts among nothing that was lost", async () => {
    const database = await openWith();
    const waiting = { reference: "NIHO-1", now: NOW, dueAt: later(60), notAfter: later(120) };
    await database.transact((tx) => enqueueMessage(tx, encryption, { message: makeMessage(), ...waiting }));
    expect(await leaseDueMessages(database, encryption, { now: later(121), ...LEASE })).toEqual([]);
    expect(await outboxCounts(database.read)).toEqual({ waiting: 0, givenUp: 0 });
    expect(await givenUpMessages(database.read, 10)).toEqual([]);
  });

  test("what waits is taken back by its topic; what was sent, and other topics, stay", async () => {
    const database = await openWith("<1@niho.example>");
    const add = (name: string, topic: string) =>
      database.transact((tx) =>
        enqueueMessage(tx, encryption, {
          message: makeMessage({ messageId: `<${name}@niho.example>` }),
          reference: "NIHO-1",
          now: NOW,
          topic,
        }),
      );
    await add("2", "sender");
    await markSent(database, (await leaseDueMessages(database, encryption, { now: NOW, ...LEASE }))[1]!, {
      now: NOW,
    });
    await add("3", "sender");
    await add("4", "final");
    await database.transact((tx) =>
      cancelMessages(tx, { reference: "NIHO-1", topics: ["sender", "reminder"] }),
    );
    const rows = await database.read.selectFrom("outbox").select("message_id").orderBy("id").execute();
    expect(rows.map(({ message_id }) => message_id[1])).toEqual(["1", "2", "4"]);
  });

  test("what is refused for good, or for 48 hours, is given up and stays visible", async () => {
    const database = await openWith("<1@niho.example>", "<2@niho.example>");
    const [one, two] = await leaseDueMessages(database, encryption, { now: NOW, ...LEASE });
    expect(await fail(database, one!, NOW, "550 no such mailbox", true)).toBe("given up");
    // As many attempts as there are in 48 hours.
    await database.transact((tx) => tx.updateTable("outbox").set({ attempts: 33 }).execute());
    const end = later(48 * 3600);
    expect(await fail(database, { ...two!, attempt: 33 }, end)).toBe("given up");
    expect(await leaseDueMessages(database, encryption, { now: later(1e6), ...LEASE })).toEqual([]);
    expect(await outboxCounts(database.read)).toEqual({ waiting: 0, givenUp: 2 });
    expect(await givenUpMessages(database.read, 1)).toMatchObject([
      { messageId: "<2@niho.example>", givenUpAt: end },
    ]);
    expect((await givenUpMessages(database.read, 10))[1]).toEqual({
      id: 1,
      messageId: "<1@niho.example>",
      kind: "",
      side: "",
      reference: "NIHO-1",
      keyName: null,
      enqueuedAt: NOW,
      givenUpAt: NOW,
      attempts: 33,
      lastError: "550 no such mailbox",
    });
  });

  describe("by a clock that has jumped", () => {
    const DAY = 86_400;

    /** Two that go at once, of which one was tried, one that waits for a day in twenty, and one until then. */
    async function openWaiting(): Promise<Database> {
      const database = await openWith("<now@niho.example>", "<tried@niho.example>");
      await database.transact(async (tx) => {
        const add = (name: string, more: { dueAt?: Date; notAfter?: Date }) =>
          enqueueMessage(tx, encryption, {
            message: makeMessage({ messageId: `<${name}@niho.example>` }),
            reference: "NIHO-1",
            now: NOW,
            ...more,
          });
        await add("reminder", { dueAt: later(20 * DAY), notAfter: later(21 * DAY) });
        await add("following", { dueAt: later(2 * DAY) });
        await tx.insertInto("clock_checks").values({ id: 1, trusted_at: NOW.toISOString() }).execute();
      });
      const [, tried] = await leaseDueMessages(database, encryption, { now: NOW, ...LEASE, limit: 2 });
      await fail(database, tried!, NOW);
      await releaseLeases(database);
      return database;
    }

    /** As the worker does at each poll. */
    async function leasedAt(database: Database, now: Date): Promise<string[]> {
      await redateMessages(database, { now, leaseMs: LEASE.leaseMs });
      const leased = await leaseDueMessages(database, encryption, { now, ...LEASE });
      return leased.map(({ message }) => message.messageId.slice(1, -"@niho.example>".length));
    }

    test("forwards, what was to go at once goes, and what was to wait is neither sent nor given up", async () => {
      const database = await openWaiting();
      expect(await leasedAt(database, later(40 * DAY))).toEqual(["now", "tried"]);
      await releaseLeases(database);
      // The clock is right again.
      expect(await leasedAt(database, later(60))).toEqual(["now", "tried"]);
      await releaseLeases(database);
      expect(await leasedAt(database, later(2 * DAY))).toContain("following");
      expect((await outboxCounts(database.read)).waiting).toBe(4);
      expect(
        await database.read.selectFrom("outbox").select("id").where("given_up_at", "is not", null).execute(),
      ).toEqual([]);
    });

    test("back, what was to go at once goes, and nothing that was to wait", async () => {
      const database = await openWaiting();
      expect(await leasedAt(database, later(-400 * DAY))).toEqual(["now", "tried"]);
    });

    test("and is right again, what came in and what failed meanwhile is due, and no lease lasts for weeks", async () => {
      const database = await openWaiting();
      const wrong = later(40 * DAY);
      await database.transact((tx) =>
        enqueueMessage(tx, encryption, {
          message: makeMessage({ messageId: "<meanwhile@niho.example>" }),
          reference: "NIHO-1",
          now: wrong,
        }),
      );
      const [, tried] = await leaseDueMessages(database, encryption, { now: wrong, ...LEASE });
      await fail(database, tried!, wrong);
      expect(await leasedAt(database, later(600))).toEqual(["now", "tried", "meanwhile"]);
    });
  });

  test.each([
    [
      "names no address and is not endless",
      `550 <hemi@patient.example>: no; try hemi.ngata@other.example ${"x".repeat(5000)}`,
      /^550 \(address\) no; try \(address\) x{468}$/,
    ],
    [
      "repeats neither the mailbox nor the name of the one it is for",
      "550 5.1.1 User HEMI (Hēmi Ngāta) unknown",
      /^550 5\.1\.1 User \(address\) \(\(address\) \(address\)\) unknown$/,
    ],
  ])("the error that is kept %s", async (_, error, kept) => {
    const database = await openWith("<1@niho.example>");
    await fail(database, await leaseOne(database, NOW), NOW, error, true);
    expect((await givenUpMessages(database.read, 1))[0]!.lastError).toMatch(kept);
  });

  test("content and recipient of a message are sealed, and open with its key alone", async () => {
    const database = await openWith("<1@niho.example>");
    const row = await database.read.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
    expect(row.message).toMatch(/^[\w-]{100,}$/);
    // These have signs that sealed text does not have: four letters occur in it by chance.
    expect(JSON.stringify(row)).not.toMatch(/hemi@|Hēmi|patient\./i);
    await database.transact((tx) =>
      eraseSubmissions(tx, ["NIHO-1"], { now: NOW, reason: "asked", ...SEALING }),
    );
    expect(await leaseDueMessages(database, encryption, { now: NOW, ...LEASE })).toEqual([]);
  });

  test("after the lease a failure changes nothing, and a success prevents a repeat", async () => {
    const database = await openWith("<1@niho.example>");
    const slow = await leaseOne(database, NOW);
    const quick = await leaseOne(database, later(120));
    await fail(database, slow, later(121), "too late", true);
    expect(await outboxCounts(database.read)).toEqual({ waiting: 1, givenUp: 0 });
    await fail(database, quick, later(121), "no", true);
    await markSent(database, slow, { now: later(122) });
    expect(await outboxCounts(database.read)).toEqual({ waiting: 0, givenUp: 0 });
  });

  test("erasing a submission erases its messages", async () => {
    const database = await openWith("<1@niho.example>");
    await database.transact((tx) => tx.deleteFrom("submissions").execute());
    expect(await database.read.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });
});
