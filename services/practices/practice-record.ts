import { placeBySlug, zoneOfPlace } from "#content/places.ts";
import type { Practice } from "#domain/practices/practice.ts";
import type { PracticePicture } from "#domain/practices/practice-picture.ts";
import { instantThere } from "#domain/hours/practice-clock.ts";
import { experienceInWords, usualPriceInWords } from "#domain/practices/practice-words.ts";
import { treatmentName } from "#domain/practices/treatments.ts";
import { pictureFilePath, practicePath } from "#content/links.ts";
import type { Snapshot } from "#database/practices/live-practices.ts";
import type { ListingSource } from "./listing-sources.ts";
import { nextFreeTime } from "./next-free.ts";

/** A practice as the interface of the site answers it at an instant. `publicUrl` is the site's origin. */
export function linkedRecord(
  practice: Practice,
  { publicUrl, index, now }: { publicUrl: string; index: Snapshot; now: Date },
  {
    sources,
    pictures,
  }: {
    sources: ReadonlyMap<number, readonly ListingSource[]>;
    pictures: ReadonlyMap<number, readonly PracticePicture[]>;
  },
) {
  return {
    ...practiceRecord(practice),
    nextFree: nextFreeRecord(index, practice, now),
    url: publicUrl + practicePath(practice),
    pictures: pictureRecords(pictures.get(practice.id) ?? [], publicUrl),
    sources: sourceRecords(sources.get(practice.id) ?? []),
  };
}

/** What people see of a practice, each as the largest JPEG that we have of it. */
export function pictureRecords(pictures: readonly PracticePicture[], publicUrl: string) {
  return pictures.map(({ alt, caption, width, height, ...picture }) => {
    return { url: publicUrl + pictureFilePath(picture, width, "jpg"), alt, caption, width, height };
  });
}

/** The first time at which a new patient can book a checkup at once. */
function nextFreeRecord(index: Snapshot, { id, place }: Practice, now: Date) {
  const next = nextFreeTime(index, id, null, now);
  if (!next) return null;
  const start = instantThere(next.at, zoneOfPlace(place)).toISOString();
  return { start, minutes: next.minutes, kind: next.kind };
}

/** Who states what is said of a practice, the one that counts most first. */
export function sourceRecords(sources: readonly ListingSource[]) {
  return sources.map(({ slug, name, attribution, licence, url, asOf }) => {
    return { slug, name, attribution, licence, url: url === "" ? null : url, asOf };
  });
}

/** A practice as programs outside see it: from the command line, and from the interface of the site. */
export type PracticeRecord = ReturnType<typeof practiceRecord>;

/**
 * The names that programs outside rely on, then every other public field under its own. They are only ever added to;
 * `practice-schema.server.ts` says what each means.
 */
export function practiceRecord(practice: Practice) {
  const {
    place,
    reviewCount,
    services,
    priceTier,
    priceFrom,
    priceTo,
    openingHours,
    hoursAsWritten,
    isSample,
    hasJoined,
    ...others
  } = practice;
  return {
    ...others,
    location: placeBySlug(place).name,
    town: placeBySlug(place).name,
    placeSlug: place,
    reviews: reviewCount,
    services: services.map(treatmentName),
    serviceSlugs: services,
    price: "$".repeat(priceTier ?? 0),
    priceRange: usualPriceInWords(practice) ?? "",
    priceFrom,
    priceTo,
    hours: hoursAsWritten === "" ? openingHours : null,
    hoursText: hoursAsWritten,
    verifiedUntil: practice.verified?.until ?? null,
    emergency: practice.emergency !== null,
    emergencyWaitMinutes: practice.emergency?.waitMinutes ?? null,
    experience: experienceInWords(practice.experienceYears) ?? "",
    description: [practice.summary, ...practice.description].filter((text) => text !== "").join("\n\n"),
    joined: hasJoined,
    sample: isSample,
  };
}
