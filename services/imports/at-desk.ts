import { createHash, randomUUID } from "node:crypto";
import { rename, rm } from "node:fs/promises";
import { ALL_PLACES, findPlace } from "#content/places.ts";
import type { Staff } from "#database/desk/desk-sessions.ts";
import {
  changeLook,
  findImport,
  ImportUnderWay,
  LookIsOver,
  noteLook,
  knownRecords,
  renewLook,
} from "#database/imports/imports.ts";
import { nameSource } from "#database/imports/sources.ts";
import { practicesById, samplesCount } from "#database/practices/practices.ts";
import { openRequestsAt } from "#database/requests/requests.ts";
import { renewalMailKey } from "#database/imports/source-renewals.ts";
import { cancelMessages } from "#outbox/outbox.ts";
import { CannotUndo, putBackBroken, undoImport } from "#database/imports/undo-import.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import { actLine, conflictAbout, type DeskAnswer, doneInAudit } from "../desk/answers.ts";
import type { DeskActs } from "../desk/act.ts";
import type { Keeping, Services } from "../services.ts";
import { countListed, rowCounts, fileProblem, lacksMany } from "./checks.ts";
import type { Plan } from "./plan.ts";
import { type FileRead, readApart } from "./read-file.ts";
import { dropUpload, findPreview, keepPreview, keepUpload, type Preview, uploadPath } from "./uploads.ts";
import { writePlan } from "./write.ts";

type Needed = Keeping & Pick<Services, "copies">;

/** What our staff do with a file that someone has looked at, or with an import. Each is about `import 7`. */
export const IMPORT_ACTS = {
  import: {
    did: "imported it",
    done: "It’s being imported.",
    needs: {},
    run: ({ services, staff, about, text }) =>
      importLooked(services, staff, {
        id: idIn(about),
        planHash: text("planHash"),
        replaceSamples: text("replaceSamples") === "yes",
        withdrawMany: text("withdrawMany") === "yes",
      }),
  },
  "imports undo": {
    did: "undid it",
    done: "It’s undone.",
    needs: {},
    run: ({ services, staff, about }) => undoAtDesk(services, staff, idIn(about)),
  },
} as const satisfies DeskActs<Needed>;

/** `idIn("import 7") === 7` */
function idIn(about: string): number {
  return Number(about.slice("import ".length));
}

/** A file that someone sends to the desk, and what they say of it. */
export type SentFile = Omit<Said, "path"> & { bytes: Uint8Array };

/**
 * Keeps a file and what it would write, so that someone can look before anything is written. `refused`: why it can't be
 * read, or that nothing of it can be used.
 */
export async function lookAtFile(
  services: Needed,
  { who }: Staff,
  { name, bytes, ...said }: SentFile,
): Promise<{ kind: "looked"; id: number } | { kind: "refused"; why: string }> {
  const path = uploadPath(services.copies.dataDir, randomUUID());
  await keepUpload(path, bytes);
  const file = nameOnly(name);
  try {
    const read = await readFileAt(services, { path, name: file, ...said });
    if (read.problem !== undefined) return { kind: "refused", why: read.problem };
    const { plan } = read;
    const why = plan.samples.length > 0 ? ARE_SAMPLES : fileProblem(plan);
    if (why) return { kind: "refused", why };
    return { kind: "looked", id: await keepLook(services, { ...said, path, name: file, who }, read) };
  } finally {
    // One that was looked at has another name by now.
    await rm(path, { force: true });
  }
}

/**
 * Keeps a file that was read, with what it would write, until someone has looked and decided. Gives its number. `held`: the
 * one under which an earlier file of this source still waits, if it does.
 */
export async function keepLook(
  services: Needed,
  { path, name: file, sourceName, who, held = null, ...said }: Said & { who: string; held?: number | null },
  read: Read,
): Promise<number> {
  const { database, copies, now } = services;
  const { plan, format } = read;
  const about = { ...said, file, format, counts: rowCounts(plan), who, planHash: hashPlan(plan) };
  const id = await database.transact(async (tx) => {
    if (sourceName) await nameSource(tx, said.source, sourceName);
    if (held !== null && (await renewLook(tx, held, about, now()))) return held;
    return noteLook(tx, about, now());
  });
  await rename(path, uploadPath(copies.dataDir, id));
  await keepPreview(copies.dataDir, id, await makePreview(services, said.source, read));
  return id;
}

export const ARE_SAMPLES = "This is a file of sample practices. Load it on the command line.";

/** Takes off folders, and keeps it short enough for a line. */
export function nameOnly(name: string): string {
  return (name.split(/[/\\]/).at(-1) ?? "").replaceAll(/\p{C}/gu, "").slice(-120) || "file";
}

type Said = {
  path: string;
  name: string;
  source: string;
  /** What a new source is called, as it was typed. */
  sourceName?: string;
  asOf: string;
  isComplete: boolean;
};

export function readFileAt({ database, now }: Needed, said: Said): Promise<FileRead> {
  return readApart(database, { ...said, today: newZealandDay(now()) });
}

/** What a file would write, to tell whether its plan has changed since someone looked. */
function hashPlan({ added, changed, unchanged, missing }: Plan): string {
  const written = [added, changed].map((records) =>
    records.map(({ externalId, contentHash, practiceId }) => [externalId, contentHash, practiceId]),
  );
  return createHash("sha256")
    .update(JSON.stringify([...written, unchanged, missing]))
    .digest("hex");
}

type Read = Exclude<FileRead, { problem: string }>;

async function makePreview(
  { database: { read } }: Needed,
  source: string,
  { plan, unknown }: Read,
): Promise<Preview> {
  const known = await knownRecords(read, source);
  const ids = plan.missing.flatMap((externalId) => known.get(externalId)?.practiceId ?? []);
  const gone = [];
  for (const { id, name, hasJoined } of await practicesById(read, ids))
    gone.push({ id, name, hasJoined, waiting: (await openRequestsAt(read, id)).length });
  const shown = ({ facts }: Plan["added"][number]) => {
    const { name = "", place = "" } = JSON.parse(facts) as { name?: string; place?: string };
    return { name, place: findPlace(place)?.name ?? place };
  };
  return {
    added: plan.added.map(shown),
    changed: plan.changed.map((one) => ({ id: one.practiceId, ...shown(one) })),
    gone,
    notes: plan.notes,
    noted: plan.noted,
    unknown,
  };
}

/** What someone says beside "import it". */
type Import = { id: number; planHash: string; replaceSamples: boolean; withdrawMany: boolean };

/**
 * Imports a file that was looked at, if it would still write what was shown then: otherwise nothing is written, and the
 * new preview is there to look at. Resolves once the import has begun; it goes on by itself, and what breaks off is put
 * back. Of two at once the second is told.
 */
async function importLooked(
  services: Needed,
  staff: Staff,
  { id, planHash, replaceSamples, withdrawMany }: Import,
): Promise<DeskAnswer> {
  const { database, copies, now } = services;
  const look = await findImport(database.read, id);
  const quicker = () => conflictAbout(services, `import ${id}`);
  if (look?.state !== "looked at") return quicker();
  if (!(await findPreview(copies.dataDir, id))) return { kind: "refused", why: FILE_GONE };
  await putBackBroken(database, { places: ALL_PLACES, now });
  const { source, file, format, asOf, isComplete } = look;
  const path = uploadPath(copies.dataDir, id);
  // A colleague who imports it meanwhile deletes the file.
  const read = await readFileAt(services, { path, name: file, source, asOf, isComplete }).catch(
    async (error: unknown) => {
      if (await isLookedAt(services, id)) throw error;
      return null;
    },
  );
  if (read === null) return quicker();
  if (read.problem !== undefined)
    return (await isLookedAt(services, id)) ? { kind: "refused", why: read.problem } : quicker();
  const { plan } = read;
  const counts = rowCounts(plan);
  if (hashPlan(plan) !== planHash) {
    await database.transact((tx) => changeLook(tx, { id, planHash: hashPlan(plan), counts }));
    await keepPreview(copies.dataDir, id, await makePreview(services, source, read));
    return { kind: "conflict", who: "Another change", command: null, at: null };
  }
  const listed = countListed(await knownRecords(database.read, source));
  if (!withdrawMany && lacksMany(plan.missing.length, listed))
    return {
      kind: "refused",
      why: "That many practices would leave the list. Tick that they’re really gone.",
    };
  if (!replaceSamples && (await samplesCount(database.read)) > 0)
    return {
      kind: "refused",
      why: "Real practices can’t be listed among samples. Tick that the samples go.",
    };
  const audit = (begun: number) => actLine(staff, "import", { about: `import ${begun}`, now: now() });
  const about = {
    source,
    file,
    format,
    asOf,
    counts,
    looked: { id, planHash },
    desk: { who: staff.who, audit },
  };
  try {
    const begun = await begin(services, plan, about, { replaceSamples, id });
    await database.transact((tx) => cancelMessages(tx, { keyName: renewalMailKey(source) }));
    return doneInAudit(services, staff, { about: `import ${begun}`, command: "import", id: begun });
  } catch (error) {
    const isOurs = error instanceof ImportUnderWay && (await isLookedAt(services, id));
    if (isOurs) return { kind: "refused", why: error.message };
    if (error instanceof ImportUnderWay || error instanceof LookIsOver) return quicker();
    throw error;
  }
}

/** Whether nobody has decided about it meanwhile. */
async function isLookedAt({ database }: Needed, id: number): Promise<boolean> {
  return (await findImport(database.read, id))?.state === "looked at";
}

const FILE_GONE = "The file was deleted after a day, or is on another machine. Choose it again.";

function begin(
  { database, copies, log }: Needed,
  plan: Plan,
  about: Parameters<typeof writePlan>[2],
  { replaceSamples, id }: { replaceSamples: boolean; id: number },
): Promise<number> {
  return new Promise((resolve, reject) => {
    let hasBegun = false;
    const onBegun = (begun: number) => {
      hasBegun = true;
      resolve(begun);
    };
    const { signal } = new AbortController();
    writePlan(database, plan, about, { replaceSamples, signal, onWritten: () => undefined, onBegun }).then(
      () => dropUpload(copies.dataDir, id),
      (error: unknown) => (hasBegun ? log({ event: "import broken off", error }) : reject(error)),
    );
  });
}

/** Undoes an import as one, and notes who did. */
async function undoAtDesk(services: Needed, staff: Staff, id: number): Promise<DeskAnswer> {
  const { database, now } = services;
  const [command, about] = ["imports undo", `import ${id}`] as const;
  try {
    const audit = actLine(staff, command, { about, now: now() });
    await undoImport(database, id, { places: ALL_PLACES, now, audit });
    return doneInAudit(services, staff, { about, command });
  } catch (error) {
    if (error instanceof CannotUndo || error instanceof ImportUnderWay)
      return { kind: "refused", why: error.message };
    throw error;
  }
}
