import { keepFreeTimes } from "#database/free-times/free-times.ts";
import type { FreeTimesRules } from "#domain/free-times/free-times-rules.ts";
import type { TestSite } from "./site.ts";

/** Monday to Friday from 9am to 12 noon, every half hour, without notice: the site's clock is Friday 20 November, 1:30pm. */
const RULES: FreeTimesRules = {
  weekly: [...[0, 1, 2, 3, 4].map(() => [{ from: 540, to: 720 }]), [], []],
  visits: {
    checkup: { minutes: 30, for: "all" },
    clean: { minutes: 60, for: "all" },
    urgent: { minutes: 30, for: "all" },
  },
  startEvery: 30,
  gap: 0,
  atOnce: 1,
  notice: 0,
  weeksAhead: 4,
  notOn: [],
};

/** What a form sends in which a free time is pressed, but for `chosenTime`: no day or time is typed. */
export const PRESSED = {
  service: "General Checkup",
  urgency: "routine",
  practice: "3",
  location: "",
  preferredDate: "",
  preferredTime: "",
};

/** Switches a practice’s free times on. */
export async function keepTimes(
  site: TestSite,
  practiceId: number,
  rules: Partial<FreeTimesRules> = {},
  state: "on" | "asked" | "off" = "on",
): Promise<void> {
  await site.database.transact((tx) =>
    keepFreeTimes(tx, practiceId, { state, rules: { ...RULES, ...rules } }),
  );
}

/** What is held of a practice: `{ cell, layer }`, in their order. */
export async function heldRows(site: TestSite, practiceId: number) {
  return site.database.read
    .selectFrom("held_times")
    .select(["cell", "layer"])
    .where("practice_id", "=", practiceId)
    .orderBy("cell")
    .orderBy("layer")
    .execute();
}
