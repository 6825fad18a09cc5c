import { describe, expect, it } from "vitest";
import { PLACES } from "#content/places.ts";
import { addDays, addMonths } from "#domain/nz-time.ts";
import { type BookingValues, FIELD_NAMES, FIELDS, SERVICES } from "#content/requests/fields.ts";
import { checkBooking } from "./schema.server.ts";

const TODAY = "2026-11-20";
const GOOD: BookingValues = {
  ...(Object.fromEntries(FIELD_NAMES.map((name) => [name, ""])) as BookingValues),
  service: "General Checkup",
  urgency: "routine",
  location: "Wellington",
  preferredDate: "2026-11-25",
  preferredTime: "9:30 AM",
  firstName: "Aroha",
  lastName: "Thompson",
  email: "aroha@example.co.nz",
  phone: "021 555 0147",
  bookingFor: "me",
};

describe("an appointment request", () => {
  it("needs nothing else", () => {
    const needed = ["service", "location", "preferredDate", "preferredTime"];
    const others = FIELD_NAMES.filter((name) => !needed.includes(name) && FIELDS[name].part !== "who");
    const empty = Object.fromEntries(others.map((name) => [name, ""]));
    expect(accepted(empty)).toMatchObject({ urgency: "routine", bookingFor: "me", message: "" });
  });
});

describe("what there is to choose from", () => {
  it("has each service, in any case and as a slug", () => {
    for (const { value } of SERVICES)
      for (const spelling of [value, value.toUpperCase(), value.toLowerCase().replaceAll(" ", "-")])
        expect(accepted({ service: spelling }).service).toBe(value);
  });

  it.each([
    ["invisalign", "Invisalign Consultation"],
    ["implants", "Dental Implants"],
    ["teeth-whitening", "Teeth Whitening"],
    ["root-canal", "Root Canal"],
    ["emergency-dentist", "Emergency Care"],
    ["general-dentistry", "General Checkup"],
    ["cosmetic", "Cosmetic Consultation"],
  ])("understands the address %s of the site as %s", (slug, service) => {
    expect(accepted({ service: slug }).service).toBe(service);
  });

  it("has every place, in every spelling", () => {
    expect(PLACES).toHaveLength(22);
    for (const place of PLACES) {
      for (const spelling of [place.name, place.slug, place.name.toUpperCase(), ...place.spellings]) {
        expect(accepted({ location: spelling }).location).toBe(place.name);
      }
    }
  });

  it.each([
    ["service", "Haircut", "Choose a service from the list"],
    ["location", "Sydney", "Choose a town or city from the list"],
    ["urgency", "whenever", "Choose Routine, Urgent or Emergency"],
    [
      "preferredTime",
      "9:15 AM",
      "Choose a time from 8am to 6pm, on the hour or half hour, or a part of the day",
    ],
    ["bookingFor", "the dog", "Choose Me or Someone I care for"],
    ["patientType", "maybe", "Choose New patient or Existing patient"],
    ["practice", "0x12", "This practice is no longer listed here"],
  ] as const)("has no %s %j", (name, value, text) => {
    expect(problemsOf({ [name]: value })).toEqual([{ name, text }]);
  });
});

describe("the preferred date", () => {
  it("can be up to 12 months ahead", () => {
    const last = addMonths(TODAY, 12);
    expect(accepted({ preferredDate: last }).preferredDate).toBe(last);
    expect(problemsOf({ preferredDate: addDays(last, 1) })).toEqual([
      { name: "preferredDate", text: "Choose a date in the next 12 months" },
    ]);
  });

  it("can be typed day first", () => {
    expect(accepted({ preferredDate: "3/12/2026" }).preferredDate).toBe("2026-12-03");
  });
});

describe("names", () => {
  it("has the name of the person it’s for, when that is someone else", () => {
    const text = "Enter the name of the person it’s for";
    expect(problemsOf({ bookingFor: "someone-else" })).toEqual([{ name: "patientName", text }]);
    expect(accepted({ bookingFor: "Someone I care for", patientName: "Tama" })).toMatchObject({
      bookingFor: "someone-else",
      patientName: "Tama",
    });
  });

  it("is told which person it is for together with everything else that is missing", () => {
    const missing = problemsOf({ bookingFor: "someone-else", phone: "" });
    expect(missing.map(({ name }) => name)).toEqual(["patientName", "phone"]);
  });
});

describe("the phone number", () => {
  it("is asked for again where it is none", () => {
    const text = "Enter a phone number, with the area code for a landline, or with + and the country code";
    for (const phone of ["12", "call me", "0215550147021555014702155501470"])
      expect(problemsOf({ phone })).toEqual([{ name: "phone", text }]);
  });
});

describe("long answers", () => {
  it.each([
    ["firstName", 100, "First name must be 100 characters or fewer"],
    ["lastName", 100, "Last name must be 100 characters or fewer"],
    ["dentistPreference", 200, "Dentist you’d like to see must be 200 characters or fewer"],
    ["insurance", 200, "Health insurer must be 200 characters or fewer"],
    ["message", 5_000, "Message for the practice must be 5,000 characters or fewer"],
  ] as const)("%s has room for %i characters, however they are stored", (name, most, text) => {
    expect(accepted({ [name]: "🦷".repeat(most) })[name]).toBe("🦷".repeat(most));
    expect(problemsOf({ [name]: "a".repeat(most + 1) })).toEqual([{ name, text }]);
  });

  it("are refused in every other field too", () => {
    for (const name of FIELD_NAMES) {
      const values = { ...GOOD, bookingFor: "someone-else", patientName: "Tama", [name]: "9".repeat(20_000) };
      expect(checkBooking(values, TODAY).ok, name).toBe(false);
    }
  });
});

function accepted(changes: Partial<BookingValues>) {
  const checked = checkBooking({ ...GOOD, ...changes }, TODAY);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.content;
}

function problemsOf(changes: Partial<BookingValues>) {
  const checked = checkBooking({ ...GOOD, ...changes }, TODAY);
  return checked.ok ? [] : checked.problems;
}
