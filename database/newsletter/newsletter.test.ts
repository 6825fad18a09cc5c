import { expect, test } from "vitest";
import { enqueueMessage } from "#outbox/outbox.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { makeMessage } from "#tests/support/message.ts";
import { SEALING } from "#tests/support/sealing.ts";
import type { Database } from "../database.ts";
import { claimCopies, countCopies, noteIssue, subscribersWithout } from "./newsletter-issues.ts";
import {
  confirmSubscription,
  eraseOldSubscriptions,
  findUnsubscribed,
  findSubscription,
  insertSubscription,
  newsletterCounts,
  noteMailed,
} from "./newsletter.ts";
import { leaveNewsletter } from "./newsletter-leaving.ts";

const START = new Date("2026-11-20T00:30:00Z");

function days(count: number): Date {
  return new Date(START.getTime() + count * 86_400_000);
}

function ask(database: Database, who: string, askedAt = START, link = who): Promise<boolean> {
  return database.transact((tx) =>
    insertSubscription(tx, {
      addressHash: who,
      key: SEALING.encryption.newKey(),
      sealedAddress: `sealed ${who}`,
      askedAt,
      askedOn: "/blog",
      words: "One email a month.",
      confirmHash: `confirm ${link} ${askedAt.toISOString()}`,
      unsubscribeHash: `unsubscribe ${link}`,
    }),
  );
}

function confirm(database: Database, who: string, at = START, askedAt = START) {
  return database.transact((tx) => confirmSubscription(tx, `confirm ${who} ${askedAt.toISOString()}`, at));
}

function leave(database: Database, who: string, at: Date) {
  return database.transact((tx) => leaveNewsletter(tx, `unsubscribe ${who}`, at));
}

eachDatabase("subscriptions", (open) => {
  test("are kept with the consent: when asked, where, to which words, when confirmed", async () => {
    const database = await open();
    expect(await ask(database, "ana")).toBe(true);
    expect(await confirm(database, "ana", days(1))).toBe("confirmed");
    expect(await findSubscription(database.read, "ana")).toMatchObject({
      askedAt: START,
      askedOn: "/blog",
      words: "One email a month.",
      confirmedAt: days(1),
    });
  });

  test("asked for ten times at once, one asking alone is told to write", async () => {
    const database = await open();
    // Each asking has links of its own: the same ones twice would break another rule than the one that is asked here.
    const askings = await Promise.all(
      Array.from({ length: 10 }, (_, at) => ask(database, "ana", START, `ana ${at}`)),
    );
    expect(askings.filter(Boolean)).toHaveLength(1);
    const known = (await findSubscription(database.read, "ana"))!;
    const again = await Promise.all(
      Array.from({ length: 10 }, () => database.transact((tx) => noteMailed(tx, known, days(2)))),
    );
    expect(again.filter(Boolean)).toHaveLength(1);
  });

  test("that lapsed begin anew, under another key, when somebody asks", async () => {
    const database = await open();
    await ask(database, "ana");
    const { key } = (await findSubscription(database.read, "ana"))!;
    expect(await ask(database, "ana", days(7))).toBe(true);
    const anew = (await findSubscription(database.read, "ana"))!;
    expect(anew.key).not.toBe(key);
    expect(await confirm(database, "ana", days(8))).toBe("unknown");
    expect(await confirm(database, "ana", days(8), days(7))).toBe("confirmed");
  });

  test("end with everything that hangs on them, messages that wait included; two dates stay", async () => {
    const database = await open();
    for (const who of ["ana", "tama"]) {
      await ask(database, who);
      await confirm(database, who, days(1));
      await database.transact(async (tx) => {
        await noteIssue(tx, { issue: "braces", sentAt: days(2) });
        await claimCopies(tx, "braces", [who]);
        const message = makeMessage({ messageId: `<${who}@niho.example>` });
        await enqueueMessage(tx, SEALING.encryption, { message, subscriber: who, now: days(2) });
      });
    }
    expect(await leave(database, "ana", days(3))).toEqual({ state: "subscribed" });
    expect(await findSubscription(database.read, "ana")).toBeUndefined();
    expect(await database.read.selectFrom("outbox").select("subscriber").execute()).toEqual([
      { subscriber: "tama" },
    ]);
    expect(await countCopies(database.read, "braces")).toEqual({ sent: 1, waiting: 0 });
    expect(await findUnsubscribed(database.read, "ana")).toEqual({
      confirmedAt: days(1),
      leftAt: days(3),
      quietUntil: null,
    });
    expect(await leave(database, "ana", days(9))).toEqual({ state: "left", leftAt: days(3) });
    expect(await leave(database, "nobody", days(9))).toEqual({ state: "unknown" });
  });

  test("are counted by state", async () => {
    const database = await open();
    for (const who of ["ana", "tama", "mere", "wiremu"]) await ask(database, who);
    for (const who of ["ana", "tama"]) await confirm(database, who);
    await leave(database, "tama", days(1));
    await leave(database, "wiremu", days(1));
    expect(await newsletterCounts(database.read)).toEqual({ confirmed: 1, asked: 1, left: 1 });
  });
});

eachDatabase("erasing old subscriptions", (open) => {
  const erase = (database: Database, at: Date) => database.transact((tx) => eraseOldSubscriptions(tx, at));

  test("takes what nobody confirmed in seven days, and no subscriber however old", async () => {
    const database = await open();
    for (const who of ["ana", "tama"]) await ask(database, who);
    await confirm(database, "ana");
    expect(await erase(database, new Date(days(7).getTime() - 1))).toEqual({
      unconfirmed: 0,
      unsubscribed: 0,
    });
    expect(await erase(database, days(7))).toEqual({ unconfirmed: 1, unsubscribed: 0 });
    expect(await erase(database, days(4_000))).toEqual({ unconfirmed: 0, unsubscribed: 0 });
    expect(await findSubscription(database.read, "ana")).toBeDefined();
    expect(await findSubscription(database.read, "tama")).toBeUndefined();
  });

  test("takes what stays of a subscriber after two years, and of a refusal when its quiet is over", async () => {
    const database = await open();
    for (const who of ["ana", "tama"]) await ask(database, who);
    await confirm(database, "ana");
    for (const who of ["ana", "tama"]) await leave(database, who, START);
    expect(await erase(database, new Date(days(30).getTime() - 1))).toEqual({
      unconfirmed: 0,
      unsubscribed: 0,
    });
    expect(await erase(database, days(30))).toEqual({ unconfirmed: 0, unsubscribed: 1 });
    expect(await erase(database, days(729))).toEqual({ unconfirmed: 0, unsubscribed: 0 });
    expect(await erase(database, days(730))).toEqual({ unconfirmed: 0, unsubscribed: 1 });
  });
});

eachDatabase("an issue", (open) => {
  test("goes to each confirmed subscriber once, however often and by however many at the same time it is sent", async () => {
    const database = await open();
    for (const who of ["ana", "mere", "tama", "wiremu"]) await ask(database, who);
    for (const who of ["ana", "mere", "tama"]) await confirm(database, who);
    await database.transact((tx) => noteIssue(tx, { issue: "braces", sentAt: START }));
    const everybody = ["ana", "mere", "tama", "wiremu", "nobody"];
    const claims = await Promise.all(
      Array.from({ length: 5 }, () => database.transact((tx) => claimCopies(tx, "braces", everybody))),
    );
    expect(claims.flatMap((claim) => [...claim]).toSorted()).toEqual(["ana", "mere", "tama"]);
    expect(await countCopies(database.read, "braces")).toEqual({ sent: 3, waiting: 0 });
    expect(await countCopies(database.read, "implants")).toEqual({ sent: 0, waiting: 3 });
  });

  test("is handed out a few at a time, in an order that stays", async () => {
    const database = await open();
    for (const who of ["mere", "ana", "tama"]) {
      await ask(database, who);
      await confirm(database, who);
    }
    const next = async (after: string) =>
      (await subscribersWithout(database.read, "braces", { after, limit: 2 })).map((one) => one.addressHash);
    expect(await next("")).toEqual(["ana", "mere"]);
    expect(await next("mere")).toEqual(["tama"]);
  });
});
