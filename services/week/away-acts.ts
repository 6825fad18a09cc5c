import { zoneOfPlace } from "#content/places.ts";
import { recentRequestReferences } from "#database/free-times/calendar-links.ts";
import { idsOfListing } from "#database/free-times/held-times.ts";
import {
  findRequest,
  findRequests,
  RequestChanged,
  type StoredRequest,
} from "#database/requests/requests.ts";
import { ownStarts } from "#domain/free-times/free-times.ts";
import { USUAL_MINUTES } from "#domain/free-times/visit-kinds.ts";
import { keptAt } from "#domain/hours/practice-clock.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { decide } from "#domain/requests/request-acts.ts";
import type { RequestEvent } from "#domain/requests/request-record.ts";
import type { Act } from "#domain/requests/requests.ts";
import { carryOut } from "../requests/carry-out.ts";
import { wantedVisit } from "../requests/book.ts";
import { currentCircumstances } from "../requests/record.ts";
import type { Services } from "../services.ts";
import { type Choice, type Stretch, type Touched, touchedBy } from "./away-touched.ts";
import { ownTimes } from "./keep-time.ts";

/** More would be a fault: each one means that another act, the clock or a booking was quicker. */
const MOST_ATTEMPTS = 5;

/** A time that was to be offered has been taken meanwhile: others are looked for. */
class OfferGone extends Error {
  override readonly name = "OfferGone";
}

/** Does for one patient what was chosen, as their own page would. What can’t be done stays among those who are to be told. */
export async function answerTouched(
  services: Services,
  practice: Practice,
  touched: Touched,
  {
    choice,
    words,
    away,
    stretch,
  }: { choice: Exclude<Choice, "ring">; words: string; away: string; stretch: Stretch },
): Promise<void> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const { read } = services.database;
    const now = (await touchedBy(services, read, practice, stretch, choice)).find(
      ({ reference }) => reference === touched.reference,
    );
    if (!now) return;
    try {
      return await carryOutAct(services, practice, now.stored, actFor(now, { choice, words, away }));
    } catch (error) {
      if (error instanceof RequestChanged || error instanceof OfferGone) continue;
      services.log({ event: "act not stored", error });
      return;
    }
  }
}

/** What the choice comes to. Without a free time there is nothing to offer: then the practice rings. */
function actFor(
  { what, minutes, ways, stored }: Touched,
  { choice, words, away }: { choice: Exclude<Choice, "ring">; words: string; away: string },
): Act | null {
  if (choice === "cancel")
    return what === "agreed"
      ? { by: "practice", do: "giveUp", words, away }
      : { by: "practice", do: "decline", reason: "full", words, away };
  const way = ways.find((one) => one.choice === choice);
  if (!way) return null;
  const { offers, name } = way;
  // The agreed time of who was only offered others in the stretch isn’t touched, so it stands.
  const isKept = what === "offered" && stored.request.appointment !== null;
  return {
    by: "practice",
    do: "offer",
    offers,
    minutes,
    words,
    ...(name && { with: name }),
    ...(!isKept && { away }),
  };
}

async function carryOutAct(
  services: Services,
  practice: Practice,
  stored: StoredRequest,
  act: Act | null,
): Promise<void> {
  if (!act) return;
  const circumstances = currentCircumstances(services);
  const decision = decide(stored.request, act, circumstances);
  if (decision.kind !== "moved" && decision.kind !== "noted") return;
  const { reference, request } = stored;
  const contentHash = services.keyedHash(
    `act ${reference} ${request.version} ${practice.id} ${JSON.stringify(act)}`,
  );
  await carryOut(services, stored, decision, {
    now: circumstances.now,
    contentHash,
    guard: async (tx) => {
      if (act.do !== "offer") return;
      const { minutes } = act;
      const times = await ownTimes(services, tx, practice, circumstances.now);
      const whose = times.rules.colleagues?.find(({ name }) => name === act.with)?.whose ?? 0;
      const isThere = (at: Date) =>
        ownStarts(
          times,
          minutes,
          newZealandDay(at),
          wantedVisit(stored.fields, stored.request.urgency).kind,
        ).some((start) => start.whose === whose && start.at.getTime() === at.getTime());
      if (!act.offers.every(isThere)) throw new OfferGone("An offered time was taken.");
    },
  });
  services.log({ event: "request event", what: decision.event, actor: decision.actor });
}

/** A request that an away has touched, with the event whose mail told the patient, or should have. */
export type Answered = { stored: StoredRequest; event: RequestEvent };

/** An away as it was marked: no one has been told of it before. */
export type Marked = { id: string; madeAt: Date };

/** What an away came to: also those whose request the practice no longer has. */
export async function answeredBy(
  services: Services,
  practice: Practice,
  { id, madeAt }: Marked,
): Promise<Answered[]> {
  const { read } = services.database;
  const ids = await idsOfListing(read, practice.id);
  const references = await recentRequestReferences(read, ids, madeAt);
  const stored = await findRequests(read, services.encryption, references);
  return stored.flatMap((one) => {
    const event = one.events.findLast(({ detail }) => detail.away === id);
    return event ? [{ stored: one, event }] : [];
  });
}

/** Notes that the practice has told a patient by phone. */
export async function noteTold(services: Services, practice: Practice, reference: string): Promise<void> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const stored = await findRequest(services.database.read, services.encryption, reference);
    const ids = await idsOfListing(services.database.read, practice.id);
    if (!stored || !ids.includes(stored.request.practice?.id ?? 0)) return;
    try {
      return await carryOutAct(services, practice, stored, { by: "practice", do: "told" });
    } catch (error) {
      if (!(error instanceof RequestChanged)) throw error;
    }
  }
}

/** Gives those who have not answered their old time back, and says how many there were. */
export async function putBack(services: Services, practice: Practice, away: Marked): Promise<number> {
  let count = 0;
  for (const { stored } of await answeredBy(services, practice, away)) {
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      const fresh = await findRequest(services.database.read, services.encryption, stored.reference);
      const act = fresh && actBack(fresh, away.id, keptAt(services.now(), zoneOfPlace(practice.place)));
      if (!act) break;
      try {
        await carryOutAct(services, practice, fresh, act);
        count++;
        break;
      } catch (error) {
        if (error instanceof RequestChanged) continue;
        services.log({ event: "act not stored", error });
        break;
      }
    }
  }
  return count;
}

/** The old time, as it was agreed; null where the patient has answered, or nothing was agreed. */
export function actBack({ request, events }: StoredRequest, away: string, now: Date): Act | null {
  const move = events.findLast(({ version }, index) => version !== events[index - 1]?.version);
  if (move?.detail.away !== away || move.event !== "offered" || request.question?.kind !== "times")
    return null;
  const at = move.detail.at ? new Date(move.detail.at) : null;
  if (!at || at <= now) return null;
  const agreed = events.findLast(
    ({ detail }) => detail.at === move.detail.at && detail.minutes !== undefined,
  );
  const {
    minutes = request.question.minutes ?? USUAL_MINUTES,
    with: who = "",
    words = "",
  } = agreed?.detail ?? {};
  return { by: "practice", do: "confirm", at, minutes, with: who, words, both: true };
}
