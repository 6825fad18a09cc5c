import { placeBySlug } from "#content/places.ts";
import { type DeskFilter, type DeskPractice, findForDesk } from "#database/practices/desk-practices.ts";
import { cleanText } from "#domain/clean.ts";
import { formatDay, newZealandDay } from "#domain/nz-time.ts";
import { alikePairs, endingDays } from "#services/desk/practice-checks.ts";
import type { Route } from "./+types/practices-page.ts";
import { atDesk } from "./guard.server.ts";
import { PRACTICE_FILTERS } from "./practice-filters.ts";

const PAGE = 50;

/** The practices that an address asks for. */
export function findPractices({ request, context }: Route.LoaderArgs) {
  return atDesk(context, async ({ services }) => {
    const asked = new URL(request.url).searchParams;
    const words = cleanText(asked.get("q") ?? "").slice(0, 120);
    const only = PRACTICE_FILTERS.find(({ value }) => value === asked.get("only"))?.value ?? "";
    const page = Math.max(1, Math.trunc(Number(asked.get("page"))) || 1);
    const today = newZealandDay(services.now());
    const filter: DeskFilter | null =
      only === ""
        ? null
        : only === "twice"
          ? { ids: [...new Set((await alikePairs(services)).flatMap(({ pair }) => pair))] }
          : only;
    const ending = endingDays(today);
    const at = { offset: (page - 1) * PAGE, limit: PAGE };
    const { practices, count } = await findForDesk(services.database.read, { words, filter, ending }, at);
    return {
      words,
      only,
      page,
      pages: Math.max(1, Math.ceil(count / PAGE)),
      count,
      practices: practices.map((one) => practiceRow(one, ending)),
    };
  });
}

export type PracticeRow = ReturnType<typeof practiceRow>;
type Ending = ReturnType<typeof endingDays>;

/** A practice as a list at the desk shows it. */
export function practiceRow(practice: DeskPractice, ending: Ending) {
  const { id, name, place, suburb } = practice;
  const town = [suburb, placeBySlug(place).name].filter((part) => part !== "").join(", ");
  return { id, name, town, marks: practiceMarks(practice, ending) };
}

/** What tells practices of a list apart. */
function practiceMarks(
  { hasJoined, hasEmail, isSample, verifiedUntil, withdrawnOn, mergedInto }: DeskPractice,
  { from, to }: Ending,
): string[] {
  if (mergedInto !== null) return [`Practice ${mergedInto} now`];
  if (withdrawnOn !== null) return [`Not listed since ${formatDay(withdrawnOn)}`];
  return [
    ...(isSample ? ["Sample"] : []),
    ...(hasJoined ? ["Joined"] : []),
    ...(hasEmail ? [] : ["No email"]),
    ...(verifiedUntil >= from && verifiedUntil <= to
      ? [`Certificate until ${formatDay(verifiedUntil)}`]
      : []),
  ];
}
