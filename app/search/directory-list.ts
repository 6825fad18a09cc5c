import type { PracticeFilter, PracticeOrder } from "#database/practices.ts";
import { searchWords } from "#content/vocabulary.ts";
import type { Place } from "#domain/places.ts";
import { fold } from "#domain/text.ts";
import { treatmentName, type TreatmentSlug } from "#domain/treatments.ts";
import { isUnderstood, type Question } from "./question.ts";
import type { Closeness } from "./ranking.ts";

/** A list of practices that the directory has too, at `directoryHref(list)`. */
export type DirectoryList = {
  /** Words that occur in each. */
  q?: string;
  place?: Place | null;
  service?: TreatmentSlug | null;
  hasEmergency?: boolean;
  /** Nearest to the centre of this place first, instead of best rated first. */
  near?: Place | null;
};

/** A list that may answer a question, and how closely it then does. */
export type Attempt = { list: DirectoryList; closeness: Extract<Closeness, "words" | "part"> };

/**
 * The lists to try, until one has a practice in it. Somebody in pain needs those who see people the same day; what
 * is understood is a filter; what is not is searched for, first all as typed, since "Hastings Street Dental" may be
 * in Napier. Lists that are `part` leave something out of the question.
 */
export function attemptsFor(question: Question): Attempt[] {
  const { told, place, treatment, isUrgent, rest } = question;
  const service = treatment?.service ?? null;
  if (isUrgent) {
    const elsewhere = place ? [part({ hasEmergency: true, near: place })] : [];
    return [words({ place, hasEmergency: true }), ...elsewhere];
  }
  const elsewhere = place && service ? [part({ service, near: place })] : [];
  if (isUnderstood(question)) return [words({ place, service }), ...elsewhere];
  // Nothing but signs asks for nobody; nothing but words like "dentist near me" asks for anybody.
  if (fold(question.typed) === "") return [];
  if (told === "") return [words({})];
  const asTyped = words({ q: told });
  if (!place && !service) return [asTyped];
  return [asTyped, words({ q: rest.join(" "), place, service }), part({ place, service }), ...elsewhere];
}

/** `/directory?q=harbour&location=wellington` */
export function directoryHref({ q, place, service, hasEmergency, near }: DirectoryList): string {
  const asked = new URLSearchParams();
  if (q) asked.set("q", q);
  if (place) asked.set("location", place.slug);
  if (service) asked.set("service", service);
  if (hasEmergency) asked.set("emergency", "yes");
  if (near) asked.set("near", near.slug);
  if (near) asked.set("sort", "distance");
  return asked.size === 0 ? "/directory" : `/directory?${asked}`;
}

export function practiceSearch({
  q = "",
  place,
  service,
  hasEmergency,
  near,
}: DirectoryList): PracticeFilter & PracticeOrder {
  return {
    words: searchWords(q),
    places: place ? [place.slug] : undefined,
    service: service ?? undefined,
    emergency: hasEmergency ?? false,
    sort: near ? "distance" : "rating",
    near: near ?? undefined,
  };
}

/** Who is in the list and in which order: `Invisalign in Wellington, best rated first.` */
export function listInWords({ q, place, service, hasEmergency, near }: DirectoryList): string {
  const subject = service ? treatmentName(service) : hasEmergency ? "Same-day care for pain" : "Dentists";
  if (near) return `${subject}: nobody in ${near.name}, so the nearest first.`;
  const matching = q ? ` matching “${q}”` : "";
  return `${subject}${matching}${place ? ` in ${place.name}` : ""}, best rated first.`;
}

function words(list: DirectoryList): Attempt {
  return { list, closeness: "words" };
}

function part(list: DirectoryList): Attempt {
  return { list, closeness: "part" };
}
