import { operatorShown } from "#services/operator.ts";
import { createHash } from "node:crypto";
import { DOMParser } from "linkedom";
import { afterAll, expect, onTestFinished, TestRunner } from "vitest";
import { calendarReader } from "#services/calendars/reader.ts";
import { openSenders } from "#services/requests/senders.ts";
import type { MapSource, Services } from "#services/services.ts";
import { NO_OPERATOR, type Operator } from "#content/operator.ts";
import type { Database } from "#database/database.ts";
import { followPractices } from "#database/practices/live-practices.ts";
import { openEnvelopeEncryption } from "#database/envelope-encryption.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import { startMailWorker } from "#outbox/mail-worker.ts";
import { memoryMailer, memoryTexter } from "#outbox/transports/memory.ts";
import type { Mailer, Message, TextMessage } from "#outbox/transports/message.ts";
import { SEALING, TEST_SECRET } from "./sealing.ts";
import { openMigrated, prepare } from "./template-database.ts";
import { contextWithoutConnection } from "#server/request-context.ts";
import { readConfig } from "#server/config.ts";
import { inDatabase } from "#server/doctor/database.ts";
import { createSite, type Site } from "#server/site.ts";
import type { Surroundings } from "#server/surroundings.ts";
import { type MemoryLog, memoryLog } from "./memory-log.ts";
import { newFolder } from "./new-folder.ts";
import { uptimeOf } from "./uptime.ts";

export const ORIGIN = "http://niho.test";

/** The whole site as a function, over a database of its own, with the clock in the test's hand. */
export type TestSite = {
  /** Asks for an address: `await site.fetch("/directory?q=harbour")`; `from` is the visitor's own, `"192.0.2.1"`. */
  fetch: (path: string | Request, init?: RequestInit, from?: string) => Promise<Response>;
  /** Asks for a page and reads it: status, headers, HTML and a document to query. */
  page: (path: string | Request, init?: RequestInit) => Promise<TestPage>;
  /** Posts a form as a browser does. */
  post: (path: string, fields: Record<string, string>, headers?: Record<string, string>) => Promise<Response>;
  /** Waits until the worker has nothing left that is due, and gives everything sent so far. */
  mail: () => Promise<readonly Message[]>;
  /** Texts that were sent. */
  texts: () => Promise<readonly TextMessage[]>;
  database: Database;
  /** Whether it answered last: `mail()` asks it. */
  isDatabaseUp: () => boolean;
  /** What its pages are given. */
  services: Services;
  /** The site itself, as a server has it. */
  served: Site;
  /** The instant at which the site believes to be; set it to travel. */
  clock: { now: Date };
  /** What it has logged. Errors that the test has not said it expects fail it. */
  log: MemoryLog;
};

/** `document` is parsed when it is first asked for: parsing costs more than rendering. */
export type TestPage = { status: number; headers: Headers; html: string; readonly document: Document };

export type SiteOptions = {
  /** Sample practices, spread over all places; 240 unless said. */
  samples?: number;
  /** An ISO instant. */
  now?: string;
  open?: (samples: number) => Promise<Database>;
  publicUrl?: string;
  surroundings?: Partial<Surroundings>;
  map?: MapSource;
  operator?: Operator;
  /** One of the test's own: it sees there what was sent. */
  mailer?: Mailer;
  /** `desk`: a request waits for our own people, so that a test of the form sees no practice. */
  routing?: Services["routing"];
  reviews?: Services["reviews"];
  freeTimes?: Services["freeTimes"];
  mailGoesToFolder?: boolean;
  /** 200 a day unless said, and no replies; null: texts are off. */
  texts?: Services["texts"];
  deskMembers?: Services["deskMembers"];
  calendarPrivateHosts?: Services["calendarPrivateHosts"];
  /** Others ask it after this test: `site-to-read.ts`. */
  staysOpen?: boolean;
};

/** `const site = await openSite()`: closes by itself when the test has finished. */
export async function openSite(options: SiteOptions = {}): Promise<TestSite> {
  const { samples = 240, now = "2026-11-20T00:30:00Z", open, surroundings = {}, mailer } = options;
  const database = await (open ?? openMigrated)(samples);
  if (open) await prepare(database, samples);
  const clock = { now: new Date(now) };
  const memory = memoryMailer();
  const texter = memoryTexter();
  const worker = startMailWorker({
    database,
    encryption: SEALING.encryption,
    mailer: mailer ?? memory,
    texter,
    now: () => clock.now,
    uptime: uptimeOf(() => clock.now),
    random: () => 0.5,
  });
  const log = memoryLog();
  const afterwards = workAfterAnswers();
  const { afterAnswer } = afterwards;
  const own = { database, clock, log: log.log, wakeMail: worker.wake, afterAnswer, mailer: mailer ?? memory };
  const services = servicesOf(own, options);
  // As a start does: what mails say of us depends on what is listed.
  await services.practices.now().catch(() => null);
  const site = await createSite(services, {
    clientFiles: null,
    isReady: () => true,
    isDatabaseUp: worker.isDatabaseUp,
    ...surroundings,
  });
  const close = async () => {
    await worker.stop();
    await database.close();
    expect(log.surprises(), "errors in the log").toEqual([]);
  };
  if (!options.staysOpen) closeWithTheTest(close);
  return {
    ...visitorsOf(site, services.publicUrl),
    mail: async () => {
      await afterwards.done();
      await worker.idle();
      return memory.sent;
    },
    texts: async () => {
      await worker.idle();
      return texter.sent;
    },
    database,
    isDatabaseUp: worker.isDatabaseUp,
    services,
    served: site,
    clock,
    log,
  };
}

function servicesOf(
  own: Pick<Services, "database" | "log" | "wakeMail" | "afterAnswer"> & {
    clock: TestSite["clock"];
    mailer: Mailer;
  },
  {
    publicUrl = ORIGIN,
    map = { styleUrl: null, tilesUrl: null },
    operator = NO_OPERATOR,
    routing = "desk",
    reviews = "on",
    freeTimes = "on",
    mailGoesToFolder = true,
    texts = { aDay: 200, inboundToken: null },
    deskMembers = [],
    surroundings,
    calendarPrivateHosts = [],
  }: SiteOptions,
): Services {
  const { database, clock, log, wakeMail, afterAnswer, mailer } = own;
  let drawn = 0;
  let dataDir: string | undefined;
  const practices = followPractices(
    database,
    () => clock.now,
    (error) => log({ event: "practices unreachable", error }),
    () => ({ isOn: freeTimes === "on", ofSamples: mailGoesToFolder }),
  );
  const services: Services = {
    database,
    practices,
    now: () => clock.now,
    today: () => newZealandDay(clock.now),
    randomBytes: (count) => bytesOf(`random ${drawn++}`, count),
    keyedHash: SEALING.keyedHash,
    encryption: openEnvelopeEncryption(
      () => [TEST_SECRET],
      (count) => bytesOf(`sealing ${drawn++}`, count),
    ),
    publicUrl,
    get operator() {
      return operatorShown(operator, practices);
    },
    deskMembers,
    routing,
    reviews,
    freeTimes,
    isClockTrusted: () => true,
    escalationEmail: "escalation@niho.example",
    senders: openSenders(),
    mailGoesToFolder,
    texts,
    checkUp: () =>
      inDatabase(
        database,
        readConfig({ DATA_DIR: services.copies.dataDir, APP_SECRET: TEST_SECRET }),
        clock.now,
      ),
    copies: {
      get dataDir() {
        return (dataDir ??= newFolder());
      },
      mailer,
    },
    readCalendar: calendarReader({ privateOrigins: calendarPrivateHosts, publicUrl }),
    calendarPrivateHosts,
    map,
    mapOrigins: surroundings?.map?.origins ?? [],
    wakeMail,
    afterAnswer,
    log,
  };
  return services;
}

/** What is to be done once an answer has gone waits until the test asks for the mail. */
function workAfterAnswers() {
  const waiting: (() => Promise<void>)[] = [];
  return {
    afterAnswer: (work: () => Promise<void>) => void waiting.push(work),
    async done() {
      while (waiting.length > 0) await waiting.shift()!();
    },
  };
}

/** How the tests ask it. */
function visitorsOf(site: Site, publicUrl: string): Pick<TestSite, "fetch" | "page" | "post"> {
  const fetch: TestSite["fetch"] = async (path, init, from) => {
    const request = typeof path === "string" ? new Request(new URL(path, publicUrl), init) : path;
    const asked = contextWithoutConnection(request);
    return site.fetch(
      request,
      from ? { ...asked, visitor: { ...asked.visitor, key: from, isLoopback: false } } : asked,
    );
  };
  return {
    fetch,
    page: async (path, init) => readPage(await fetch(path, init)),
    post: (path, fields, headers = {}) =>
      fetch(path, {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { Origin: ORIGIN, ...headers },
      }),
  };
}

/** A site opened in `beforeAll` serves the tests of its file; any other closes with its test. */
function closeWithTheTest(close: () => Promise<void>): void {
  // Not the state of `expect`: where files share a worker, it keeps the last test of the file before.
  if (TestRunner.getCurrentTest() === undefined) afterAll(close);
  else onTestFinished(close);
}

const parser = new DOMParser();
/** What a browser makes of an answer without a body, as of a redirect. */
const EMPTY_PAGE = "<!doctype html><html><head></head><body></body></html>";

export async function readPage(response: Response): Promise<TestPage> {
  const html = await response.text();
  let document: Document | undefined;
  return {
    status: response.status,
    headers: response.headers,
    html,
    get document() {
      return (document ??= documentOf(html));
    },
  };
}

/**
 * What a browser makes of a page, in the two points that this parser leaves to us: names of attributes are small, where
 * React writes `autoComplete`, and what stands in a text area has its signs back.
 */
function documentOf(html: string): Document {
  const small = html.replaceAll(/<[a-z][^<>]*>/g, (tag) =>
    tag.replaceAll(/ [a-zA-Z]+(?==")/g, (name) => name.toLowerCase()),
  );
  const document = parser.parseFromString(small || EMPTY_PAGE, "text/html") as unknown as Document;
  for (const area of document.querySelectorAll("textarea")) {
    const words = document.createElement("p");
    words.innerHTML = area.textContent;
    area.textContent = words.textContent;
  }
  return document;
}

/** Different at every draw, the same in every run. */
function bytesOf(seed: string, count: number): Uint8Array {
  return createHash("shake256", { outputLength: count }).update(seed).digest();
}
