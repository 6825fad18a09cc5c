import { practiceLines } from "#database/desk/audit.ts";
import { dropDraft, practiceDrafts } from "#database/desk/desk-drafts.ts";
import type { Staff } from "#database/desk/desk-sessions.ts";
import { lockPractice } from "#database/practices/practices.ts";
import { Refused } from "#domain/refused.ts";
import type { StoredPicture } from "#database/practices/practice-pictures.ts";
import { pictureId } from "#domain/practices/practice-picture.ts";
import { COLUMNS } from "../imports/columns.ts";
import { type Acting, listedPractice, noteAct } from "../listings/acting.ts";
import { mailListingLink } from "../listings/listing-link.ts";
import { merge, putBack, remove, split, tellThemApart } from "../listings/removing.ts";
import { areSo, setFacts, unsetFacts } from "../listings/set-facts.ts";
import { endLinks, join, leave } from "../listings/take-part.ts";
import type { Services } from "../services.ts";
import { actLine, conflictOver, type DeskAnswer } from "./answers.ts";
import { practiceVersion } from "./practice-version.ts";
import { isTryOut } from "./try-out.ts";
import { approvePicture, declinePicture } from "../listings/picture-decisions.ts";

export type PracticeServices = Pick<
  Services,
  "database" | "encryption" | "keyedHash" | "publicUrl" | "operator" | "wakeMail" | "now" | "mailGoesToFolder"
>;

/** What our staff do with a practice. */
export type PracticeAct =
  /** By the importer's columns: `{ name: "Karaka Lane Dental" }`. */
  | { do: "set"; said: Readonly<Record<string, string>> }
  | { do: "unset"; columns: readonly string[] }
  | { do: "join" | "leave" | "return" | "link" | "end links" }
  | { do: "remove"; why: string }
  | { do: "split"; source: string; externalId: string }
  /** Of two that are one, this one stays. */
  | { do: "merge" | "apart"; other: number };

/** Under which name each stands in the audit. */
const COMMANDS = {
  set: "practice set",
  unset: "practice unset",
  join: "practice join",
  leave: "practice leave",
  return: "practice return",
  link: "practice link",
  "end links": "practice link",
  remove: "practice remove",
  split: "practice split",
  merge: "practice merge",
  apart: "practice apart",
} as const satisfies Record<PracticeAct["do"], string>;

/**
 * Does one thing with a practice, in one transaction with its mails and its line of the audit, unless the practice is
 * another than the form showed: then nothing is changed. The same act again is answered like the first.
 */
export async function actOnPractice(
  services: PracticeServices,
  staff: Staff,
  { id, version }: { id: number; version: string },
  act: PracticeAct,
): Promise<DeskAnswer> {
  const { database, wakeMail } = services;
  const about = "other" in act ? [id, act.other] : [id];
  try {
    const came = await database.transact(async (tx) => {
      const samplesToo = await isTryOut(services, tx);
      const by = { tx, kind: database.kind, who: staff.who, now: services.now(), samplesToo };
      for (const one of about.toSorted((a, b) => a - b)) await lockPractice(tx, database.kind, one);
      if (version !== (await practiceVersion(tx, about)))
        return (await isDoneAlready(by, id, act)) ? "done" : "stale";
      await doIt(services, by, id, act);
      await dropDraft(tx, { who: staff.who, about: practiceDrafts(id) });
      return "done";
    });
    if (came === "stale") return await conflictOver(services, id);
  } catch (error) {
    if (error instanceof Refused) return { kind: "refused", why: error.message };
    throw error;
  }
  wakeMail();
  return { kind: "done" };
}

/** Facts are so already, or the same person has done this very thing last. */
async function isDoneAlready(by: Acting, id: number, act: PracticeAct): Promise<boolean> {
  if (act.do === "set") return areSo(by, id, act.said);
  const [last] = await practiceLines(by.tx, id, { kind: "act", limit: 1 });
  return last?.who === by.who && last.command === COMMANDS[act.do];
}

async function doIt(services: PracticeServices, by: Acting, id: number, act: PracticeAct): Promise<void> {
  switch (act.do) {
    case "set":
      await setFacts(by, id, act.said);
      return;
    case "unset":
      await unsetFacts(
        by,
        id,
        COLUMNS.filter(({ name }) => act.columns.includes(name)),
      );
      return;
    case "join":
      await join(by, id);
      return;
    case "leave":
      await leave(by, id);
      return;
    case "return":
      await putBack(by, id);
      return;
    case "link":
      return sendLink(services, by, id);
    case "end links":
      await endLinks(by, id);
      return;
    case "remove":
      await remove(by, id, act.why);
      return;
    case "split":
      await split(by, id, act);
      return;
    case "merge":
      await merge(by, { kept: id, gone: act.other });
      return;
    case "apart":
      await tellThemApart(by, [id, act.other]);
  }
}

async function sendLink(services: PracticeServices, by: Acting, id: number): Promise<void> {
  const practice = await listedPractice(by, id);
  if (!practice.hasJoined) throw new Refused("They haven’t joined, so they have no link.");
  if (practice.email === "") throw new Refused("We have no email address to send their link to.");
  await mailListingLink(services, by.tx, practice, by.now);
  await noteAct(by, "practice link", id);
}

type Needed = Pick<
  Services,
  "database" | "encryption" | "keyedHash" | "publicUrl" | "operator" | "deskMembers" | "wakeMail" | "now"
>;

/** Lets people see a picture, or deletes it where `because` says why. The same again is answered like the first. */
export async function decideOnPicture(
  services: Needed,
  staff: Staff,
  picture: StoredPicture,
  because: string | null,
): Promise<DeskAnswer> {
  const now = services.now();
  const about = `${picture.practiceId} ${pictureId(picture)}`;
  const command = because === null ? "picture approve" : "picture decline";
  const at = { now, audit: actLine(staff, command, { about, now }) };
  const answer =
    because === null
      ? await approvePicture(services, picture, at)
      : await declinePicture(services, picture, { ...at, because });
  services.wakeMail();
  if (answer === "not listed")
    return {
      kind: "refused",
      why: "They aren’t listed any more, or have left: no one can see their pictures.",
    };
  if (answer === "not there") return { kind: "refused", why: "The practice has taken this picture away." };
  return { kind: "done" };
}
