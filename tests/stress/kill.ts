import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
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
import { makeStore } from "./store.ts";
import { type Kept, keptSubmissions, wholenessOf } from "./submissions.ts";
import { count, type StressTest, type Until } from "./stress-test.ts";

const CLIENTS = 16;
/** A kill comes this long after the life's last wanted answer, at random: anywhere in the work of the next ones. Milliseconds. */
const LATEST_KILL = 60;
/**
 * All but one of so many lives are short and the last makes up for them: most are cut off while the machine code is
 * cold and the mails of the life before are still being worked through, some when the journal has been moved often.
 */
const CYCLE = 10;
/** The share of the mean that a short life has. A request that meets cold code costs three times as much, so as many kills in less time, too. */
const SHORT_LIFE = 0.2;

/**
 * Pulls the plug on a busy site again and again. Each visitor tries until told a reference, with the same
 * Idempotency-Key, as a browser that resends does; then everything that was acknowledged must be there, once.
 */
export const killStressTest: StressTest<
  {
    kills: number;
    acknowledged: number;
    database?: string | undefined;
  } & Until
> = async ({ kills, acknowledged, database, until }, onProgress = () => undefined) => {
  const store = await makeStore(database);
  const { dataDir } = store;
  const told = new Map<number, string>();
  const gaveUp = new Set<number>();
  const otherwise = new Map<number, number>();
  let site: RunningSite | undefined;
  const end = new AbortController();
  let next = 0;
  const isOver = () => until?.aborted === true;

  const visit = async () => {
    while (!end.signal.aborted) {
      const number = next++;
      const since = Date.now();
      while (!told.has(number) && !gaveUp.has(number)) {
        if (Date.now() - since > TIMEOUT) gaveUp.add(number);
        if (!site) {
          if (end.signal.aborted) return;
          await pause(20);
          continue;
        }
        const headers = { "Idempotency-Key": `visitor ${number}`, ...fromAddressOf(number) };
        const answer = await postForm(site.url, bookingAtPractice(number), headers).catch(() => undefined);
        if (answer?.reference && answer.status < 300) told.set(number, answer.reference);
        else if (answer && answer.status !== 503) {
          otherwise.set(answer.status, (otherwise.get(answer.status) ?? 0) + 1);
          await pause(20);
        }
      }
    }
  };

  const environment = { ...BEHIND_A_PROXY, ...store.environment, SAMPLE_PRACTICES: String(PRACTICES) };
  const visitors = Array.from({ length: CLIENTS }, visit);
  let killed = 0;
  while (killed < kills && !isOver()) {
    const life = killed + 1;
    site = await startSite({ dataDir, environment });
    const enough = acknowledgedBy(life, kills, acknowledged);
    while (told.size + gaveUp.size < enough && !isOver()) await pause(2);
    await pause(Math.random() * LATEST_KILL);
    const { child } = site;
    child.kill("SIGKILL");
    site = undefined;
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    killed = life;
    onProgress(killed, kills);
  }
  // A sender who was cut off by the last kill is told by one more life.
  site = await startSite({ dataDir, environment });
  end.abort();
  await Promise.all(visitors);
  await site.stop();

  const kept = await keptSubmissions(store);
  const byEmail = Map.groupBy(kept, ({ email }) => email);
  const lost = [...told].filter(
    ([number, reference]) => !byEmail.get(emailOf(number))?.some((row) => row.reference === reference),
  );
  const twice = [...byEmail.values()].filter((rows) => rows.length > 1);
  const halfway = kept.filter((one) => !isWithPractice(one) && !isWaiting(one));
  const waiting = kept.filter(isWaiting);
  const whole = await wholenessOf(store);
  await store.remove();
  const size = `${count(killed, "kill")}, ${count(told.size, "acknowledged request")}`;
  return [
    finding(
      "Nothing acknowledged is lost",
      `${size}, ${lost.length} lost`,
      told.size > 0 && lost.length === 0,
    ),
    finding(
      "Nothing is kept twice",
      `${count(kept.length, "row")}, ${twice.length} twice`,
      twice.length === 0,
    ),
    {
      ...finding(
        "What goes to a practice goes with its event and its mails",
        `${count(kept.length - waiting.length, "request")} with a practice, ${waiting.length} waiting for the hour, ${halfway.length} halfway`,
        halfway.length === 0,
      ),
      target: "S13",
    },
    finding("The database is whole", `integrity check says ${whole}`, whole === "ok"),
    finding(
      "No visitor is told anything but a reference or to come back",
      `${otherwise.size === 0 ? "no other answer" : `other answers: ${JSON.stringify([...otherwise])}`}, ${gaveUp.size} gave up`,
      otherwise.size === 0 && gaveUp.size === 0,
    ),
  ];
};

/** In one transaction: the request, that it went to the practice, and a mail to each side. */
function isWithPractice({ status, events, mails }: Kept): boolean {
  const said = `${status} ${events.join()} ${mails.toSorted().join()}`;
  return said === "sent sent booking-received,practice-request-1";
}

/** The practice has had as many as it may have in an hour. */
function isWaiting({ status, events, mails }: Kept): boolean {
  return status === "received" && events.length === 0 && mails.join() === "booking-received";
}

/** How many must have been acknowledged, in all lives so far, before this one may end. */
function acknowledgedBy(life: number, kills: number, acknowledged: number): number {
  if (life === kills) return acknowledged;
  const short = life % CYCLE;
  return Math.ceil(((life - short + short * SHORT_LIFE) / kills) * acknowledged);
}

function finding(promise: string, seen: string, held: boolean) {
  return { target: "S1", promise, seen, held };
}
