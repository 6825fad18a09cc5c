import { z } from "zod";
import type { Operation } from "#kit/api/operation.server.ts";
import { ATTRIBUTION } from "#kit/api/practice-schema.server.ts";
import { VISIT_NAMES } from "#domain/free-times/visit-kinds.ts";

/** JSON, one resource a line. */
export const FHIR_LINES = "application/fhir+ndjson";

/** In a file of slots. Two megabytes, where each is booked every 15 minutes for four kinds of visit. */
export const MOST_PRACTICES = 10;

const instant = z.iso.datetime({ offset: true });
const reference = z.object({ reference: z.string(), display: z.string().optional() });
const coding = z.object({ system: z.url(), code: z.string(), display: z.string() });

const FILE = z
  .object({
    type: z.enum(["Location", "Schedule", "Slot"]),
    url: z.url(),
    extension: z
      .object({ state: z.array(z.string()) })
      .describe("The regions that are in it, by ISO 3166-2: `NZ-WGN`."),
  })
  .describe("A file of the manifest.");

export const MANIFEST = z
  .object({
    transactionTime: instant.describe("When we looked. Someone else can book a time at any moment."),
    request: z.url().describe("The address of this manifest."),
    requiresAccessToken: z.literal(false),
    output: z.array(FILE),
    error: z.array(z.string()).describe("Always empty."),
    extension: z.object({ attribution: ATTRIBUTION }),
  })
  .describe("Which files there are.");

export const LOCATION = z
  .object({
    resourceType: z.literal("Location"),
    id: z.string().describe("The practice’s id."),
    meta: z.object({ profile: z.array(z.url()) }),
    status: z.literal("active"),
    name: z.string(),
    mode: z.literal("instance"),
    telecom: z.array(z.object({ system: z.string(), value: z.string() })).optional(),
    address: z.object({
      extension: z.array(z.object({ url: z.url(), valueString: z.string() })).optional(),
      line: z.array(z.string()).optional(),
      city: z.string(),
      postalCode: z.string().optional(),
      country: z.literal("NZ"),
    }),
    position: z
      .object({ longitude: z.number(), latitude: z.number() })
      .optional()
      .describe("Absent where only the town is known."),
    hoursOfOperation: z
      .array(
        z.object({
          daysOfWeek: z.array(z.string()),
          allDay: z.boolean().optional(),
          openingTime: z.string().optional(),
          closingTime: z.string().optional(),
        }),
      )
      .optional(),
  })
  .describe("A practice as a place: FHIR R4, on the profile NzLocation of NZ Base.");

export const SCHEDULE = z
  .object({
    resourceType: z.literal("Schedule"),
    id: z.string(),
    active: z.literal(true),
    serviceCategory: z.array(z.object({ coding: z.array(coding) })),
    serviceType: z
      .array(z.object({ coding: z.array(coding).optional(), text: z.string() }))
      .describe(`The kind of visit, as \`text\`: ${Object.values(VISIT_NAMES).join(", ")}.`),
    actor: z.array(reference).describe("The practice, as a `Location`."),
    comment: z.string().optional().describe("Whether it’s only for new patients, or for those they know."),
  })
  .describe("A kind of visit that a practice lets patients book at once: FHIR R4.");

export const SLOT = z
  .object({
    resourceType: z.literal("Slot"),
    id: z.string(),
    extension: z
      .array(z.object({ url: z.url(), valueUrl: z.url() }))
      .describe("The address of the booking form with this time picked. People read and send the form."),
    schedule: reference,
    status: z.literal("free").describe("There are no busy slots: they’d say when someone is at the dentist."),
    start: instant,
    end: instant,
  })
  .describe("A free time of a schedule: FHIR R4.");

export const MANIFEST_OPERATION: Operation = {
  id: "publishFreeTimes",
  path: "/fhir/$bulk-publish",
  title: "All free times, for programs that collect them",
  text: "Where to read every time that patients can book at once, by SMART Scheduling Links and FHIR R4: a file each of practices and of schedules, and files of free slots by week. Real practices only.",
  parameters: [],
  answer: "SlotManifest",
  schemas: { SlotManifest: MANIFEST, SlotFile: FILE },
  examples: [{ path: "/fhir/$bulk-publish", text: "The manifest" }],
};

export const LOCATIONS_OPERATION: Operation = {
  id: "listFhirLocations",
  path: "/fhir/locations.ndjson",
  title: "Practices that can be booked at once, in FHIR",
  text: "The practices behind all free times.",
  parameters: [],
  type: FHIR_LINES,
  answer: "FhirLocation",
  schemas: { FhirLocation: LOCATION },
  examples: [{ path: "/fhir/locations.ndjson", text: "All practices that can be booked at once" }],
};

export const SCHEDULES_OPERATION: Operation = {
  id: "listFhirSchedules",
  path: "/fhir/schedules.ndjson",
  title: "What can be booked at once, in FHIR",
  text: "A schedule for each kind of visit at each of these practices.",
  parameters: [],
  type: FHIR_LINES,
  answer: "FhirSchedule",
  schemas: { FhirSchedule: SCHEDULE },
  examples: [{ path: "/fhir/schedules.ndjson", text: "All schedules" }],
};

export const SLOTS_OPERATION: Operation = {
  id: "listFhirSlots",
  path: "/fhir/slots.ndjson",
  title: "Free slots of a week, in FHIR",
  text: `Every free time of these schedules in a week, for ${MOST_PRACTICES} practices.`,
  parameters: [
    {
      name: "week",
      in: "query",
      type: "string",
      text: "By ISO 8601: it begins on a Monday in New Zealand. If you leave it out, this week.",
      examples: ["2026-W48"],
    },
    {
      name: "from",
      in: "query",
      type: "integer",
      text: "The id of the first practice; the others follow by id. If you leave it out, the first of all.",
      examples: ["12"],
    },
    {
      name: "before",
      in: "query",
      type: "integer",
      text: "The id at which the next file begins, so that no practice is in two. If you leave it out, as many as fit.",
      examples: ["340"],
    },
  ],
  type: FHIR_LINES,
  answer: "FhirSlot",
  schemas: { FhirSlot: SLOT },
  examples: [{ path: "/fhir/slots.ndjson", text: "This week’s slots at the first practices" }],
};
