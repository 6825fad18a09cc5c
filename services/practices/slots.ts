import { MINUTE } from "#domain/durations.ts";
import { bookHref } from "#content/links.ts";
import { placeBySlug, zoneOfPlace } from "#content/places.ts";
import { SERVICES } from "#content/requests/fields.ts";
import { type TimesOfPractice, visitFor } from "#domain/free-times/free-times.ts";
import { isoWeek, newZealandDay, ZONE } from "#domain/nz-time.ts";
import { instantThere } from "#domain/hours/practice-clock.ts";
import type { PracticeListing } from "#domain/practices/practice.ts";
import { freeTimeInAddress, timesInDays } from "#domain/free-times/shown-free-times.ts";
import { VISIT_KINDS, VISIT_NAMES, type VisitKind } from "#domain/free-times/visit-kinds.ts";
import type { Services } from "../services.ts";
import { DENTAL, GENERAL_DENTAL } from "./fhir.ts";
import { bookableTimes } from "./next-free.ts";

// Free times as resources of FHIR R4, as SMART Scheduling Links wants them: docs/decisions/0059-free-times-in-fhir.md

/** A practice whose patients book at once, and what its free times are computed from. */
export type Bookable = { practice: PracticeListing; times: TimesOfPractice };

/** The practices whose patients book at once, by id. Samples are left out: nobody can be treated there. */
export async function bookablePractices(
  { practices }: Pick<Services, "practices">,
  now: Date,
): Promise<Bookable[]> {
  const index = await practices.now();
  const ids = [...index.freeTimes.keys()].toSorted((a, b) => a - b);
  const listed = await index.listings(ids);
  return listed.flatMap((practice) => {
    const times = practice.isSample ? null : bookableTimes(index, practice.id, now);
    return times ? [{ practice, times }] : [];
  });
}

/** The regions that practices are in, by ISO 3166-2: `["NZ-AUK", "NZ-WGN"]` */
export function bookableRegions(bookable: readonly Bookable[]): string[] {
  const regions = bookable.map(({ practice }) => placeBySlug(practice.place).holidayRegion.split("-")[0]);
  return [...new Set(regions.map((region) => `NZ-${region}`))].toSorted();
}

/** An ISO week: `{ week: "2026-W48", monday: "2026-11-23" }` */
type Week = { week: string; monday: string };

/** This week and those after it, as far ahead as any of these practices can be booked. */
export function bookableWeeks(bookable: readonly Bookable[], now: Date): Week[] {
  const today = Temporal.PlainDate.from(newZealandDay(now));
  const first = today.subtract({ days: today.dayOfWeek - 1 });
  const count = Math.max(0, ...bookable.map(({ times }) => times.rules.weeksAhead + 1));
  return Array.from({ length: count }, (_, weeks) => {
    const monday = first.add({ weeks }).toString();
    return { week: isoWeek(monday), monday };
  });
}

/** A schedule for each kind of visit that can be booked at once. */
export function scheduleResources({ practice, times }: Bookable): object[] {
  return kindsOf(times).map((kind) => {
    const comment = WHO[whoComes(times, kind)];
    return {
      resourceType: "Schedule",
      id: `${practice.id}.${kind}`,
      active: true,
      serviceCategory: [DENTAL],
      // A consultation can be a specialist’s.
      serviceType: [{ ...(kind !== "consultation" && GENERAL_DENTAL), text: VISIT_NAMES[kind] }],
      actor: [{ reference: `Location/${practice.id}`, display: practice.name }],
      ...(comment && { comment }),
    };
  });
}

/** The free slots of these schedules in a week; busy ones would say when someone is at the dentist. Each link opens the form with the slot's time picked. */
export function slotResources(
  { practice, times }: Bookable,
  { monday }: Week,
  { publicUrl, now }: { publicUrl: string; now: Date },
): object[] {
  const zone = zoneOfPlace(practice.place);
  return kindsOf(times).flatMap((kind) => {
    const schedule = `${practice.id}.${kind}`;
    const purpose = purposeOf(kind);
    const free = timesInDays(times, { kind, patient: null }, { now, from: monday, days: 7 });
    return free.map(({ at, minutes }) => {
      const time = freeTimeInAddress(at);
      const link = publicUrl + bookHref({ practice: practice.id, ...purpose, time });
      return {
        resourceType: "Slot",
        id: `${schedule}.${time.replaceAll(/\D/g, "")}`,
        extension: [{ url: BOOKING_LINK, valueUrl: link }],
        schedule: { reference: `Schedule/${schedule}` },
        status: "free",
        start: instantThereText(at, zone),
        end: instantThereText(new Date(at.getTime() + minutes * MINUTE), zone),
      };
    });
  });
}

const BOOKING_LINK = "http://fhir-registry.smarthealthit.org/StructureDefinition/booking-deep-link";

function kindsOf(times: TimesOfPractice): VisitKind[] {
  return VISIT_KINDS.filter((kind) => visitFor(times, { kind, patient: null }));
}

function whoComes({ rules, takesNewPatients }: TimesOfPractice, kind: VisitKind): keyof typeof WHO {
  return takesNewPatients ? rules.visits[kind]!.for : "existing";
}

const WHO = {
  all: undefined,
  new: "For people who haven’t been to this practice before.",
  existing: "For people who have been to this practice before.",
};

/** What the form is told: the one service of its short list that is such a visit. Where there are several, people choose. */
function purposeOf(kind: VisitKind): { service: string } | { visit: VisitKind } {
  const [service, ...others] = SERVICES.filter(({ visit }) => visit === kind);
  return service && others.length === 0 ? { service: service.value } : { visit: kind };
}

/** Writes the offset of the practice’s own clocks: `2026-11-23T09:00:00+13:45` */
function instantThereText(at: Date, zone: string): string {
  const instant = instantThere(at, zone);
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toString({ timeZone: zone });
}

/** Writes New Zealand’s offset: `2026-11-23T09:00:00+13:00` */
export function instantHere(milliseconds: number): string {
  return Temporal.Instant.fromEpochMilliseconds(milliseconds).toString({ timeZone: ZONE });
}
