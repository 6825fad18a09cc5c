import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { nextAttemptAt } from "#outbox/retry.ts";
import { ROOT } from "../support/repository.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import {
  BEHIND_A_PROXY,
  bookingAtPractice,
  emailOf,
  fromAddressOf,
  postForm,
  PRACTICES,
  TIMEOUT,
} from "./load.ts";
import { count, type Finding, type StressTest, type Until } from "./stress-test.ts";

const CLIENTS = 12;
const FAILS = 0.3;
/** The site's hours are this much shorter than ours, so that many retries fit into a trial. */
const SPEED = 20;
/** Messages that one process has in hand at a time: no kill can repeat more. */
const IN_HAND = 4;
/**
 * Where no message is new for this long after the last kill, those missing are lost: as long as the longest pause between
 * two attempts, and a little. Milliseconds of ours.
 */
const SILENCE = longestPause() / SPEED + 20_000;

/**
 * Submissions while the mail server fails three times in ten, at every step of the conversation, and the site is
 * killed again and again: each message must arrive, and one that arrives twice must be the same message.
 */
export const mailStressTest: StressTest<{ submissions: number; kills: number } & Until> = async (
  { submissions, kills, until },
  onProgress = () => undefined,
) => {
  const post = await startMailServer();
  const dataDir = mkdtempSync(join(tmpdir(), "niho-trial-"));
  const environment = {
    ...BEHIND_A_PROXY,
    SAMPLE_PRACTICES: String(PRACTICES),
    SMTP_URL: `smtp://127.0.0.1:${post.port}`,
    NODE_OPTIONS: `--import=${join(ROOT, "tests/stress/fast-clock.ts")}`,
    FAST_CLOCK: String(SPEED),
    FAST_CLOCK_FROM: String(Date.now()),
  };
  await (await startSite({ dataDir, environment })).stop();
  makeReal(dataDir);
  let site: RunningSite | undefined = await startSite({ dataDir, environment });
  let next = 0;
  const told = new Map<number, string>();
  const gaveUp = new Set<number>();

  const isOver = () => until?.aborted === true;
  const visit = async () => {
    while (next < submissions && !isOver()) {
      const number = next++;
      const since = Date.now();
      while (!told.has(number) && !gaveUp.has(number)) {
        if (Date.now() - since > TIMEOUT) gaveUp.add(number);
        const url = site?.url;
        const headers = { "Idempotency-Key": `visitor ${number}`, ...fromAddressOf(number) };
        const answer =
          url && (await postForm(url, bookingAtPractice(number), headers).catch(() => undefined));
        if (answer && answer.reference && answer.status < 300) told.set(number, answer.reference);
        else await pause(20);
      }
    }
  };
  const visitors = Promise.all(Array.from({ length: CLIENTS }, visit));
  const restart = async () => {
    const { child } = site!;
    site = undefined;
    child.kill("SIGKILL");
    await once(child, "exit");
    site = await startSite({ dataDir, environment });
  };

  let killed = 0;
  while (killed < kills && !isOver()) {
    const goal = Math.floor((submissions * 2 * (killed + 1)) / (kills + 1));
    for (let idle = 0; post.arrived.size < goal && idle < 500; idle++) await pause(20);
    await restart();
    killed++;
    onProgress(post.arrived.size, submissions * 2);
  }
  await visitors;
  // What has been asked by now, which is less where time was up.
  const expected = told.size * 2;
  for (let seen = -1, since = Date.now(); post.arrived.size < expected;) {
    if (post.arrived.size !== seen) [seen, since] = [post.arrived.size, Date.now()];
    if (Date.now() - since > SILENCE) break;
    onProgress(post.arrived.size, expected);
    await pause(500);
  }
  await site.dispose();
  await post.close();
  rmSync(dataDir, { recursive: true, force: true });
  return judge({ kills: killed, told, gaveUp: gaveUp.size, ...post });
};

/** No mail leaves for a sample: here the practices are as real as the mail server. A request makes two mails, one to each side. */
function makeReal(dataDir: string): void {
  const file = new DatabaseSync(join(dataDir, "niho.db"));
  file.exec("update practices set is_sample = 0");
  file.close();
}

function longestPause(): number {
  const now = new Date(0);
  return nextAttemptAt({ attempt: 100, since: now, now, random: 1 })!.getTime();
}

function judge({
  kills,
  told,
  gaveUp,
  arrived,
  names,
  tries,
}: {
  kills: number;
  told: Map<number, string>;
  /** Visitors who were told no reference. */
  gaveUp: number;
  arrived: Map<string, Arrived>;
  /** The Message-IDs under which each text was tried. */
  names: Map<string, Set<string>>;
  tries: Tries;
}): Finding[] {
  const toPatients = new Set([...arrived.values()].flatMap(({ to }) => to));
  const unwritten = [...told.keys()].filter((number) => !toPatients.has(emailOf(number))).length;
  const missing = told.size * 2 - arrived.size;
  const repeats = [...arrived.values()].reduce((sum, { times }) => sum + times - 1, 0);
  const changed = [...arrived.values()].filter(({ bodies }) => bodies.size > 1).length;
  const renamed = [...names.values()].filter((ids) => ids.size > 1).length;
  const bound = kills * IN_HAND + tries.cuts;
  return [
    finding(
      "No message is lost",
      `${count(told.size, "submission")}, ${count(kills, "kill")}, ${tries.failed} of ${tries.count} attempts failed: ${missing} missing, ${unwritten} patients without mail, ${gaveUp} visitors without a reference`,
      told.size > 0 && missing === 0 && unwritten === 0 && gaveUp === 0,
    ),
    finding(
      "A message has the same Message-ID at every attempt",
      `${count(names.size, "message")} tried, ${renamed} under several`,
      renamed === 0,
    ),
    finding(
      "A repeat comes only from a kill or a broken wire, under the same Message-ID and to the letter",
      `${repeats} repeats, at most ${bound} possible, ${changed} of them changed`,
      repeats <= bound && changed === 0,
    ),
  ];
}

type Arrived = { times: number; to: string[]; bodies: Set<string> };

/** What the mail server did with what it was given. */
type Tries = {
  count: number;
  failed: number;
  /** How often the wire broke before an answer was through: the sender cannot know what became of its message. */
  cuts: number;
};

/** A real mail server that refuses for now three times in ten, behind a wire that breaks now and then. */
async function startMailServer() {
  const arrived = new Map<string, Arrived>();
  const names = new Map<string, Set<string>>();
  const tries: Tries = { count: 0, failed: 0, cuts: 0 };
  const refused = (done: (error?: Error) => void) => {
    tries.failed++;
    done(Object.assign(new Error("Come back later"), { responseCode: 451 }));
  };
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo(_, __, done) {
      tries.count++;
      if (Math.random() < FAILS / 2) refused(done);
      else done();
    },
    onData(stream, _, done) {
      const take = async () => {
        const raw = await buffer(stream);
        const { messageId = "", to = [], html = "", text = "" } = await PostalMime.parse(raw);
        // Each mail names its reference, so no two are alike. What is refused now comes again under the same name.
        names.set(text, (names.get(text) ?? new Set()).add(messageId));
        if (Math.random() < FAILS / 2) return refused(done);
        const seen = arrived.get(messageId) ?? { times: 0, to: [], bodies: new Set<string>() };
        seen.times++;
        seen.to = to.map(({ address = "" }) => address);
        seen.bodies.add(html + text);
        arrived.set(messageId, seen);
        done();
      };
      // The sender was killed, or the wire broke, before all of it was here.
      take().catch(() => undefined);
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const wire = await breakingWire((server.server.address() as AddressInfo).port, () => tries.cuts++);
  return {
    arrived,
    names,
    tries,
    port: wire.port,
    close: async () => {
      await wire.close();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

/** Carries bytes to a port of this machine, and breaks instead of carrying an answer back in one of 400 cases. */
async function breakingWire(
  port: number,
  onCut: () => void,
): Promise<{ port: number; close: () => Promise<void> }> {
  const wire = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    const hangUp = () => {
      near.destroy();
      far.destroy();
    };
    for (const end of [near, far]) end.on("error", hangUp).on("close", hangUp);
    near.on("data", (bytes) => far.write(bytes));
    far.on("data", (bytes) => {
      if (Math.random() > 1 / 400) near.write(bytes);
      else {
        onCut();
        hangUp();
      }
    });
  });
  await new Promise<void>((resolve) => wire.listen(0, "127.0.0.1", resolve));
  return {
    port: (wire.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => wire.close(() => resolve())),
  };
}

function finding(promise: string, seen: string, held: boolean): Finding {
  return { target: "S3", promise, seen, held };
}
