import type { Audited } from "#database/desk/audit.ts";
import type { Transaction } from "kysely";
import {
  findFreeTimes,
  type FreeTimesState,
  keepFreeTimes,
  type StatedFreeTimes,
} from "#database/free-times/free-times.ts";
import { lockPractice } from "#database/practices/practices.ts";
import type { Schema } from "#database/schema.ts";
import {
  type FreeTimesValues,
  freeTimesValues,
  readFreeTimes,
  RULES_FIELDS,
  shownDaysOff,
  suggestedRules,
  whatIsMissing,
} from "#domain/free-times/free-times-form.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { Refused } from "#domain/refused.ts";
import type { Services } from "../services.ts";
import { type Acting, listedPractice, auditAct } from "./acting.ts";
import { freeTimesChanges } from "./free-times-words.ts";
import { auditChange, isChangedTooOften, listingBehind, storeChange } from "./listing-behind.ts";
import { mailChanges, type MailNeeds } from "./mail-changes.ts";

export type FreeTimesAnswer =
  | { kind: "saved"; state: FreeTimesState }
  /** It is so already. */
  | { kind: "same" }
  | { kind: "refused"; problems: readonly { name: string; text: string }[] }
  /** They were changed since the form was shown. */
  | { kind: "conflict" }
  /** Meanwhile the practice has left, is listed no longer, or has ended the link. */
  | { kind: "ended" }
  | { kind: "too-often" }
  | { kind: "unavailable" };

/** The name of the field that switches free times on and off; the others are `RULES_FIELDS`. */
export const STATE_FIELD = "state";

/**
 * Saves when patients can book as the practice's own word, and writes to the practice what has changed, in one
 * transaction. `version` is the one that the form was shown with.
 */
export async function saveFreeTimes(
  services: Services,
  id: number,
  posted: { token: string; values: FreeTimesValues; version: string },
): Promise<FreeTimesAnswer> {
  return await storeChange(services, "free-times", (tx) => saveIn(services, tx, id, posted));
}

async function saveIn(
  services: Services,
  tx: Transaction<Schema>,
  id: number,
  { token, values, version }: Parameters<typeof saveFreeTimes>[2],
): Promise<FreeTimesAnswer> {
  const now = services.now();
  const today = newZealandDay(now);
  await lockPractice(tx, services.database.kind, id);
  const practice = await listingBehind(services, tx, token, now);
  if (!practice) return { kind: "ended" };
  const before = await findFreeTimes(tx, id);
  if (isAsShown(values, shownFreeTimes(practice, before, today))) return { kind: "same" };
  const stated = readStated(values, today);
  if ("problems" in stated) return { kind: "refused", ...stated };
  if (String(before?.version ?? 0) !== version) return { kind: "conflict" };
  if (await isChangedTooOften(tx, id, now)) return { kind: "too-often" };
  await storeStated(services, tx, { practice, before, stated, now });
  await auditChange(tx, id, now);
  return { kind: "saved", state: stated.state };
}

type Stated = Pick<StatedFreeTimes, "state" | "rules">;

/** What a form says of when patients can book, or what is wrong with it. */
function readStated(
  values: FreeTimesValues,
  today: string,
): Stated | { problems: readonly { name: string; text: string }[] } {
  const reading = readFreeTimes(values, today);
  const state = STATES.find((one) => one === values[STATE_FIELD]);
  const problems = [
    ...("problems" in reading ? reading.problems : []),
    ...(state === undefined
      ? [{ name: STATE_FIELD, text: "Choose whether patients can book these times" }]
      : []),
  ];
  if ("problems" in reading || state === undefined) return { problems };
  const missing = state === "off" ? null : whatIsMissing(reading.rules);
  return missing ? { problems: [missing] } : { state, rules: reading.rules };
}

type Storing = {
  practice: Practice;
  before: StatedFreeTimes | undefined;
  stated: Stated;
  now: Date;
  /** Our staff did it, and not the practice. */
  isOurs?: boolean;
};

/** Stores when patients can book, and writes to the practice what has changed. */
async function storeStated(
  services: MailNeeds,
  tx: Transaction<Schema>,
  { practice, before, stated, now, isOurs = false }: Storing,
): Promise<void> {
  // Switching on again is a new start after a calendar that was wrong.
  const wrong = before?.state === stated.state ? before.wrong : [];
  await keepFreeTimes(tx, practice.id, { ...stated, wrong });
  const changes = freeTimesChanges(before, stated);
  if (changes.length > 0 && practice.email !== "")
    await mailChanges(services, tx, { practice, section: "free-times", changes, now, isOurs });
}

/** What our staff change for a practice: off, on request, or a day on which nothing is free; both ends are included. */
export type FreeTimesChange = { state: "asked" | "off" } | { from: string; to: string };

/**
 * Changes when patients can book at a practice, as they would do it themselves by their link; they get the same email.
 * Appointments stand. Throws `Refused` where there is nothing to change, or a day can’t be read. `command`: its name in the
 * audit.
 */
export async function changeFreeTimes(
  services: MailNeeds,
  acting: Acting,
  id: number,
  { command, ...change }: FreeTimesChange & { command: string },
): Promise<Audited<Practice>> {
  const { tx, now } = acting;
  const practice = await listedPractice(acting, id);
  const before = await findFreeTimes(tx, id);
  if (!before || before.state === "off") throw new Refused("Patients can’t book any times of theirs.");
  const today = newZealandDay(now);
  const shown = shownFreeTimes(practice, before, today);
  const row = shownDaysOff(shown).at(-1)!;
  const changed =
    "state" in change
      ? { [STATE_FIELD]: change.state }
      : { [`off-from-${row}`]: change.from, [`off-to-${row}`]: change.to };
  const stated = readStated({ ...shown, ...changed }, today);
  if ("problems" in stated) throw new Refused(`${stated.problems[0]!.text}.`);
  if (freeTimesChanges(before, stated).length === 0) throw new Refused("It’s already like that.");
  await storeStated(services, tx, { practice, before, stated, now, isOurs: true });
  return auditAct(acting, command, id, practice);
}

/** Whether nothing of a practice is free on these days; both ends are included. */
export async function areDaysOff(
  { tx }: Acting,
  id: number,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const stated = await findFreeTimes(tx, id);
  return stated?.rules.notOn.some((span) => span.from <= from && to <= span.to) ?? false;
}

const STATES = ["on", "asked", "off"] as const;

/** As the form is filled in when nothing was typed. The switch has no answer until the practice has given one. */
export function shownFreeTimes(
  { openingHours }: Practice,
  stated: Pick<StatedFreeTimes, "rules" | "state"> | undefined,
  today: string,
): FreeTimesValues {
  const rules = stated?.rules ?? suggestedRules(openingHours);
  return { ...freeTimesValues(rules, today), [STATE_FIELD]: stated?.state ?? "" };
}

/** Whether a form came back as it was shown, as from a scanner of mails that presses every button. */
function isAsShown(values: FreeTimesValues, shown: FreeTimesValues): boolean {
  const spaced = (text = "") => text.replaceAll(/\s+/g, " ").trim();
  return [...RULES_FIELDS, STATE_FIELD].every((name) => spaced(values[name]) === spaced(shown[name]));
}
