import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { postgresAddress } from "../benchmarks/servers.ts";
import { BEHIND_A_PROXY, bookingAtPractice, fromAddressOf, postForm } from "../stress/load.ts";
import { freePort } from "../support/free-port.ts";
import { startSite } from "../support/running-site.ts";
import { expectTrue } from "./parts.ts";

/** Milliseconds from the standby's promotion to the first form that is kept again. */
const BACK_WITHIN = 15_000;
/** Pages that visitors need most, and that the site has in memory. */
const PAGES = ["/", "/directory", "/emergency"];

/**
 * PostgreSQL with a standby that has each form before it is acknowledged. The primary is killed while forms and pages are
 * asked for, the standby takes over, and the address of the database leads to it, as a proxy before both would do.
 */
export async function tryFailover(): Promise<void> {
  const primary = postgresAddress();
  if (primary === null) return console.log("Not tried, failover: PostgreSQL is not installed.");
  const folder = mkdtempSync(join(tmpdir(), "niho-failover-"));
  const first = serverAt(primary);
  const standby = await openStandby(primary, folder);
  const way = await wayTo(Number(new URL(primary).port));
  const site = await startSite({
    environment: {
      ...BEHIND_A_PROXY,
      DATABASE_URL: `postgres://niho@127.0.0.1:${way.port}/postgres`,
      APP_SECRET: "a secret of more than thirty-two characters",
    },
  });
  try {
    const visiting = visitors(site.url);
    const { acknowledged, answers } = visiting;
    await pause(4_000);
    const killedAt = performance.now();
    process.kill(first.pid, "SIGKILL");
    await pause(3_000);
    standby.promote();
    way.leadTo(standby.port);
    const promotedAt = performance.now();
    await pause(BACK_WITHIN + 3_000);
    await visiting.over();

    const { rows } = await query<{ reference: string }>(standby.url, "select reference from submissions");
    const kept = new Set(rows.map(({ reference }) => reference));
    const lost = acknowledged.filter((reference) => !kept.has(reference));
    expectTrue(
      acknowledged.length > 100 && lost.length === 0,
      `of ${acknowledged.length} requests that were acknowledged the standby lacks ${lost.length}`,
    );
    const pages = answers.filter(({ isForm }) => !isForm);
    const failed = pages.filter(({ status }) => status !== 200);
    expectTrue(pages.length > 100 && failed.length === 0, `of ${pages.length} pages ${failed.length} failed`);
    const forms = answers.filter(({ isForm }) => isForm);
    const refused = forms.filter(({ at, status }) => at > killedAt && status === 503).length;
    const others = forms.filter(({ status }) => status !== 201 && status !== 503);
    expectTrue(
      refused > 0 && others.length === 0,
      `${refused} forms were refused with 503, and none otherwise`,
    );
    const back = forms.find(({ at, status }) => at > promotedAt && status === 201);
    const took = (back?.at ?? Infinity) - promotedAt;
    expectTrue(
      took < BACK_WITHIN,
      `forms were kept again ${(took / 1_000).toFixed(1)} s after the standby took over`,
    );
  } finally {
    await site.dispose();
    way.close();
    standby.stop();
    // The script that started the first one cannot stop it any more, and leaves its files.
    for (const left of [folder, first.folder]) rmSync(left, { recursive: true, force: true });
  }
}

type Answer = { at: number; isForm: boolean; status: number };

/** Twenty forms and twenty pages a second, until `over`. */
function visitors(url: string) {
  const acknowledged: string[] = [];
  const answers: Answer[] = [];
  const under = new Set<Promise<void>>();
  let number = 0;
  const timer = setInterval(() => {
    number += 1;
    const asked = number % 2 === 0 ? form(number) : page(PAGES[number % PAGES.length]!);
    under.add(asked);
    void asked.finally(() => under.delete(asked));
  }, 25);
  const note = (isForm: boolean, status: number) => answers.push({ at: performance.now(), isForm, status });

  async function form(one: number): Promise<void> {
    const answered = await postForm(url, bookingAtPractice(one), fromAddressOf(one)).catch(() => ({
      status: 0,
      reference: undefined,
    }));
    if (answered.status === 201) acknowledged.push(answered.reference!);
    note(true, answered.status);
  }

  async function page(path: string): Promise<void> {
    const status = await fetch(url + path).then(
      async (response) => ((await response.text()) === "" ? 0 : response.status),
      () => 0,
    );
    note(false, status);
  }

  return {
    acknowledged,
    answers,
    async over() {
      clearInterval(timer);
      await Promise.all(under);
    },
  };
}

/** A copy that follows the primary, which waits for it before it acknowledges anything. */
async function openStandby(primary: string, folder: string) {
  const port = await freePort();
  const data = join(folder, "data");
  const bin = dirname(globSync("/usr/lib/postgresql/*/bin/pg_ctl").toSorted().at(-1)!);
  const isRoot = userInfo().uid === 0;
  const as = (program: string, ...words: string[]) => {
    const command = [join(bin, program), ...words];
    const [first, ...rest] = isRoot ? ["runuser", "-u", "postgres", "--", ...command] : command;
    const { status, stderr } = spawnSync(first!, rest, { cwd: "/", stdio: ["ignore", "ignore", "pipe"] });
    if (status !== 0) throw new Error(`${program} failed: ${stderr.toString()}`);
  };
  if (isRoot) spawnSync("chown", ["postgres", folder]);
  as("pg_basebackup", "--dbname", primary, "--pgdata", data, "--write-recovery-conf", "--checkpoint=fast");
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  as("pg_ctl", "-D", data, "-l", join(folder, "log"), "-o", settings, "-w", "start");
  await query(primary, "alter system set synchronous_standby_names = '*'");
  await query(primary, "select pg_reload_conf()");
  for (let isFollowing = false; !isFollowing; await pause(100)) {
    const { rows } = await query<{ sync_state: string }>(
      primary,
      "select sync_state from pg_stat_replication",
    );
    isFollowing = rows[0]?.sync_state === "sync";
  }
  return {
    port,
    url: Object.assign(new URL(primary), { port: String(port) }).href,
    promote: () => as("pg_ctl", "-D", data, "-w", "promote"),
    stop: () => as("pg_ctl", "-D", data, "-m", "immediate", "stop"),
  };
}

/** A port that leads to one server, then to another: those who were connected to the first are cut off. */
async function wayTo(first: number) {
  let target = first;
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from
        .on("error", () => undefined)
        .on("close", () => {
          ends.delete(from);
          to.destroy();
        });
      from.pipe(to);
    }
  }).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  const cut = () => ends.forEach((end) => end.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(port: number) {
      target = port;
      cut();
    },
    close() {
      cut();
      server.close();
    },
  };
}

/** Its first process, and where its files are. */
function serverAt(url: string): { pid: number; folder: string } {
  const { port } = new URL(url);
  for (const file of globSync(join(tmpdir(), "niho-postgres-*/data/postmaster.pid"))) {
    const lines = readFileSync(file, "utf8").split("\n");
    if (lines[3] === port) return { pid: Number(lines[0]), folder: dirname(dirname(file)) };
  }
  throw new Error(`No server of ours is at ${port}.`);
}

async function query<Row extends pg.QueryResultRow>(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query<Row>(statement);
  } finally {
    await client.end();
  }
}
