import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { DESK_IMPORTS_PATH } from "#content/desk-addresses.ts";
import {
  countWritten,
  findImport,
  type Import,
  listImports,
  knownRecords,
  undoableImports,
} from "#database/imports/imports.ts";
import { samplesCount } from "#database/practices/practices.ts";
import { openWithSamples } from "#database/requests/requests.ts";
import { listSources } from "#database/imports/sources.ts";
import { formatDay, formatInstant, newZealandDay } from "#domain/nz-time.ts";
import { isSourceSlug, nameOfSource, newSource, type Source } from "#domain/practices/sources.ts";
import { slugify } from "#domain/text.ts";
import { readForm, takeFields } from "#kit/forms/read.server.ts";
import { IMPORT_ACTS, lookAtFile } from "#services/imports/at-desk.ts";
import { countListed, lackingWords, lacksMany, reportLines, withoutWords } from "#services/imports/checks.ts";
import { isDay } from "#services/imports/row.ts";
import type { Note } from "#services/imports/plan.ts";
import { findPreview, type Preview } from "#services/imports/uploads.ts";
import type { Route as Notes } from "./+types/import-notes.ts";
import type { Route } from "./+types/import-page.ts";
import { type AtDesk, atDesk } from "./guard.server.ts";
import { answerItem } from "./item.server.ts";

/** What was imported, the latest first, and which of it can be undone. */
export function readImports({ context }: LoaderFunctionArgs) {
  return atDesk(context, async ({ services: { database } }) => {
    const undoable = await undoableImports(database.read);
    const imports = await listImports(database.read);
    const sources = await listSources(database.read);
    return { imports: imports.map((one) => ({ ...shown(one, sources), isUndoable: undoable.has(one.id) })) };
  });
}

function shown(
  { id, source, file, asOf, startedAt, state, counts, who }: Import,
  sources: readonly Source[],
) {
  return {
    id,
    source: nameOfSource(sources.find(({ slug }) => slug === source) ?? newSource(source)),
    file,
    state,
    who: who || "command line",
    at: formatInstant(new Date(startedAt)),
    asOf: formatDay(asOf),
    counts: {
      new: counts["new"] ?? 0,
      changed: counts["changed"] ?? 0,
      unchanged: counts["unchanged"] ?? 0,
      gone: counts["withdrawn"] ?? 0,
      refused: counts["refused"] ?? 0,
      warnings: counts["warnings"] ?? 0,
      read: counts["read"] ?? 0,
    },
    without: withoutWords(counts),
  };
}

/** The sources that have brought something or were named, for the form of a new import. */
export function readSources({ context }: LoaderFunctionArgs) {
  return atDesk(context, async ({ services }) => {
    const sources = await listSources(services.database.read);
    return {
      sources: sources.filter(({ slug }) => !OURS.includes(slug)).map(({ slug, name }) => ({ slug, name })),
      today: newZealandDay(services.now()),
    };
  });
}

/** What the directory and the practices say themselves comes in no file. */
const OURS = ["desk", "practice"];

/** Reads the form with a file. Where something is missing the page says so, with what was said. */
export function receiveFile({ request, context }: ActionFunctionArgs) {
  return atDesk(context, async ({ services, staff }) => {
    const read = await readForm(request);
    if (!read.ok) throw data(null, { status: 422 });
    const { values: typed } = takeFields(read.form, {
      source: "line",
      newSource: "line",
      asOf: "line",
      isComplete: "line",
    });
    const answer = await look({ services, staff }, typed);
    services.log({ event: "desk act", act: "import-look", answer: answer.kind });
    if (answer.kind === "looked") throw redirect(`${DESK_IMPORTS_PATH}/${answer.id}`, 303);
    return data({ why: answer.why, typed }, { status: 422 });
  });
}

type Typed = { source: string; newSource: string; asOf: string; isComplete: string };

async function look({ services, staff }: AtDesk, typed: Typed) {
  const source = typed.newSource === "" ? typed.source : slugify(typed.newSource).slice(0, 32);
  const refused = (why: string) => ({ kind: "refused", why }) as const;
  if (!isSourceSlug(source) || OURS.includes(source))
    return refused("Choose where it’s from, or name the new source.");
  if (!isDay(typed.asOf)) return refused("Give the day of the file.");
  const file = services.post?.importFile;
  if (!file) return refused("Choose a file.");
  if ("fault" in file)
    return refused(
      file.fault === "busy"
        ? "Someone else is sending a file at this moment. Try again in a minute."
        : "The file is larger than 16 MB. Import it on the command line.",
    );
  const said = {
    source,
    sourceName: typed.newSource,
    asOf: typed.asOf,
    isComplete: typed.isComplete === "yes",
  };
  return lookAtFile(services, staff, { ...file, ...said });
}

/** So many lines are on one page of a preview. */
const MOST_SHOWN = 200;

/** An import, or the file that is looked at before anything is written. */
export function readImport({ context, params: { id: text } }: Route.LoaderArgs) {
  return atDesk(context, async ({ services, staff }) => {
    const { database, copies } = services;
    const id = Number(text);
    const found = Number.isSafeInteger(id) ? await findImport(database.read, id) : undefined;
    if (!found) throw data(null, { status: 404 });
    const isLook = found.state === "looked at";
    const preview = isLook ? await findPreview(copies.dataDir, id) : undefined;
    const listed = countListed(await knownRecords(database.read, found.source));
    return {
      now: services.now(),
      isMine: found.who === staff.who,
      ...shown(found, await listSources(database.read)),
      isLook,
      isUndoable: (await undoableImports(database.read)).has(id),
      planHash: found.planHash,
      isComplete: found.isComplete,
      written: found.state === "under way" ? await countWritten(database.read, id) : 0,
      samples: isLook ? await samplesCount(database.read) : 0,
      /** What someone asked of samples while trying the site out. */
      trials: isLook ? await openWithSamples(database.read) : [],
      lacking: lacksMany(found.counts["withdrawn"] ?? 0, listed)
        ? lackingWords(found.counts["withdrawn"] ?? 0, listed)
        : null,
      perhapsTwice: preview?.noted["same-perhaps"] ?? 0,
      preview: preview && {
        unknown: preview.unknown.slice(0, 20),
        /** Whether all refusals and warnings are kept: a file can have more than anyone reads. */
        isWhole: preview.notes.length === Object.values(preview.noted).reduce((sum, count) => sum + count),
        new: part(preview.added),
        changed: part(preview.changed),
        gone: part(preview.gone),
        refused: noted(preview, "refused"),
        warnings: noted(preview, "warning"),
        twice: noted(preview, "same-perhaps"),
      },
    };
  });
}

function part<Item>(items: readonly Item[]) {
  return { count: items.length, first: items.slice(0, MOST_SHOWN) };
}

function noted({ notes, noted: counts }: Preview, kind: Note["kind"]) {
  const ofKind = notes.filter((note) => note.kind === kind);
  return { count: counts[kind], first: ofKind.slice(0, MOST_SHOWN) };
}

/** The refusals and warnings of a file that is looked at, as a spreadsheet opens it. */
export function readNotes({ context, params: { id } }: Notes.LoaderArgs): Promise<Response> {
  return atDesk(context, async ({ services }) => {
    const preview = await findPreview(services.copies.dataDir, Number(id));
    if (!preview) throw data(null, { status: 404 });
    return new Response([...reportLines(preview.notes)].join(""), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="import-${Number(id)}.csv"`,
      },
    });
  });
}

/** Imports what was looked at, or undoes an import. */
export function answerImport({ request, context, params: { id: text } }: Route.ActionArgs) {
  const id = Number(text);
  return answerItem({
    request,
    context,
    acts: IMPORT_ACTS,
    about: `import ${id}`,
    after: async (_, __, begun) => `${DESK_IMPORTS_PATH}/${begun.id ?? id}`,
    isVersioned: () => false,
  });
}
