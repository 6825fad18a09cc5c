import { VISIT_KINDS } from "#domain/free-times/visit-kinds.ts";
import { USUAL_VISIT } from "#content/usual-visit.ts";
import { z } from "zod";
import { FUNDING } from "#domain/practices/practice.ts";
import { TREATMENTS } from "#domain/practices/treatments.ts";
import type { PracticeRecord } from "#services/practices/practice-record.ts";

export const ATTRIBUTION = z
  .string()
  .describe(
    "The attribution that our sources’ licences require. Show it with what you use. Empty if there is none.",
  );

const treatment = z.enum(TREATMENTS.map(({ slug }) => slug));
const dollars = z.int().min(0);
const day = z.iso.date();

const practitioner = z.object({
  name: z.string().describe("With the title they use."),
  focus: z.string().describe("What they do here."),
  years: z.int().nullable().describe("Years in practice; null if not stated."),
  qualifications: z.array(z.string()),
  specialistScope: z
    .string()
    .nullable()
    .describe("The Dental Council scope, if it’s a specialist scope. Call no one else a specialist."),
});

const price = z.object({
  treatment,
  label: z.string().describe("What the price is for."),
  from: dollars,
  to: dollars.nullable().describe("Null if only a starting price is known."),
});

/** Every field of a practice, and what it means. `satisfies`: a field that has no meaning here does not compile. */
const FIELDS = {
  id: z.int().describe("Never changes."),
  slug: z.string().describe("The name as part of an address. Unique only together with the id."),
  name: z.string(),
  location: z.string().describe("The town or city, by its official name."),
  town: z.string().describe("The town or city again, under the name that import files use."),
  alsoKnownAs: z.array(z.string()).describe("Other names people look for."),
  placeSlug: z.string().describe("The town or city as it’s written in web addresses."),
  suburb: z.string(),
  address: z.string().describe("Street line only."),
  postcode: z.string(),
  latitude: z.number().describe("Degrees, WGS 84."),
  longitude: z.number().describe("Degrees, WGS 84."),
  rating: z.number().min(1).max(5).nullable().describe("Average of the reviews; null if there are none."),
  reviews: z.int().min(0).describe("How many reviews."),
  ratingCounts: z.array(z.int().min(0)).length(5).describe("How many gave 1, 2, 3, 4 and 5 stars."),
  services: z.array(z.string()).describe("Treatments by name, the best known first."),
  serviceSlugs: z.array(treatment).describe("Treatments as they’re written in web addresses."),
  specialties: z.array(z.string()).describe("What they are known for, in words."),
  price: z.enum(["$", "$$", "$$$", ""]).describe("How a usual visit is priced; empty if not stated."),
  priceRange: z
    .string()
    .describe(`What a usual visit costs, in words: ${USUAL_VISIT.is}. Empty if not stated.`),
  priceFrom: dollars
    .nullable()
    .describe("The lower price in New Zealand dollars, GST included; null if not stated."),
  priceTo: dollars
    .nullable()
    .describe("The upper price; also null if only a starting price (`priceFrom`) is stated."),
  prices: z.array(price).describe("For each treatment that has a published price."),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  hours: z
    .string()
    .nullable()
    .describe(
      "In the opening_hours syntax of OpenStreetMap. Times are New Zealand’s. Empty if not stated; null if we can’t read them: see `hoursText`.",
    ),
  hoursText: z
    .string()
    .describe("Opening hours that we can’t read, word for word. Empty if we can, or if not stated."),
  emergency: z.boolean().describe("Whether people in pain are seen the same day."),
  emergencyWaitMinutes: z
    .int()
    .nullable()
    .describe("The average wait in minutes; null without emergency cover, or if not stated."),
  experience: z
    .string()
    .describe("Experience of the longest-serving dentist, in words; empty if not stated."),
  experienceYears: z.int().nullable().describe("Experience in years; null if not stated."),
  qualifications: z.array(z.string()),
  summary: z.string().describe("One sentence."),
  description: z.string().describe("The summary and more paragraphs, with an empty line between."),
  practitioners: z.array(practitioner),
  languages: z.array(z.string()).describe("English names of the languages spoken."),
  wheelchairAccess: z.enum(["yes", "partly", "no", "not-stated"]),
  parking: z.string().nullable(),
  funding: z.array(z.enum(FUNDING.map(({ slug }) => slug))).describe("Help with the cost they accept."),
  newPatients: z
    .object({ answer: z.enum(["yes", "no", "not-stated"]), statedOn: day.optional() })
    .describe("Whether they said they take new patients, and on which day."),
  joined: z.boolean().describe("Whether the practice has joined and gets requests. If not, people call."),
  sample: z.boolean().describe("Made up by us to show how the site works. Never a real business."),
  checkedOn: day.nullable().describe("The day this listing was last checked; null if it hasn’t been."),
  position: z
    .enum(["exact", "town"])
    .describe("`town`: only the town is known, and the position is its centre."),
  verified: z
    .object({ checkedOn: day, until: day })
    .nullable()
    .describe("When we checked their dentists in the Dental Council’s register, and until when that holds."),
  verifiedUntil: day.nullable().describe("The last day of `verified` again, by itself."),
} satisfies Record<keyof PracticeRecord, z.ZodType>;

export const PRACTICE = z
  .object({
    ...FIELDS,
    nextFree: z
      .object({ start: z.iso.datetime(), minutes: z.int(), kind: z.enum(VISIT_KINDS) })
      .nullable()
      .describe(
        "The first time that a new patient can book at once, for a checkup or else another visit. Null if there is none.",
      ),
    url: z.url().describe("The practice’s page on the site."),
    pictures: z
      .array(
        z.object({
          url: z.url().describe("A JPEG. A new picture gets a new address."),
          alt: z.string().describe("What the picture shows, for people who can’t see it."),
          caption: z.string().describe("Shown below the picture; empty when there is none."),
          width: z.int(),
          height: z.int(),
        }),
      )
      .describe("Sent by the practice and checked by our staff; three at most."),
    sources: z
      .array(
        z.object({
          slug: z.string(),
          name: z.string(),
          attribution: z.string().describe("The attribution its licence requires; empty if none."),
          licence: z.string(),
          url: z.url().nullable().describe("The practice’s page at that source, if it has one."),
          asOf: day,
        }),
      )
      .describe("Where the information comes from, the most trusted source first. Empty for samples."),
    distanceKm: z
      .number()
      .min(0)
      .optional()
      .describe("In a list in order of distance: how far away it is, in kilometres as the crow flies."),
  })
  .describe("A dental practice.");
