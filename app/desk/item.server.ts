import { submissionState } from "#database/requests/submissions.ts";
import { data, redirect, type RouterContextProvider } from "react-router";
import { DESK_TODAY_PATH } from "#content/desk-addresses.ts";
import { type AuditLine, linesAbout } from "#database/desk/audit.ts";
import { type Draft, findDraft } from "#database/desk/desk-drafts.ts";
import { erasedAt } from "#database/erasing.ts";
import { formatInstantDay } from "#domain/nz-time.ts";
import { cleanText } from "#domain/clean.ts";
import { MOST_DESK_VALUES, readForm } from "#kit/forms/read.server.ts";
import { type DeskActs, doAct, type Press } from "#services/desk/act.ts";
import type { Done } from "#services/desk/answers.ts";
import { lineInWords, notDone } from "#services/desk/every-act.ts";
import { personPath } from "#services/desk/person-acts.ts";
import { forgetDraft, keepDraft, noteLook, othersAt } from "#services/desk/looks.ts";
import type { Services } from "#services/services.ts";
import { ACT, DRAFT, DROP } from "./drafts.tsx";
import { type AtDesk, atDesk } from "./guard.server.ts";
import type { Happened } from "./item-parts.tsx";

/** What every page of an item has beside the item itself. */
export type Around = {
  now: Date;
  draft: Draft | null;
  others: string[];
  /** Where everything from the same person is; null where we hold nothing else of theirs. */
  person: string | null;
  /** What the audit has of it: who did what, and who looked. */
  lines: (Happened & { kind: AuditLine["kind"] })[];
};

/** Notes the look, and reads what stands around an item. Throws 404 with the day where it was erased. */
export async function around(
  { services, staff }: AtDesk,
  { about, command }: { about: string; command: string },
): Promise<Around> {
  const { database, encryption } = services;
  const now = services.now();
  await noteLook(services, staff, { command, about });
  const lines = await linesAbout(database.read, about, MOST_LINES);
  return {
    now,
    draft: await findDraft(database.read, encryption, { who: staff.who, about, now }),
    others: await othersAt(services, staff, about),
    person: await personPath(services, about),
    lines: lines.map((line) => ({ at: line.at, kind: line.kind, words: lineInWords(line) })),
  };
}

/** Who of us did what was done at an instant: an act, its event and its line are stored as one, at one instant. Else empty. */
export async function whoActed({ services }: AtDesk, about: string): Promise<(at: Date) => string> {
  const lines = await linesAbout(services.database.read, about, MOST_LINES);
  const acts = lines.filter(({ kind }) => kind === "act");
  return (at) => acts.find((line) => line.at.getTime() === at.getTime())?.who ?? "";
}

/** More than an item has, looks and acts together. */
const MOST_LINES = 200;

/** The version of an item that someone sent in, which its forms carry. */
export async function submissionVersion(
  { services }: AtDesk,
  reference: string,
): Promise<{ version: number }> {
  return { version: (await submissionState(services.database.read, reference))!.version };
}

/** 404; where it was erased, with the day. */
export async function notFound({ services }: AtDesk, about: string): Promise<never> {
  const at = await erasedAt(services.database.read, about);
  throw data(at ? { takesEmail: false, sent: null, erasedOn: formatInstantDay(at) } : null, { status: 404 });
}

/** What a form of an item sent: every field as text, and which act. */
type Posted = Pick<Press, "act" | "version" | "typed" | "text">;

type Item = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** What can be done with it. */
  acts: DeskActs<Services>;
  /** As the audit names it. */
  about: string;
  /** As what is typed about it is kept under; the same unless said. */
  draft?: string;
  /** Where `done` leads; Today, where the next item waits, unless said. */
  after?: (given: AtDesk, posted: Posted, done: Done) => Promise<string>;
  /** False for an act on what is decided once and never changes meanwhile: its form carries no version. */
  isVersioned?: (posted: Posted) => boolean;
};

/**
 * Does what a form of an item asks for. A draft is kept or dropped at once. `done` leads to Today; anything else shows
 * the page again with what was typed, as 409 or 422.
 */
export function answerItem({
  request,
  context,
  acts,
  about,
  draft = about,
  after = async () => `${DESK_TODAY_PATH}?done=${about}`,
  isVersioned = () => true,
}: Item) {
  return atDesk(context, async (given) => {
    const posted = await readPosted(request);
    if (posted.act === DRAFT) {
      const { [ACT]: _, ...words } = posted.typed;
      await keepDraft(given.services, given.staff, { about: draft, words });
      return { answer: null, typed: NOTHING_TYPED };
    }
    if (posted.act === DROP) {
      await forgetDraft(given.services, given.staff, draft);
      throw redirect(DESK_TODAY_PATH, 303);
    }
    const answer =
      !isVersioned(posted) || saysWhatWasSeen(posted)
        ? await doAct(acts, { ...given, ...posted, about })
        : UNSEEN;
    if (answer.kind === "done") throw redirect(await after(given, posted, answer), 303);
    const status = answer.kind === "conflict" ? 409 : 422;
    return data({ answer: notDone(answer), typed: posted.typed }, { status });
  });
}

/** Nobody could otherwise be told that a colleague was quicker. */
function saysWhatWasSeen({ text }: Posted): boolean {
  return /^[\w-]{1,80}$/.test(text("version"));
}

const UNSEEN = {
  kind: "refused",
  why: "The form didn’t say which version of this you saw. Please look at it below and press again.",
} as const;

const NOTHING_TYPED: Readonly<Record<string, string>> = {};

async function readPosted(request: Request): Promise<Posted> {
  const read = await readForm(request, { most: MOST_DESK_VALUES });
  if (!read.ok) throw data(null, { status: 422 });
  const typed = Object.fromEntries(
    [...read.form].map(([name, values]) => [name, cleanText(values?.at(-1) ?? "")]),
  );
  const text = (name: string) => typed[name] ?? "";
  const version = /^\d{1,9}$/.test(text("version")) ? Number(text("version")) : NO_VERSION;
  return { act: text(ACT), version, text, typed };
}

/** No item has it, so an act on it is one on an older version. */
const NO_VERSION = -1;

/** The latest first. */
export function latestFirst(happened: readonly Happened[]): Happened[] {
  return happened.toSorted((a, b) => b.at.getTime() - a.at.getTime());
}
