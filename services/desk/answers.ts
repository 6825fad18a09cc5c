import { type Audited, type AuditLine, latestAct, practiceLines } from "#database/desk/audit.ts";
import type { Staff } from "#database/desk/desk-sessions.ts";
import type { Services } from "../services.ts";

/** How an act at the desk was answered. */
export type DeskAnswer =
  /** Now, or by the same person before. */
  | Done
  /**
   * Someone was quicker: nothing was changed and nothing was sent. `command`: what they did, as the audit has it; null where
   * it has no line.
   */
  | { kind: "conflict"; who: string; command: string | null; at: Date | null }
  /** `why`: a sentence. */
  | { kind: "refused"; why: string };

/** An act that is done has its line in the audit: only `doneWith` makes this answer, from the line. */
export type Done = Audited<{ kind: "done"; id?: number }>;

/** Says that an act is done, from its line in the audit: `writeAudit` and `auditAct` give one. `id`: what the act has made. */
export function doneWith(_line: Audited, id?: number): Done {
  return { kind: "done", ...(id !== undefined && { id }) } as Done;
}

/** Says that an act is done whose line another service has written: looks the line up, and throws where there is none. */
export async function doneInAudit(
  { database }: Pick<Services, "database">,
  { who }: Staff,
  { about, command, id }: { about: string; command: string; id?: number },
): Promise<Done> {
  const line = await latestAct(database.read, about, { who, command });
  if (!line) throw new Error(`“${command}” left no line in the audit.`);
  return doneWith(line, id);
}

type Conflict = Extract<DeskAnswer, { kind: "conflict" }>;

/** The colleague who acted first, from the newest act in the audit. */
export async function conflictAbout(
  { database }: Pick<Services, "database">,
  about: string,
): Promise<Conflict> {
  return conflictIn(await latestAct(database.read, about));
}

/** Says it for a practice, which might have changed its listing itself. */
export async function conflictOver({ database }: Pick<Services, "database">, id: number): Promise<Conflict> {
  const [act] = await practiceLines(database.read, id, { kind: "act", limit: 1 });
  return conflictIn(act);
}

function conflictIn(act: Pick<AuditLine, "who" | "command" | "at"> | undefined): Conflict {
  // An import has no line, and a practice acts through its link.
  if (!act) return { kind: "conflict", who: "Someone", command: null, at: null };
  const { who, command, at } = act;
  const name = who || (command === "listing changed" ? "The practice" : "Someone");
  return { kind: "conflict", who: name, command, at };
}

/** Tells the person who did this very act that it is done, and anyone else that a colleague was quicker. */
export async function doneOrConflict(
  services: Pick<Services, "database">,
  { who }: Staff,
  { about, command }: { about: string; command: string },
): Promise<DeskAnswer> {
  const act = await latestAct(services.database.read, about);
  return act?.who === who && act.command === command ? doneWith(act) : conflictIn(act);
}

/** The line of the audit for what someone does at the desk. */
export function actLine({ who }: Staff, command: string, { about, now }: { about: string; now: Date }) {
  return { at: now, command, about, records: 1, who, kind: "act" } as const;
}
