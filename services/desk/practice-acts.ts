import { isProfession, workUnder } from "#content/desk-application.ts";
import { CHANGES, isChange, type Change, SPARE_ROWS } from "#content/desk-practice.ts";
import { type Audited, practiceLines } from "#database/desk/audit.ts";
import { dropDraft, practiceDrafts } from "#database/desk/desk-drafts.ts";
import { practicePictures, type StoredPicture } from "#database/practices/practice-pictures.ts";
import { recordsBehind } from "#database/practices/practice-records.ts";
import { lockPractice, practicesById } from "#database/practices/practices.ts";
import { pairKey, toldApart } from "#database/practices/told-apart.ts";
import { findWithdrawn } from "#database/practices/withdrawn.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import type { Practitioner } from "#domain/practices/practice.ts";
import { pictureId } from "#domain/practices/practice-picture.ts";
import type { Registration } from "#domain/practices/registration.ts";
import { Refused } from "#domain/refused.ts";
import { fold, withoutTurns } from "#domain/text.ts";
import { COLUMNS } from "../imports/columns.ts";
import { type Acting, listedPractice, auditAct } from "../listings/acting.ts";
import { areDaysOff, changeFreeTimes, type FreeTimesChange } from "../listings/free-times.ts";
import { mailListingLink } from "../listings/listing-link.ts";
import { mailLinkToNewAddress } from "../listings/new-address.ts";
import { approvePicture, declinePicture } from "../listings/picture-decisions.ts";
import { isReason, merge, putBack, remove, split, tellThemApart } from "../listings/removing.ts";
import { areSo, areUnset, type FactsSet, setFacts, unsetFacts } from "../listings/set-facts.ts";
import { endLinks, join, leave } from "../listings/take-part.ts";
import { type DeskActs, type Press, refusedOr } from "./act.ts";
import { actLine, conflictOver, type DeskAnswer, doneOrConflict, doneWith, doneInAudit } from "./answers.ts";
import { registerIn, registerProblem } from "./applications.ts";
import { freeUnpressed } from "./free-bookings.ts";
import { factRows } from "./practice-facts.ts";
import { practiceVersion } from "./practice-version.ts";
import { isTryOut } from "./try-out.ts";

const NOT_HERE = "That isn’t possible here.";
const WHY_NOT = "Say why, in 500 characters at most: the practice reads it.";

/** What our staff do with a practice. */
export const PRACTICE_ACTS = {
  "practice set": {
    did: "changed a fact",
    done: "Changed. No import will overwrite it.",
    needs: { change: NOT_HERE },
    run: async (press) => {
      const said = await saidOf(press);
      if (typeof said === "string") return { kind: "refused", why: said };
      return storePracticeAct(
        press,
        async (by, id) => withLinkMailed(press, by, await setFacts(by, id, said)),
        { isSo: (by, id) => areSo(by, id, said) },
      );
    },
  },
  "practice unset": {
    did: "took our word back",
    done: "Taken back: it’s as the sources say.",
    needs: { change: NOT_HERE },
    run: async (press) => {
      const change = press.text("change");
      if (!isChange(change)) return { kind: "refused", why: NOT_HERE };
      const names: readonly string[] = CHANGES[change].columns;
      const columns = COLUMNS.filter(({ name }) => names.includes(name));
      return storePracticeAct(
        press,
        async (by, id) => withLinkMailed(press, by, await unsetFacts(by, id, columns)),
        { isSo: (by, id) => areUnset(by, id, columns) },
      );
    },
  },
  "practice join": {
    did: "noted that they’ve joined",
    done: "They’ve joined: requests can go to them.",
    needs: {},
    run: (press) => storePracticeAct(press, join),
  },
  "practice leave": {
    did: "noted that they’ve left",
    done: "They’ve left: people are told to call them.",
    needs: {},
    run: (press) => storePracticeAct(press, leave),
  },
  "practice link": {
    did: "sent their link",
    done: "Their link is on its way.",
    needs: {},
    run: (press) => storePracticeAct(press, (by, id) => sendLink(press, by, id)),
  },
  "practice end-links": {
    did: "ended their links",
    done: "Every link of theirs has ended.",
    needs: {},
    run: (press) => storePracticeAct(press, endLinks),
  },
  "practice remove": {
    did: "took them off",
    done: "Taken off the directory.",
    needs: { why: "Say why in a few words, 200 characters at most." },
    run: async (press) => {
      const why = withoutTurns(press.text("why"));
      return isReason(why)
        ? storePracticeAct(press, (by, id) => remove(by, id, why))
        : { kind: "refused", why: "Say why in a few words, 200 characters at most." };
    },
  },
  "practice return": {
    did: "put them back",
    done: "Listed again.",
    needs: {},
    run: (press) => storePracticeAct(press, putBack),
  },
  "practice split": {
    did: "split them",
    done: "It’s a practice of its own now.",
    needs: { source: NOT_HERE, externalId: NOT_HERE },
    run: (press) => {
      const record = { source: press.text("source"), externalId: press.text("externalId") };
      return storePracticeAct(press, (by, id) => split(by, id, record), {
        isSo: async ({ tx }, id) =>
          !(await recordsBehind(tx, [id])).some(
            ({ source, externalId }) => source === record.source && externalId === record.externalId,
          ),
      });
    },
  },
  /** The one of two that the page is about stays. */
  "practice merge": {
    did: "merged them",
    done: "They’re one practice now.",
    needs: { other: NOT_HERE },
    run: (press) =>
      storePracticeAct(press, (by, kept) => merge(by, { kept, gone: otherIn(press) }), {
        other: otherIn(press),
        isSo: async ({ tx }, kept) => (await findWithdrawn(tx, otherIn(press)))?.mergedInto === kept,
      }),
  },
  "practice apart": {
    did: "told them apart",
    done: "Noted: they’re two practices.",
    needs: { other: NOT_HERE },
    run: (press) =>
      storePracticeAct(press, (by, id) => tellThemApart(by, [id, otherIn(press)]), {
        other: otherIn(press),
        isSo: async ({ tx }, id) => (await toldApart(tx)).has(pairKey([id, otherIn(press)])),
      }),
  },
  "picture approve": {
    did: "let people see a picture",
    done: "People see the picture now. The practice gets an email.",
    needs: { picture: NOT_HERE },
    run: (press) => onPicture(press, null),
  },
  "picture decline": {
    did: "refused a picture",
    done: "Deleted. The practice gets your reason by email.",
    needs: { picture: NOT_HERE, because: WHY_NOT },
    run: async (press) => {
      const because = withoutTurns(press.text("because"));
      if (because === "" || because.length > 500) return { kind: "refused", why: WHY_NOT };
      return onPicture(press, because);
    },
  },
  "free-times off": {
    did: "turned their free times off",
    done: "Off: patients no longer see free times. Appointments stay booked, and the practice gets an email.",
    needs: {},
    run: (press) => onFreeTimes(press, { state: "off" }),
  },
  "free-times ask": {
    did: "made their free times ones to ask for",
    done: "Patients ask for their times from now on. The practice gets an email.",
    needs: {},
    run: (press) => onFreeTimes(press, { state: "asked" }),
  },
  "free-times away": {
    did: "took days out of their free times",
    done: "Patients no longer see times on those days. Appointments stay booked, and the practice gets an email.",
    needs: { awayFrom: "Give the day, or the first of them." },
    run: (press) => {
      const from = press.text("awayFrom");
      const days = { from, to: press.text("awayTo") || from };
      return onFreeTimes(press, days, { isSo: (by, id) => areDaysOff(by, id, days) });
    },
  },
  "request free": {
    did: "freed the time",
    done: "Their times are free again. Each patient and the practice get an email.",
    needs: {},
    run: freeUnpressed,
  },
} as const satisfies DeskActs;

type More = {
  /** The second practice that the act is about. */
  other?: number;
  /** Whether it is so already. */
  isSo?: (by: Acting, id: number) => Promise<boolean>;
};

function otherIn({ text }: Press): number {
  return Number(text("other"));
}

/**
 * Does one thing with a practice, in one transaction with its mails and its line of the audit, unless the practice is
 * another than the form showed: then nothing is changed. The same act again is answered like the first. It is the same
 * where this person did it last and it is so, which an act looks up that can be done to several facts, days or records.
 */
async function storePracticeAct(
  press: Press,
  work: (by: Acting, id: number) => Promise<Audited>,
  { other, isSo = async () => true }: More = {},
): Promise<DeskAnswer> {
  const { services, staff, act, text } = press;
  const { database, wakeMail } = services;
  const id = Number(press.about);
  const about = other === undefined ? [id] : [id, other];
  const answer = await refusedOr(() =>
    database.transact(async (tx) => {
      const samplesToo = await isTryOut(services, tx);
      const by = { tx, kind: database.kind, who: staff.who, now: services.now(), samplesToo };
      for (const one of about.toSorted((a, b) => a - b)) await lockPractice(tx, database.kind, one);
      if (text("version") !== (await practiceVersion(tx, about))) {
        const [line] = await practiceLines(tx, id, { kind: "act", limit: 1 });
        if (line?.who !== staff.who || line.command !== act) return null;
        return (await isSo(by, id)) ? doneWith(line) : null;
      }
      const line = await work(by, id);
      await dropDraft(tx, { who: staff.who, about: practiceDrafts(id) });
      return doneWith(line);
    }),
  );
  if (answer?.kind === "done") wakeMail();
  return answer ?? conflictOver(services, id);
}

function onFreeTimes(press: Press, change: FreeTimesChange, more: More = {}): Promise<DeskAnswer> {
  const { services, act } = press;
  return storePracticeAct(
    press,
    (by, id) => changeFreeTimes(services, by, id, { command: act, ...change }),
    more,
  );
}

/** What was changed, once a new address has its link. */
async function withLinkMailed(
  { services }: Press,
  by: Acting,
  changed: Audited<Pick<FactsSet, "before" | "after">>,
): Promise<Audited> {
  await mailLinkToNewAddress(services, by.tx, changed, by.now);
  return changed;
}

async function sendLink({ services }: Press, by: Acting, id: number): Promise<Audited> {
  const practice = await listedPractice(by, id);
  if (!practice.hasJoined) throw new Refused("They haven’t joined, so they have no link.");
  if (practice.email === "") throw new Refused("We have no email address to send their link to.");
  await mailListingLink(services, by.tx, practice, by.now);
  return auditAct(by, "practice link", id, practice);
}

/** What a form says of a practice, by the importer's columns; a sentence where it says too little. */
async function saidOf(press: Press): Promise<Readonly<Record<string, string>> | string> {
  const { text } = press;
  const change = text("change");
  if (!isChange(change)) return NOT_HERE;
  if (change === "people") return peopleSaid(press);
  const { columns, isNeeded, missing } = CHANGES[change satisfies Change];
  const cells = Object.fromEntries(columns.map((name) => [name, text(name)]));
  return isNeeded.some((name) => cells[name] === "") ? missing : cells;
}

/** Who works there, in the order of the table; years and titles of those who stay are kept. */
async function peopleSaid({
  services,
  about,
  text,
}: Press): Promise<Readonly<Record<string, string>> | string> {
  const { read } = services.database;
  const [practice] = await practicesById(read, [Number(about)]);
  if (!practice) return NOT_HERE;
  const before = practice.practitioners;
  const today = newZealandDay(services.now());
  const rows = registerIn(text, before.length + SPARE_ROWS);
  const register = rows.filter(({ number }) => number !== "");
  const problem = register.length > 0 ? registerProblem(register, today) : null;
  if (problem) return problem;
  const { registrations } = await factRows(read, practice, today);
  const people = rows.flatMap((row, index) => {
    const { name, scope } = row;
    if (name === "") return [];
    const earlierName = nameBefore(row, registrations);
    const known = [before[index], ...before].find((one) => one && isSameName(one.name, earlierName));
    return [{ ...(known ?? NO_MORE_KNOWN), name, ...workNow(scope, known) }];
  });
  if (people.length === 0) return "Leave at least one person.";
  const wasLookedUp = registrations.length > 0 && register.length === 0;
  return {
    practitioners_json: JSON.stringify(people),
    registrations_json: register.length === 0 ? "" : JSON.stringify(register),
    // No register number is left, so the earlier check no longer holds and its dates are cleared.
    ...(wasLookedUp && { verified_on: "", verified_until: "" }),
  };
}

const NO_MORE_KNOWN = { years: null, qualifications: [] } as const;

/**
 * The name that someone was listed by. Where their registration number and part of the name have stayed, a spelling was
 * put right, or they have a new surname. Any other name is another person.
 */
function nameBefore({ name, number }: Registration, registrations: readonly Registration[]): string {
  const words = new Set(nameWords(name));
  const earlier = registrations.find((one) => number !== "" && one.number === number);
  return earlier && nameWords(earlier.name).some((word) => words.has(word)) ? earlier.name : name;
}

function isSameName(one: string, other: string): boolean {
  return nameWords(one).join(" ") === nameWords(other).join(" ");
}

/** `nameWords("Dr. Mēre Tipa")` is `["mere", "tipa"]`. */
function nameWords(name: string): string[] {
  return fold(name)
    .split(" ")
    .filter((word) => !TITLES.has(word));
}

const TITLES: ReadonlySet<string> = new Set(["dr", "prof", "professor", "mr", "mrs", "ms", "miss", "mx"]);

/** What they do by their scope. What they are known for stays, unless it names a profession that they have left. */
function workNow(scope: string, known: Practitioner | undefined) {
  const { specialistScope, focus } = workUnder(scope);
  const knownFor = known && !isProfession(known.focus) ? known.focus : "";
  return { specialistScope, focus: focus || knownFor };
}

/** Lets people see a picture, or deletes it where `because` says why. The same again is answered like the first. */
async function onPicture(press: Press, because: string | null): Promise<DeskAnswer> {
  const { services, staff, act, text } = press;
  const pictures = await practicePictures(services.database.read, Number(press.about));
  const picture: StoredPicture | undefined = pictures.find((one) => pictureId(one) === text("picture"));
  if (!picture) return { kind: "refused", why: "This picture isn’t there any more." };
  const now = services.now();
  const about = `${picture.practiceId} ${pictureId(picture)}`;
  const at = { now, audit: actLine(staff, act, { about, now }) };
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
  const line = { about, command: act };
  return answer === "done" ? doneInAudit(services, staff, line) : doneOrConflict(services, staff, line);
}
