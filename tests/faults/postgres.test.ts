import { randomBytes } from "node:crypto";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import pg from "pg";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openPostgres } from "#database/postgres.ts";
import { onPostgres } from "../support/databases.ts";
import { isStored, openWithLinks, sendLinkInVain } from "../support/every-link.ts";
import { BOOKING } from "../support/forms.ts";
import { migratedSchema } from "../support/migrated-schema.ts";
import { openSite, type TestSite } from "../support/site.ts";
import { isFullSuite } from "../support/suite.ts";
import { prepare } from "../support/template-database.ts";
import { fault } from "./fault.ts";
import { DATABASE_AWAY, READY, readinessOf, sendAgain, sendInVain } from "./visitor.ts";

/** Milliseconds; the site's own is twenty seconds. */
const SILENCE = 500;
/** How many one process has at most: `openPool`. */
const CONNECTIONS = 10;
/** Always asks the database; it leads on to its full address. */
const PROFILE = "/dentists/1";

describe("PostgreSQL:", () => {
  fault("PostgreSQL is not there", async () => {
    const { site, wire } = await openBehindWire();
    await look(site);
    await wire.cut();
    const values = await sendInVain(site);
    await lookWithoutDatabase(site);
    expect(await readinessOf(site)).toEqual(DATABASE_AWAY);
    await wire.mend();
    expect(await readinessOf(site)).toEqual(READY);
    expect((await site.fetch(PROFILE)).status).toBe(301);
    await sendAgain(site, values);
  });

  // It waits for each of its questions.
  test.runIf(isFullSuite)(
    "A form that finds every connection busy for five seconds is answered 503 with every value kept, and taken when it is sent again",
    async () => {
      const { site } = await openBehindWire();
      await look(site);
      const over = Promise.withResolvers<void>();
      const busy = Array.from({ length: CONNECTIONS }, () =>
        site.services.database.transact(() => over.promise),
      );
      const values = await sendInVain(site);
      over.resolve();
      await Promise.all(busy);
      await sendAgain(site, values);
      expect(await readinessOf(site)).toEqual(READY);
    },
    120_000,
  );

  // Each question that is put to the frozen server waits for a connection for up to five seconds.
  const SLOW = { timeout: 90_000 };
  fault(
    "PostgreSQL takes a query and says nothing",
    async () => {
      const { site, wire } = await openBehindWire(SILENCE);
      await look(site);
      wire.freeze();
      const values = await sendInVain(site);
      // What could not be written is no reason to wait for a server that is silent, longer than once.
      await look(site);
      for (let visit = 1; visit <= 3; visit++) {
        const began = performance.now();
        await look(site);
        expect(performance.now() - began).toBeLessThan(4_500);
      }
      await lookWithoutDatabase(site);
      wire.thaw();
      await sendAgain(site, values);
    },
    SLOW,
  );

  fault("PostgreSQL ends a connection in the middle of a transaction", async () => {
    const { site, role, schema } = await openBehindWire();
    const other = await connected();
    await other.query(`begin; lock table ${schema}.submissions in access exclusive mode`);
    const refused = sendInVain(site);
    await endConnections(role, "waiting");
    const values = await refused;
    await other.query("rollback");
    await other.end();
    await sendAgain(site, values);
  });

  fault("PostgreSQL ends every connection, as a restart does", async () => {
    const { site, role } = await openBehindWire();
    await look(site);
    site.log.expect("page failed");
    await endConnections(role, "all");
    await expect.poll(async () => (await site.fetch(PROFILE)).status).toBe(301);
    await sendAgain(site, BOOKING.right);
  });

  fault("PostgreSQL takes no more connections", async () => {
    const { site, wire, role } = await openBehindWire();
    await admin(`alter role ${role} connection limit 0`);
    await again(wire);
    const values = await sendInVain(site);
    await admin(`alter role ${role} connection limit 20`);
    await sendAgain(site, values);
  });

  fault("PostgreSQL has become a copy that can only be read", async () => {
    const { site, wire, role } = await openBehindWire();
    await admin(`alter role ${role} set default_transaction_read_only = on`);
    await again(wire);
    const values = await sendInVain(site);
    expect((await site.fetch(PROFILE)).status).toBe(301);
    expect(await readinessOf(site)).toEqual(DATABASE_AWAY);
    await admin(`alter role ${role} reset default_transaction_read_only`);
    await again(wire);
    await sendAgain(site, values);
  });
});

onPostgres("What a link opens", () => {
  const withLinks = async () => {
    const behind = await databaseBehindWire();
    const links = await openWithLinks({ open: behind.open });
    for (const event of ["act not stored", "page failed", "form not stored"] as const)
      links.site.log.expect(event);
    return { ...behind, ...links };
  };

  test("is answered 503 with every value kept while PostgreSQL is not there, and taken when it is back", async () => {
    const { site, wire, forms } = await withLinks();
    await wire.cut();
    for (const form of forms) await sendLinkInVain(site, form);
    await wire.mend();
    for (const { path, fields } of forms) expect((await site.post(path, fields)).status).toBeLessThan(500);
  });

  test("takes nothing while PostgreSQL can only be read, and keeps every value", async () => {
    const { site, wire, role, forms } = await withLinks();
    await admin(`alter role ${role} set default_transaction_read_only = on`);
    await again(wire);
    for (const form of forms.filter(isStored)) expect((await sendLinkInVain(site, form)).status).toBe(503);
  });
});

/** All connections are made anew. */
async function again(wire: Wire): Promise<void> {
  await wire.cut();
  await wire.mend();
}

type Wire = Awaited<ReturnType<typeof wireTo>>;

/**
 * A site whose database is at the other end of a wire that can be cut, and whose own are a role and a schema. `timeout` is
 * that of a query, in milliseconds; a short one fails on a busy machine without any fault.
 */
async function openBehindWire(
  timeout?: number,
): Promise<{ site: TestSite; wire: Wire; role: string; schema: string }> {
  const { open, ...behind } = await databaseBehindWire(timeout);
  return { ...behind, site: await openSite({ samples: 0, open }) };
}

async function databaseBehindWire(timeout?: number) {
  const server = new URL(process.env.TEST_DATABASE_URL!);
  const wire = await wireTo(Number(server.port), server.hostname);
  const role = `fault_${randomBytes(8).toString("hex")}`;
  const { name: schema, drop } = await migratedSchema(server.href);
  onTestFinished(drop);
  await admin(
    `create role ${role} login`,
    `alter role ${role} set search_path = ${schema}`,
    `grant all on schema ${schema} to ${role}`,
    `grant all on all tables in schema ${schema} to ${role}`,
    `grant all on all sequences in schema ${schema} to ${role}`,
  );
  onTestFinished(() => admin(`drop owned by ${role}`, `drop role ${role}`));
  const address = new URL(server);
  address.username = role;
  address.hostname = "127.0.0.1";
  address.port = String(wire.port);
  // Making the samples may take longer than a visitor's query.
  const database = openPostgres(address.href);
  await prepare(database, 10);
  await database.close();
  const open = async () => openPostgres(address.href, { timeout });
  return { wire, role, schema, open };
}

/** As the operator of the server, past the wire. */
async function admin(...statements: string[]): Promise<void> {
  const client = await connected();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  return client;
}

/** Ends the connections of a role, those alone that wait for a lock or all, as soon as there is one. */
async function endConnections(role: string, which: "waiting" | "all"): Promise<void> {
  const client = await connected();
  const waiting = which === "waiting" ? "and wait_event_type = 'Lock'" : "";
  await vi.waitFor(async () => {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = $1 ${waiting}`,
      [role],
    );
    expect(rowCount).toBeGreaterThan(0);
  }, 15_000);
  await client.end();
}

/** Carries bytes until it is cut (nobody there) or frozen (somebody there, who says nothing). */
async function wireTo(port: number, host: string) {
  const ends = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(port, host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      if (isFrozen) from.pause();
      from.on("data", (bytes) => to.write(bytes));
      from.on("error", () => undefined);
      from.on("close", () => {
        ends.delete(from);
        to.destroy();
      });
    }
  });
  const listen = (at: number) => new Promise<void>((done) => server.listen(at, "127.0.0.1", done));
  const cut = async () => {
    const isClosed = new Promise<void>((done) => server.close(() => done()));
    for (const end of ends) end.destroy();
    await isClosed;
  };
  await listen(0);
  const { port: own } = server.address() as AddressInfo;
  onTestFinished(cut);
  return {
    port: own,
    cut,
    mend: () => listen(own),
    freeze: () => {
      isFrozen = true;
      for (const end of ends) end.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const end of ends) end.resume();
    },
  };
}

/** Practices that the site knows by heart, and a page that it has kept. */
async function look(site: TestSite): Promise<void> {
  for (const _ of [1, 2]) expect((await site.fetch("/directory")).status).toBe(200);
}

/** Pages come from memory; one that needs the database says whose fault it is, and whom to call. */
async function lookWithoutDatabase(site: TestSite): Promise<void> {
  site.log.expect("page failed");
  expect((await site.fetch("/directory")).status).toBe(200);
  const page = await site.page(PROFILE);
  expect(page.status).toBe(503);
  expect(page.document.querySelector("h1")!.textContent).toContain("there is a problem");
  for (const number of ["111", "0800 611 116"]) expect(page.document.body.textContent).toContain(number);
}
