import type { Audited } from "#database/desk/audit.ts";
import { calendarMailKey } from "#database/free-times/calendar-feeds.ts";
import { cancelMessages } from "#outbox/outbox.ts";
import { endCalendar } from "#database/free-times/calendar-links.ts";
import { mergePractices, returnMerged, splitRecord } from "#database/practices/merging.ts";
import { recordsBehind, stateFacts } from "#database/practices/practice-records.ts";
import { hashedText } from "#database/practices/stated-text.ts";
import { moveWatches } from "#database/practices/practice-watches.ts";
import { BY_ITSELF, MERGED, returnPractice, withdrawPractices } from "#database/practices/withdrawn.ts";
import { type Pair, tellApart } from "#database/practices/told-apart.ts";
import { lockPractice } from "#database/practices/practices.ts";
import { statedFacts } from "#domain/practices/facts.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { Refused } from "#domain/refused.ts";
import { DESK } from "#domain/practices/sources.ts";
import { type Acting, placesAndDay, listedPractice, auditAct, sourceWriting } from "./acting.ts";

/** Whether these words can say why a practice is taken off: some few, and none that the site uses itself. */
export function isReason(words: string): boolean {
  const ours: readonly string[] = [...BY_ITSELF, MERGED];
  return words !== "" && !ours.includes(words) && words.length <= 200;
}

/** Lists a practice no longer, whatever an import says. Nothing is deleted. */
export async function remove(acting: Acting, id: number, why: string): Promise<Audited<Practice>> {
  const practice = await listedPractice({ ...acting, samplesToo: true }, id);
  await withdrawPractices(acting.tx, [id], { on: placesAndDay(acting).on, why });
  return auditAct(acting, "practice remove", id, practice);
}

/** Lists a removed practice again, or takes a merged practice apart; then gives the practice it was merged into. */
export async function putBack(acting: Acting, id: number): Promise<Audited<{ parted: number | null }>> {
  const { tx, kind } = acting;
  await lockPractice(tx, kind, id);
  const parted = await returnMerged(tx, id, placesAndDay(acting));
  if (parted === null && !(await returnPractice(tx, id)))
    throw new Refused(`No practice ${id} was removed or merged.`);
  return auditAct(acting, "practice return", parted === null ? id : `${id} from ${parted}`, { parted });
}

/** `gone` was `kept` all along. Gives how many records moved. */
export async function merge(
  acting: Acting,
  { kept, gone }: { kept: number; gone: number },
): Promise<Audited<number>> {
  const { tx, kind, samplesToo = false } = acting;
  // In one order, so that two who merge the same pair wait for each other.
  for (const id of [kept, gone].toSorted((a, b) => a - b)) await lockPractice(tx, kind, id);
  if (samplesToo) await stateSample(acting, kept);
  const moved = await mergePractices(tx, { kept, gone, samplesToo }, placesAndDay(acting));
  await moveWatches(tx, { from: gone, to: kept, now: acting.now });
  await endCalendar(tx, gone, acting.now);
  await cancelMessages(tx, { keyName: calendarMailKey(gone) });
  return auditAct(acting, "practice merge", `${gone} into ${kept}`, moved, moved);
}

/** A sample came by no import: what is shown of it is stated first, so that there is something to merge with. */
async function stateSample(acting: Acting, id: number): Promise<void> {
  const practice = await listedPractice(acting, id);
  if (!practice.isSample || (await recordsBehind(acting.tx, [id])).length > 0) return;
  const writing = sourceWriting(acting, DESK);
  const statement = { externalId: String(id), practiceId: id, asOf: writing.on, url: "" };
  await stateFacts(acting.tx, [{ ...statement, ...hashedText(statedFacts(practice)) }], writing);
}

/** Two listings that look alike are two practices: nobody is asked again. */
export async function tellThemApart(acting: Acting, [id, other]: Pair): Promise<Audited<object>> {
  for (const one of [id, other]) await listedPractice(acting, one);
  await tellApart(acting.tx, [id, other], acting);
  return auditAct(acting, "practice apart", `${other} from ${id}`, {});
}

/** A source's record was another practice all along: gives the number that it has now. */
export async function split(
  acting: Acting,
  id: number,
  record: { source: string; externalId: string },
): Promise<Audited<number>> {
  const { tx, kind } = acting;
  await lockPractice(tx, kind, id);
  const own = await splitRecord(tx, id, record, placesAndDay(acting));
  return auditAct(acting, "practice split", `${own} from ${id}`, own);
}
