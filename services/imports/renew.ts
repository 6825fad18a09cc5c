import { createHash, randomUUID } from "node:crypto";
import { DESK_HEALTH_PATH, DESK_TODAY_PATH } from "#content/desk-addresses.ts";
import { ALL_PLACES } from "#content/places.ts";
import { ImportUnderWay, knownRecords } from "#database/imports/imports.ts";
import { samplesCount } from "#database/practices/practices.ts";
import {
  forgetHeld,
  listRenewals,
  type Renewal,
  renewalMailKey,
  storeRenewal,
} from "#database/imports/source-renewals.ts";
import { putBackBroken } from "#database/imports/undo-import.ts";
import { DAY, HOUR, MINUTE } from "#domain/durations.ts";
import { formatInstant, newZealandDay } from "#domain/nz-time.ts";
import { inDaytime } from "#domain/requests/promises.ts";
import { cancelMessages, enqueueMessage } from "#outbox/outbox.ts";
import type { Message } from "#outbox/transports/message.ts";
import { actLine } from "../desk/answers.ts";
import { type FetchFailure, fetchPublic } from "../outside/fetch-public.ts";
import type { Services } from "../services.ts";
import { ARE_SAMPLES, keepLook, nameOnly, readFileAt } from "./at-desk.ts";
import { LARGEST_FILE } from "./largest-file.ts";
import { countListed, rowCounts, fileProblem, looksOdd } from "./checks.ts";
import { dropUpload, keepUpload, uploadPath } from "./uploads.ts";
import { writePlan } from "./write.ts";
import { instantDigits, operationsMessage } from "../mails/messages.ts";

/** Milliseconds, from asking to the last byte. */
const LONGEST = MINUTE;
/** A file that waits for someone is forgotten after a day: it is fetched again before that, and waits on. */
const HELD_FOR = 20 * HOUR;
/** Another import is writing. */
const BUSY_FOR = 10 * MINUTE;
/** One failure is mended by itself more often than not. */
const FAILURES_TO_TELL = 2;

/** Who imports, where nobody did by hand. */
const SCHEDULE = { who: "the schedule", role: "act" } as const;

/** Reads every source that is due, one after the other. */
export async function renewDueSources(services: Services, { longest = LONGEST } = {}): Promise<void> {
  const { database, now } = services;
  const due = (await listRenewals(database.read)).filter(({ nextAt }) => nextAt <= now());
  for (const renewal of due) await renew(services, renewal, longest);
}

/** What came of reading a source. */
type Outcome = { etag: string; lastModified: string; fileHash: string } & (
  | { kind: "same" }
  | { kind: "new" }
  | { kind: "held"; id: number; why: string }
);
type Failed = { kind: "failed"; why: string; retryAfterSeconds?: number | null };

async function renew(services: Services, renewal: Renewal, longest: number): Promise<void> {
  const { database, log, wakeMail, now } = services;
  const outcome = await readSource(services, renewal, longest).catch((error: unknown) => {
    if (error instanceof ImportUnderWay) return { kind: "busy" } as const;
    log({ event: "source not read", error });
    return { kind: "failed", why: "Something went wrong on our side: the log says what." } as const;
  });
  await database.transact(async (tx) => {
    if (outcome.kind === "busy")
      return storeRenewal(tx, { ...renewal, nextAt: new Date(now().getTime() + BUSY_FOR) });
    const after = stateAfter(renewal, outcome, now());
    if (!(await storeRenewal(tx, after))) return forgetHeld(tx, after.heldImport);
    if (after.heldImport !== renewal.heldImport) await forgetHeld(tx, renewal.heldImport);
    const keyName = renewalMailKey(renewal.source);
    if (after.failure === "") return cancelMessages(tx, { keyName });
    if (after.toldAt === null || after.toldAt === renewal.toldAt) return;
    await cancelMessages(tx, { keyName });
    const message = renewalMail(services, after, now());
    await enqueueMessage(tx, services.encryption, { message, now: now(), dueAt: inDaytime(now()), keyName });
  });
  log({ event: "source read", kind: outcome.kind });
  wakeMail();
}

function stateAfter(renewal: Renewal, outcome: Outcome | Failed, now: Date): Renewal {
  const pace = renewal.every * DAY;
  const after = (wait: number) => new Date(now.getTime() + wait);
  if (outcome.kind === "failed") {
    const failures = renewal.failures + 1;
    const wait = Math.max(HOUR * 2 ** (failures - 1), (outcome.retryAfterSeconds ?? 0) * 1_000);
    const nextAt = after(Math.min(wait, pace));
    // What waits for someone waits on, and still says why.
    if (renewal.heldImport !== null && failures < FAILURES_TO_TELL) return { ...renewal, failures, nextAt };
    const toldAt = failures === FAILURES_TO_TELL ? now : renewal.toldAt;
    return { ...renewal, failures, failure: outcome.why, heldImport: null, toldAt, nextAt };
  }
  if (outcome.kind === "held") {
    const toldAt = outcome.id === renewal.heldImport ? renewal.toldAt : now;
    const held = { failures: 0, failure: outcome.why, heldImport: outcome.id, toldAt };
    return { ...renewal, ...held, nextAt: after(Math.min(HELD_FOR, pace)) };
  }
  const { etag, lastModified, fileHash } = outcome;
  const well = { failures: 0, failure: "", heldImport: null, toldAt: null, okAt: now };
  return { ...renewal, ...well, etag, lastModified, fileHash, nextAt: after(pace) };
}

/** Fetches a file, and imports it where it is like the one before. Throws `ImportUnderWay`. */
async function readSource(services: Services, renewal: Renewal, longest: number): Promise<Outcome | Failed> {
  const { database, now, copies, publicUrl, calendarPrivateHosts: privateOrigins } = services;
  const { address, etag, lastModified } = renewal;
  await putBackBroken(database, { places: ALL_PLACES, now });
  const asking = {
    accept: ACCEPT,
    etag,
    lastModified,
    privateOrigins,
    publicUrl,
    longest,
    mostBytes: LARGEST_FILE,
  };
  const fetched = await fetchPublic(address, asking);
  if (fetched.kind === "failed") return { ...fetched, why: FAILURE_WORDS[fetched.why] };
  if (fetched.kind === "same") return { ...renewal, kind: "same" };
  const { body, ...validators } = fetched;
  const fileHash = createHash("sha256").update(body).digest("hex");
  const found = { etag: validators.etag, lastModified: validators.lastModified, fileHash };
  // What an operator has undone stays undone until the source says something else.
  if (fileHash === renewal.fileHash) return { ...found, kind: "same" };
  const upload = randomUUID();
  await keepUpload(uploadPath(copies.dataDir, upload), body);
  try {
    const done = await importOrHold(services, renewal, uploadPath(copies.dataDir, upload));
    return done.kind === "failed" ? done : { ...found, ...done };
  } finally {
    await dropUpload(copies.dataDir, upload);
  }
}

const ACCEPT = "text/csv, application/json, application/geo+json, text/plain;q=0.8, */*;q=0.5";

async function importOrHold(
  services: Services,
  { source, address, isComplete, heldImport }: Renewal,
  path: string,
): Promise<{ kind: "same" } | { kind: "new" } | { kind: "held"; id: number; why: string } | Failed> {
  const { database, now } = services;
  const { pathname, hostname } = new URL(address);
  const name = pathname.endsWith("/") ? hostname : nameOnly(pathname);
  const file = { path, name, source, asOf: newZealandDay(now()), isComplete };
  const read = await readFileAt(services, file);
  if (read.problem !== undefined) return { kind: "failed", why: asSentence(read.problem) };
  const { plan, format } = read;
  const problem = plan.samples.length > 0 ? ARE_SAMPLES : fileProblem(plan);
  if (problem !== undefined) return { kind: "failed", why: problem };
  if (plan.added.length + plan.changed.length + plan.missing.length === 0) return { kind: "same" };
  const odd =
    (await samplesCount(database.read)) > 0
      ? "The directory still has sample practices."
      : looksOdd(plan, countListed(await knownRecords(database.read, source)));
  if (odd !== undefined) {
    const id = await keepLook(services, { ...file, who: SCHEDULE.who, held: heldImport }, read);
    return { kind: "held", id, why: odd };
  }
  const audit = (id: number) => actLine(SCHEDULE, "import", { about: `import ${id}`, now: now() });
  const about = { source, file: name, format, asOf: file.asOf, counts: rowCounts(plan) };
  const { signal } = new AbortController();
  const writing = { replaceSamples: false, signal, onWritten: () => undefined };
  await writePlan(database, plan, { ...about, desk: { who: SCHEDULE.who, audit } }, writing);
  return { kind: "new" };
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

const FAILURE_WORDS: Readonly<Record<FetchFailure, string>> = {
  refused: "The address, or where it leads, isn’t on the public internet.",
  unreachable: "Its server couldn’t be reached.",
  slow: "Its server took longer than a minute.",
  "too-large": "The file is larger than 16 MB.",
  gone: "Its server says there’s no file we can read at this address.",
  "bad-answer": "Its server answered with an error.",
};

/** Tells the operator that a source could not be renewed, or that its new file waits to be looked at. */
function renewalMail(services: Services, { source, failure, heldImport, okAt }: Renewal, now: Date): Message {
  const isHeld = heldImport !== null;
  const subject = isHeld ? `A new file from ${source} is waiting` : `We can’t read ${source}`;
  const message = operationsMessage(services, {
    which: [isHeld ? "held" : "not-read", instantDigits(now)],
    email: services.operator.emails.support,
    subject,
    reference: source,
    clocks: [{ name: "Last read", value: okAt ? formatInstant(okAt) : "never" }],
    says: `${failure} The directory hasn’t changed. ${isHeld ? "We won’t import the file until someone approves it." : "We’ll keep trying."}`,
    // An import has another number than the file that waited, so the link leads to all that wait.
    deskPath: isHeld ? `${DESK_TODAY_PATH}?kind=import` : DESK_HEALTH_PATH,
  });
  return { ...message, to: { name: services.operator.identity.name, email: services.escalationEmail } };
}
