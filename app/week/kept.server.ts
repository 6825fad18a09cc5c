import { KEPT_PATH, WEEK_PATH } from "#content/listing-addresses.ts";
import { clockNote } from "#content/practice-clock-words.ts";
import { zoneOfPlace } from "#content/places.ts";
import { wishedDay } from "#content/requests/when.ts";
import { awaySpans } from "#database/free-times/away-spans.ts";
import { findFreeTimes } from "#database/free-times/free-times.ts";
import { findKept, type KeptTime, keptNote } from "#database/free-times/kept-times.ts";
import { isFor } from "#domain/free-times/free-times.ts";
import { keptAt } from "#domain/hours/practice-clock.ts";
import { whoInAddress, whoseAsked } from "#domain/free-times/whose-in-address.ts";
import { newZealandDay, newZealandTime } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { UNSAVED, withToken } from "#domain/token-address.ts";
import { takeField } from "#kit/forms/read.server.ts";
import { type Acting, type Asking, linkPage } from "#kit/token-pages/link-page.server.ts";
import { listingBehind } from "#services/listings/listing-behind.ts";
import type { Services } from "#services/services.ts";
import { freeKept, KEPT_TOO_OFTEN } from "#services/week/keep-time.ts";
import { noteNamesShown } from "#services/week/show-names.ts";
import { keptTitle } from "./blocks.server.ts";
import { shownAgain } from "./shown-again.server.ts";
import { weekHref } from "./week-href.ts";

/** All that the page shows. The note waits for a press, as names do. */
export type KeptView = NonNullable<ReturnType<typeof keptView>>;

/** `who`: whose time it is; empty for the practice’s own. */
type Opened = { practice: Practice; kept: KeptTime; who: string; note: string; isAway: boolean };

export const { loader, action } = linkPage({ path: KEPT_PATH, open, viewOf: keptView, act });

async function open(
  services: Services,
  token: string,
  address: URLSearchParams,
): Promise<Opened | undefined> {
  const { database, encryption } = services;
  const practice = await listingBehind(services, database.read, token, services.now());
  const kept = practice && (await findKept(database.read, practice.id, address.get("id") ?? ""));
  if (!kept || kept.kind === "away") return undefined;
  const { colleagues = [] } = (await findFreeTimes(database.read, practice.id))?.rules ?? {};
  const who = colleagues.find(({ whose }) => whose === kept.whose)?.name ?? "";
  const aways = await awaySpans(database.read, practice.id, services.now(), { marked: true });
  const isAway = aways.some(
    (away) => isFor(away, kept.whose ?? 0) && away.from < Number(kept.to) && away.to > Number(kept.from),
  );
  return { practice, kept, who, note: await keptNote(database.read, encryption, kept), isAway };
}

async function act(acting: Acting<Opened>): Promise<null> {
  const { services, token, opened, form, address, show, finish } = acting;
  const { practice, kept } = opened;
  const { again } = shownAgain(acting, practice.id, 1);
  const sure = takeField(form, "sure");
  if ((takeField(form, "beside") || acting.pressed) === "names") {
    const typed = { form: "free", values: { sure } };
    return (await noteNamesShown(services, practice.id, 1))
      ? show(typed)
      : again({ ...typed, isUnavailable: true });
  }
  if (sure !== "yes")
    return again({
      form: "free",
      problems: [{ name: "sure", text: "Tick the box if it should be free again" }],
    });
  const answer = await freeKept(services, token, kept.id);
  if (answer.kind === "unavailable") return again({ isUnavailable: true });
  if (answer.kind === "too-often")
    return again({
      form: "free",
      problems: [{ name: "sure", text: KEPT_TOO_OFTEN }],
      isTooOften: true,
    });
  if (answer.kind === "ended") return finish(UNSAVED);
  const more = { day: newZealandDay(kept.from), ...whoInAddress(whoseAsked(address.get("who"))) };
  return finish(answer.kind === "saved" ? "freed" : "same", { path: WEEK_PATH, more });
}

function keptView(
  { practice, kept, who, note, isAway }: Opened,
  { token, address, posted, isShown, now }: Asking,
) {
  const day = newZealandDay(kept.from);
  const whose = whoseAsked(address.get("who"));
  const { id, from, to, kind, visit, endedAt } = kept;
  return {
    path: KEPT_PATH,
    token,
    version: "",
    posted,
    here: `${withToken(KEPT_PATH, token)}&${new URLSearchParams({ id, ...whoInAddress(whose) })}`,
    week: weekHref(token, day, whose),
    clock: clockNote(practice.place),
    title: `${newZealandTime(from)}–${newZealandTime(to)}, ${wishedDay(day)}`,
    what: kind === "away" ? "" : [keptTitle(kind, visit), who].filter(Boolean).join(" · "),
    hasNote: note !== "",
    isShown,
    note: isShown ? note : null,
    isOver: endedAt !== null || to <= keptAt(now, zoneOfPlace(practice.place)),
    isFreed: endedAt !== null,
    sure: !isAway
      ? "Patients can book it again"
      : kind === "phoned"
        ? "I’ve told them that we’re away then"
        : "We’re away then, and don’t need it",
  };
}
