import { countInWords } from "../counts.ts";
import { openingStatusAt } from "../hours/opening-hours.ts";
import { instantThere, zoneOfRegion } from "../hours/practice-clock.ts";
import type { PracticeListing } from "../practices/practice.ts";
import { isEverydayCare, type TreatmentSlug } from "../practices/treatments.ts";

/** What a practice is looked for: a request, without anything that says whose it is. */
export type Wanted = {
  treatment: TreatmentSlug;
  /** When the patient would like to be seen: any of these suits. */
  at: readonly Date[];
  isEmergency: boolean;
  /** Says to be a patient of the practice already, so that it need not take new ones. */
  isExistingPatient: boolean;
  /** Ids of practices that have had it. */
  tried: readonly number[];
  /** Someone can ring them, so that one which has not joined is asked for everyday care too. */
  byPhone?: boolean;
};

export type Candidate = {
  practice: Pick<
    PracticeListing,
    "id" | "services" | "hasJoined" | "openingHours" | "emergency" | "newPatients" | "suburb"
  >;
  /** The place's region: `AUK`. */
  holidayRegion: string;
  /** The name of its town: `Nelson`. */
  placeName: string;
  isInPlace: boolean;
  /** From the middle of the place asked for, in a straight line. */
  kilometres: number;
  /** Open requests that it has to answer. */
  waiting: number;
};

export type Suggestion = {
  id: number;
  /** What speaks for it, in words. */
  reasons: readonly string[];
  /** What speaks against it, or is not known. */
  against: readonly string[];
};

/**
 * The practices that fit a request, the best first. What counts, in this order: emergency cover in an emergency, open at
 * the time asked for, takes new patients, in the place asked for, few requests waiting, near. Neither ratings nor money
 * count.
 */
export function suggestPractices(wanted: Wanted, candidates: readonly Candidate[]): Suggestion[] {
  return candidates
    .filter((candidate) => fits(wanted, candidate))
    .map((candidate) => ({ candidate, ...judged(wanted, candidate) }))
    .toSorted((a, b) => inOrder(a.ranks, b.ranks))
    .map(({ candidate, reasons, against }) => ({ id: candidate.practice.id, reasons, against }));
}

function fits(wanted: Wanted, { practice }: Candidate): boolean {
  if (wanted.tried.includes(practice.id)) return false;
  if (practice.newPatients.answer === "no" && !wanted.isExistingPatient) return false;
  return offers(practice, wanted);
}

/** What a practice does is unknown where it states no treatments: if it has joined or is rung, it is asked for everyday care. */
function offers({ services, hasJoined }: Candidate["practice"], { treatment, byPhone }: Wanted): boolean {
  if (services.length > 0) return services.includes(treatment);
  return (hasJoined || byPhone === true) && isEverydayCare(treatment);
}

function judged(wanted: Wanted, candidate: Candidate): Omit<Suggestion, "id"> & { ranks: number[] } {
  const { practice, holidayRegion, placeName, isInPlace, waiting, kilometres } = candidate;
  const isForEmergencies = wanted.isEmergency && practice.emergency !== null;
  const schedule = { openingHours: practice.openingHours, holidayRegion };
  const isOpen = wanted.at.some(
    (at) => openingStatusAt(schedule, instantThere(at, zoneOfRegion(holidayRegion))).isOpen,
  );
  const takesNew = practice.newPatients.answer === "yes";
  const elsewhere = practice.suburb ? `${practice.suburb}, ${placeName}` : placeName;
  const claims: readonly [boolean, string, string][] = [
    [
      isForEmergencies,
      "sees emergencies the same day",
      wanted.isEmergency ? "no emergency cover stated" : "",
    ],
    [isOpen, "open at the time asked for", "not known to be open at the time asked for"],
    [takesNew, "takes new patients", wanted.isExistingPatient ? "" : "new patients not stated"],
    [isInPlace, `in ${practice.suburb || placeName}`, `${Math.round(kilometres)} km away, in ${elsewhere}`],
  ];
  const unsaid = claims.filter(([is, , words]) => !is && words !== "").map(([, , words]) => words);
  if (practice.services.length === 0) unsaid.push("treatments not stated");
  return {
    ranks: [...claims.map(([is]) => (is ? 0 : 1)), waiting, kilometres, practice.id],
    reasons: claims.filter(([is]) => is).map(([, words]) => words),
    against: waiting > 0 ? [...unsaid, `${countInWords(waiting, "request")} waiting`] : unsaid,
  };
}

function inOrder(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((rank, index) => rank !== b[index]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}
