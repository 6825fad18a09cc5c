import { latestAct, practiceLines } from "#database/desk/audit.ts";
import type { Staff } from "#database/desk/desk-sessions.ts";
import type { Services } from "../services.ts";

/** How an act at the desk was answered. */
export type DeskAnswer =
  /** Now, or by the same person before. */
  | { kind: "done" }
  /** Someone was quicker: nothing was changed and nothing was sent. `Mere`, `answered`. */
  | { kind: "conflict"; who: string; did: string; at: Date | null }
  /** `why`: a sentence. */
  | { kind: "refused"; why: string };

/** The colleague who acted first, from the newest act in the audit. */
export async function conflictAbout(
  { database }: Pick<Services, "database">,
  about: string,
): Promise<Extract<DeskAnswer, { kind: "conflict" }>> {
  const act = await latestAct(database.read, about);
  const did = (act && DID[act.command]) ?? "was";
  return { kind: "conflict", who: act?.who || "Someone", did, at: act?.at ?? null };
}

/** The same for a practice, which might have changed its listing itself. */
export async function conflictOver(
  { database }: Pick<Services, "database">,
  id: number,
): Promise<Extract<DeskAnswer, { kind: "conflict" }>> {
  const [act] = await practiceLines(database.read, id, { kind: "act", limit: 1 });
  const did = (act && DID[act.command]) ?? "changed it";
  // A practice acts through its link; an import has no line.
  const who = act?.who || (act?.command === "listing changed" ? "The practice" : "Someone");
  return { kind: "conflict", who, did, at: act?.at ?? null };
}

/** What a colleague did first, in words, by the command's name in the audit. */
const DID: Readonly<Record<string, string>> = {
  "request send": "sent it on",
  "request agree": "booked it",
  "request close": "closed it",
  "request take-back": "took it back",
  "request free": "freed the time",
  "request record": "recorded an answer",
  "request write": "wrote to the patient",
  "message answer": "answered",
  "message correct": "corrected it and answered",
  answered: "noted it as answered",
  "application approve": "approved it",
  "application decline": "declined it",
  "application ask": "asked them something",
  "review publish": "published it",
  "review refuse": "decided",
  "review reply": "published their reply",
  "review refuse-reply": "left their reply out",
  "mail handled": "dealt with it",
  "listing changed": "changed their listing",
  "practice set": "changed a fact",
  "practice unset": "took our word back",
  "practice join": "noted that they’ve joined",
  "practice leave": "noted that they’ve left",
  "practice remove": "took them off",
  "practice return": "put them back",
  "practice merge": "merged them",
  "practice split": "split them",
  "practice apart": "told them apart",
  "practice link": "sent or ended their link",
  "free-times off": "turned their free times off",
  "picture show": "looked at a picture",
  "picture approve": "let people see a picture",
  "picture decline": "refused a picture",
  import: "imported it",
  "imports undo": "undid it",
};

/** In a history: `Mere changed a fact`. A practice acts through its link, and has no name there. */
export function lineInWords({ who, command, kind }: { who: string; command: string; kind: string }): string {
  const did = kind === "look" ? "looked" : (DID[command] ?? `did: ${command}`);
  return `${who || "The practice"} ${did}`;
}

/** Tells the person who did this very act that it is done, and anyone else that a colleague was quicker. */
export async function doneOrConflict(
  services: Pick<Services, "database">,
  { who }: Staff,
  { about, command }: { about: string; command: string },
): Promise<DeskAnswer> {
  const act = await latestAct(services.database.read, about);
  return act?.who === who && act.command === command ? { kind: "done" } : conflictAbout(services, about);
}

/** The line of the audit for what someone does at the desk. */
export function actLine({ who }: Staff, command: string, { about, now }: { about: string; now: Date }) {
  return { at: now, command, about, records: 1, who, kind: "act" } as const;
}
