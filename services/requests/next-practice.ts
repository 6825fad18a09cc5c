import { findPlace, ALL_PLACES, placeBySlug } from "#content/places.ts";
import { treatmentAskedFor } from "#content/requests/fields.ts";
import { sentSince } from "#database/links.ts";
import { findPractice } from "#database/practices/practices.ts";
import { requestsWaiting } from "#database/requests/requests.ts";
import type { SubmissionFields } from "#database/requests/submissions.ts";
import { kilometresBetween } from "#domain/finding/distance.ts";
import { HOUR } from "#domain/durations.ts";
import { type Candidate, type Suggestion, suggestPractices } from "#domain/finding/matching.ts";
import { isEverydayCare } from "#domain/practices/treatments.ts";
import { findDayPart } from "#domain/requests/day-parts.ts";
import { atMinute, readMinutes } from "#domain/nz-time.ts";
import type { Place } from "#domain/finding/places.ts";
import type { Practice, PracticeListing } from "#domain/practices/practice.ts";
import { mayTryMore, type NextPractice } from "#domain/requests/request-clock.ts";
import type { Request, RequestPractice } from "#domain/requests/requests.ts";
import type { PracticeToCall, RequestRecord } from "#domain/requests/request-record.ts";
import { takesRequests } from "#content/asking.ts";
import type { Acting, Services } from "../services.ts";
import { acceptsEmail } from "./links.ts";
import { isLost } from "./nearby.ts";

/**
 * So many requests an hour reach a practice without a person in between: no one can flood one through us. Emergencies
 * pass, so that made-up requests close no practice to people in pain; `senders.ts` limits what one visitor sends.
 */
const MOST_AN_HOUR = 20;
/** Kilometres from the middle of the place, in a straight line. */
const WITHIN_REACH = 50;
/** Enough to find one that fits in the largest city. */
const MOST_LOOKED_AT = 300;

type Wanted = Pick<Request, "wish" | "urgency" | "chosen" | "mayGoElsewhere" | "tried">;

/** Which practice gets a request next without a person in between: the chosen one first, then the best match. */
export async function nextPractice(
  services: Acting,
  request: Wanted,
  fields: SubmissionFields,
): Promise<NextPractice> {
  const now = services.now();
  if (!mayTryMore(request)) return { kind: "none" };
  const chosen = await chosenPractice(services, request);
  if (!chosen && !request.mayGoElsewhere) return { kind: "none" };
  const fitting = chosen
    ? [{ practice: chosen, reasons: [], against: [] }]
    : (await fittingPractices(services, request, fields)).filter(({ practice }) =>
        getsRequests(practice, services),
      );
  if (fitting.length === 0) return { kind: "none" };
  const ids = fitting.map(({ practice }) => practice.id);
  const sent = await sentSince(services.database.read, new Date(now.getTime() - HOUR), ids);
  const isEmergency = request.urgency === "emergency";
  const next = fitting.find(({ practice }) => isEmergency || (sent.get(practice.id) ?? 0) < MOST_AN_HOUR);
  return next
    ? { kind: "practice", practice: requestPractice(next.practice), reasons: next.reasons }
    : { kind: "later", at: new Date(now.getTime() + HOUR / 6) };
}

/** So many are named to a patient whose request no practice has. */
const MOST_TO_CALL = 3;

/** Practices that fit a request which has lost the one that had it, or has ended without one: by phone they may still help. */
export async function practicesToCall(
  services: Pick<Services, "database" | "practices">,
  { request, fields }: Pick<RequestRecord, "request" | "fields">,
): Promise<PracticeToCall[]> {
  const hasNone = request.outcome === "unplaced" || request.outcome === "expired";
  if (!hasNone && !isLost(request)) return [];
  const fitting = await fittingPractices(services, request, fields);
  return fitting
    .filter(({ practice }) => practice.phone !== "")
    .slice(0, MOST_TO_CALL)
    .map(({ practice, reasons }) => ({ ...practice, reasons }));
}

/** The one that the patient chose, if it takes requests and has not had this one. */
async function chosenPractice(services: Acting, { chosen, tried }: Wanted): Promise<Practice | undefined> {
  const wasTried = (id: number) => tried.some(({ practice }) => practice === id);
  if (chosen === null || wasTried(chosen)) return undefined;
  const practice = await findPractice(services.database.read, chosen);
  // Where the chosen one was merged, it is another.
  return practice && !wasTried(practice.id) && getsRequests(practice, services) ? practice : undefined;
}

/** One that has joined, and that mail may reach. */
function getsRequests(practice: PracticeListing | Practice, services: Acting): boolean {
  return takesRequests(practice) && acceptsEmail(practice, services);
}

type Fitting = Pick<Suggestion, "reasons" | "against"> & { practice: PracticeListing };

/** Those within reach that fit, the best first, with what speaks for each. `byPhone`: someone can ring them, so that they need not have joined. */
export async function fittingPractices(
  services: Pick<Services, "database" | "practices">,
  request: Wanted,
  fields: SubmissionFields,
  { byPhone = false } = {},
): Promise<Fitting[]> {
  const place = findPlace(String(fields.location));
  if (!place) return [];
  const treatment = treatmentAskedFor(String(fields.service));
  const snapshot = await services.practices.now();
  const near = ALL_PLACES.filter((other) => kilometresBetween(place, other) <= WITHIN_REACH);
  const places = [place, ...near].map(({ slug }) => slug);
  const nearest = { places, sort: "distance", near: place, offset: 0, limit: MOST_LOOKED_AT } as const;
  const offering = snapshot.search({ ...nearest, service: treatment }).ids;
  const silent = byPhone ? ({ unstated: "service" } as const) : { takesUnstated: true };
  const unstated = isEverydayCare(treatment) ? snapshot.search({ ...nearest, ...silent }).ids : [];
  const listings = await snapshot.listings([...offering, ...unstated]);
  const waiting = await requestsWaiting(services.database.read);
  const suggestions = suggestPractices(
    {
      treatment,
      at: suitingTimes(request.wish),
      isEmergency: request.urgency === "emergency",
      isExistingPatient: fields.patientType === "existing",
      tried: request.tried.map(({ practice }) => practice),
      byPhone,
    },
    listings.map((practice) => nextCandidate(practice, place, waiting.get(practice.id) ?? 0)),
  );
  return suggestions.map(({ id, ...judged }) => ({
    practice: listings.find((listing) => listing.id === id)!,
    ...judged,
  }));
}

function nextCandidate(practice: PracticeListing, place: Place, waiting: number): Candidate {
  const { name: placeName, holidayRegion } = placeBySlug(practice.place);
  return {
    practice,
    holidayRegion,
    placeName,
    isInPlace: practice.place === place.slug,
    kilometres: kilometresBetween(place, practice),
    waiting,
  };
}

function suitingTimes({ day, time, part }: Request["wish"]): Date[] {
  const minutes = part ? findDayPart(part)!.slots.map((slot) => slot.minutes) : [readMinutes(time)!];
  return minutes.map((one) => atMinute(day, one));
}

/** As a request has it. */
export function requestPractice({ id, name, phone, place }: PracticeListing): RequestPractice {
  return { id, name, phone, holidayRegion: placeBySlug(place).holidayRegion };
}
