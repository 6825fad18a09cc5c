import { VISIT_KINDS } from "#domain/visit-kinds.ts";
import { USUAL_VISIT } from "#content/usual-visit.ts";
import { z } from "zod";
import { FUNDING } from "#domain/practice.ts";
import { TREATMENTS } from "#domain/treatments.ts";
import type { PracticeRecord } from "#services/practices/practice-record.ts";

export const ATTRIBUTION = z
  .string()
  .describe(
    "The words that the licences of the directory’s sources ask for: show them with what you use. Empty: none.",
  );

const treatment = z.enum(TREATMENTS.map(({ slug }) => slug));
const dollars = z.int().min(0);
const day = z.iso.date();

const practitioner = z.object({
  name: z.string().describe("With the title that they use."),
  focus: z.string().describe("What they do here."),
  years: z.int().nullable().describe("Years in practice; null where it is not stated."),
  qualifications: z.array(z.string()),
  specialistScope: z
    .string()
    .nullable()
    .describe("The Dental Council scope, if it is a specialist one. Call no one else a specialist."),
});

const price = z.object({
  treatment,
  label: z.string().describe("What exactly is priced."),
  from: dollars,
  to: dollars.nullable().describe("Null when only a starting price is known."),
});

/** Every field of a practice, and what it means. `satisfies`: a field that has no meaning here does not compile. */
const FIELDS = {
  id: z.int().describe("Stays the same for good."),
  slug: z.string().describe("The name as part of an address. Unique only together with the id."),
  name: z.string(),
  location: z.string().describe("The town or city, by its official name."),
  town: z.string().describe("The same, by the name that files of practices have for it."),
  alsoKnownAs: z.array(z.string()).describe("Other names that people look for them by."),
  placeSlug: z.string().describe("The same as it stands in addresses."),
  suburb: z.string(),
  address: z.string().describe("Street line only."),
  postcode: z.string(),
  latitude: z.number().describe("Degrees, WGS 84."),
  longitude: z.number().describe("Degrees, WGS 84."),
  rating: z.number().min(1).max(5).nullable().describe("Average of the reviews; null while there is none."),
  reviews: z.int().min(0).describe("How many reviews."),
  ratingCounts: z.array(z.int().min(0)).length(5).describe("How many gave 1, 2, 3, 4 and 5 stars."),
  services: z.array(z.string()).describe("Treatments by name, the best known first."),
  serviceSlugs: z.array(treatment).describe("The same as they stand in addresses."),
  specialties: z.array(z.string()).describe("What they are known for, in words."),
  price: z
    .enum(["$", "$$", "$$$", ""])
    .describe("How a usual visit is priced; empty where it is not stated."),
  priceRange: z
    .string()
    .describe(`What a usual visit costs, in words: ${USUAL_VISIT.is}. Empty where it is not stated.`),
  priceFrom: dollars
    .nullable()
    .describe("The same in New Zealand dollars, GST included; null where it is not stated."),
  priceTo: dollars.nullable().describe("Null, too, where only `priceFrom` is stated: from there on."),
  prices: z.array(price).describe("For each treatment that has a published price."),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  hours: z.string().describe("In the opening_hours syntax of OpenStreetMap. Times are New Zealand’s."),
  emergency: z.boolean().describe("Whether people in pain are seen the same day."),
  emergencyWaitMinutes: z
    .int()
    .nullable()
    .describe("The average wait then; null without that cover, or where it is not stated."),
  experience: z.string().describe("Of the longest-serving dentist, in words; empty where it is not stated."),
  experienceYears: z.int().nullable().describe("The same as a number; null where it is not stated."),
  qualifications: z.array(z.string()),
  summary: z.string().describe("One sentence."),
  description: z.string().describe("The summary and more paragraphs, with an empty line between."),
  practitioners: z.array(practitioner),
  languages: z.array(z.string()).describe("English names of the languages spoken."),
  wheelchairAccess: z.enum(["yes", "partly", "no", "not-stated"]),
  parking: z.string().nullable(),
  funding: z.array(z.enum(FUNDING.map(({ slug }) => slug))).describe("Help with the cost that they accept."),
  newPatients: z
    .object({ answer: z.enum(["yes", "no", "not-stated"]), statedOn: day.optional() })
    .describe("Whether they said that they take new patients, and on which day."),
  joined: z
    .boolean()
    .describe("Whether it takes part, so that requests reach it. Where it has not joined, people call."),
  sample: z.boolean().describe("Made up by us to show how the site works. Never a real business."),
  checkedOn: day.nullable().describe("The day when this listing was last checked; null: it has not been."),
  position: z
    .enum(["exact", "town"])
    .describe("`town`: only the town is known, and the position is its centre."),
  verified: z
    .object({ checkedOn: day, until: day })
    .nullable()
    .describe(
      "When its dentists were looked up in the Dental Council’s register, and until when that holds.",
    ),
} satisfies Record<keyof PracticeRecord, z.ZodType>;

export const PRACTICE = z
  .object({
    ...FIELDS,
    nextFree: z
      .object({ start: z.iso.datetime(), minutes: z.int(), kind: z.enum(VISIT_KINDS) })
      .nullable()
      .describe(
        "The first time at which a new patient can book a checkup, or else another visit, at once. Null: there is none.",
      ),
    url: z.url().describe("Its page on the site."),
    pictures: z
      .array(
        z.object({
          url: z.url().describe("A JPEG. Another picture has another address."),
          alt: z.string().describe("What it shows, for whoever cannot see it."),
          caption: z.string().describe("Stands below it; empty where there is none."),
          width: z.int(),
          height: z.int(),
        }),
      )
      .describe("Sent by the practice and seen by our staff; at most three."),
    sources: z
      .array(
        z.object({
          slug: z.string(),
          name: z.string(),
          attribution: z.string().describe("The words that its licence asks for; empty: none."),
          licence: z.string(),
          url: z.url().nullable().describe("The practice in that source, where it has a page."),
          asOf: day,
        }),
      )
      .describe("Who states what is said here, the one that counts most first. Empty for samples."),
    distanceKm: z
      .number()
      .min(0)
      .optional()
      .describe("In a list in order of distance: how far away it is, in kilometres as the crow flies."),
  })
  .describe("A dental practice.");
