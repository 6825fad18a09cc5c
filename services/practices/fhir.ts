import { placeBySlug } from "#content/places.ts";
import {
  fundingName,
  type Practice,
  type PracticeListing,
  type Practitioner,
} from "#domain/practices/practice.ts";
import { openingHoursSpecification } from "#domain/hours/opening-hours.ts";
import { treatmentName, type TreatmentSlug } from "#domain/practices/treatments.ts";

type Resource = { resourceType: string; id: string; meta: Meta } & Record<string, unknown>;
type Meta = { profile: string[]; security?: object[] };
/** An entry of a Bundle. */
export type Entry = { fullUrl: string; resource: Resource };

const NZ = "http://hl7.org.nz/fhir/StructureDefinition";
const TERMS = "http://terminology.hl7.org/CodeSystem";

/**
 * A practice as resources of FHIR R4 on the profiles of NZ Base (https://fhir.org.nz/ig/base/), all of whose extensions
 * are optional; HPI's own profiles forbid hours and positions. What is not stated is absent, and no one is given an
 * identifier that we do not hold.
 */
export function fhirEntries(practice: Practice, publicUrl: string): Entry[] {
  const url = (type: string, id: number | string) => `${publicUrl}/fhir/${type}/${id}`;
  const about: About = { practice, url, organization: { reference: url("Organization", practice.id) } };
  const people = practice.practitioners.flatMap((person, index) => roleResources(person, index + 1, about));
  const location = locationResource(practice, about.organization);
  return [organizationResource(about), location, serviceResource(about), ...people].map((resource) => ({
    fullUrl: url(resource.resourceType, resource.id),
    resource: stated(practice.isSample ? markedAsTest(resource) : resource) as Resource,
  }));
}

/** Where a practice is, for a file without organisations: a reference to one would lead nowhere. */
export function fhirLocation(practice: PracticeListing): object {
  return stated(locationResource(practice)) as object;
}

/** https://hl7.org/fhir/R4/security-labels.html: a system that is live is to ignore what has this label. */
function markedAsTest(resource: Resource): Resource {
  const security = [{ system: `${TERMS}/v3-ActReason`, code: "HTEST", display: "test health data" }];
  return { ...resource, meta: { ...resource.meta, security } };
}

type About = {
  practice: Practice;
  url: (type: string, id: number | string) => string;
  organization: { reference: string };
};

function organizationResource({ practice, url }: About): Resource {
  return {
    resourceType: "Organization",
    id: String(practice.id),
    meta: { profile: [`${NZ}/NzOrganization`] },
    identifier: [{ system: url("practice-id", "").slice(0, -1), value: String(practice.id) }],
    active: true,
    type: [coded(`${TERMS}/organization-type`, "prov", "Healthcare Provider")],
    name: practice.name,
    telecom: telecomOf(practice),
    address: [addressOf(practice)],
  };
}

function locationResource(practice: PracticeListing, organization?: About["organization"]): Resource {
  const { id, name, position, latitude, longitude } = practice;
  return {
    resourceType: "Location",
    id: String(id),
    meta: { profile: [`${NZ}/NzLocation`] },
    status: "active",
    name,
    mode: "instance",
    telecom: telecomOf(practice),
    address: addressOf(practice),
    position: position === "exact" ? { longitude, latitude } : undefined,
    managingOrganization: organization,
    hoursOfOperation: hoursOf(practice).map(({ day, from, to }) => ({
      daysOfWeek: [day],
      ...(from === to ? { allDay: true } : { openingTime: from, closingTime: to }),
    })),
  };
}

function serviceResource({ practice, url, organization }: About): Resource {
  const { id, services, specialties, languages, funding, newPatients } = practice;
  return {
    resourceType: "HealthcareService",
    id: String(id),
    meta: { profile: [`${NZ}/NzHealthcareService`] },
    active: true,
    providedBy: organization,
    category: [DENTAL],
    type: services.map(typeOf),
    specialty: specialties.map((text) => ({ text })),
    location: [{ reference: url("Location", id) }],
    name: practice.name,
    comment: practice.summary,
    extraDetails: funding.map((slug) => fundingName(slug)).join("; "),
    communication: languages.map((text) => ({ text })),
    eligibility:
      newPatients.answer === "not-stated"
        ? undefined
        : [
            {
              comment: `${newPatients.answer === "yes" ? "Takes" : "Takes no"} new patients, as stated on ${newPatients.statedOn}`,
            },
          ],
    availableTime: hoursOf(practice).map(({ day, from, to }) => ({
      daysOfWeek: [day],
      ...(from === to ? { allDay: true } : { availableStartTime: from, availableEndTime: to }),
    })),
  };
}

/** Codes of http://terminology.hl7.org/CodeSystem/service-type. */
const SERVICE_TYPES: Partial<Record<TreatmentSlug, readonly [code: string, display: string]>> = {
  "general-dentistry": ["88", "General Dental"],
  "root-canal": ["87", "Endodontic"],
  "oral-surgery": ["90", "Oral Surgery"],
  braces: ["91", "Orthodontic"],
  "childrens-dentistry": ["92", "Paediatric Dentistry"],
};

function typeOf(slug: TreatmentSlug): object {
  const type = SERVICE_TYPES[slug];
  const text = treatmentName(slug);
  return type ? { ...coded(`${TERMS}/service-type`, ...type), text } : { text };
}

function roleResources(
  person: Practitioner,
  number: number,
  { practice, url, organization }: About,
): Resource[] {
  const id = `${practice.id}-${number}`;
  return [
    {
      resourceType: "Practitioner",
      id,
      meta: { profile: [`${NZ}/NzPractitioner`] },
      name: [{ text: person.name }],
      qualification: person.qualifications.map((text) => ({ code: { text } })),
    },
    {
      resourceType: "PractitionerRole",
      id,
      meta: { profile: [`${NZ}/NzPractitionerRole`] },
      practitioner: { reference: url("Practitioner", id) },
      organization,
      location: [{ reference: url("Location", practice.id) }],
      healthcareService: [{ reference: url("HealthcareService", practice.id) }],
      specialty: person.specialistScope === null ? undefined : [{ text: person.specialistScope }],
    },
  ];
}

/** The category of everything that a dental practice does. */
export const DENTAL = coded(`${TERMS}/service-category`, "10", "Dental");
export const GENERAL_DENTAL = coded(`${TERMS}/service-type`, "88", "General Dental");

function coded(system: string, code: string, display: string): object {
  return { coding: [{ system, code, display }] };
}

function telecomOf({ phone, email, website }: PracticeListing): object[] {
  const contacts = [
    { system: "phone", value: phone },
    { system: "email", value: email },
    { system: "url", value: website },
  ];
  return contacts.filter(({ value }) => value !== "");
}

function addressOf({ address, suburb, postcode, place }: PracticeListing): object {
  return {
    extension: suburb === "" ? undefined : [{ url: `${NZ}/suburb`, valueString: suburb }],
    line: address === "" ? undefined : [address],
    city: placeBySlug(place).name,
    postalCode: postcode,
    country: "NZ",
  };
}

/** The usual week, `from` equal to `to` where a day is open around the clock. */
function hoursOf({ openingHours }: PracticeListing): { day: string; from: string; to: string }[] {
  return openingHoursSpecification(openingHours).flatMap(({ dayOfWeek, opens, closes }) =>
    dayOfWeek.map((day) => {
      const isAllDay = opens === "00:00" && closes === "23:59";
      return {
        day: day.slice(0, 3).toLowerCase(),
        from: `${opens}:00`,
        to: `${isAllDay ? opens : closes}:00`,
      };
    }),
  );
}

/** FHIR allows neither empty texts nor empty lists. */
function stated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stated);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(
    ([, one]) => one !== undefined && one !== "" && !(Array.isArray(one) && one.length === 0),
  );
  return Object.fromEntries(entries.map(([name, one]) => [name, stated(one)]));
}
