import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PLACES } from "#content/places.ts";
import { addDays, addMonths, TIME_SLOTS } from "#domain/nz-time.ts";
import { type BookingValues, FIELD_NAMES, FIELDS, SERVICES, URGENCIES } from "#content/requests/fields.ts";
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
  it.each([
    ["service", "Choose a service"],
    ["location", "Choose a town or city"],
    ["preferredDate", "Choose a date"],
    ["preferredTime", "Choose a time"],
    ["firstName", "Enter your first name"],
    ["lastName", "Enter your last name"],
    ["email", "Enter your email address"],
    ["phone", "Enter your phone number"],
  ] as const)("needs %s", (name, text) => {
    expect(problemsOf({ [name]: "" })).toEqual([{ name, text }]);
  });

  it("needs nothing else", () => {
    const needed = ["service", "location", "preferredDate", "preferredTime"];
    const others = FIELD_NAMES.filter((name) => !needed.includes(name) && FIELDS[name].part !== "who");
    const empty = Object.fromEntries(others.map((name) => [name, ""]));
    expect(accepted(empty)).toMatchObject({ urgency: "routine", bookingFor: "me", message: "" });
  });

  it("tells everything that is missing at once, in the order of the page", () => {
    const nothing = Object.fromEntries(FIELD_NAMES.map((name) => [name, ""]));
    expect(problemsOf(nothing).map(({ name }) => name)).toEqual([
      "service",
      "location",
      "preferredDate",
      "preferredTime",
      "firstName",
      "lastName",
      "email",
      "phone",
    ]);
  });
});

describe("what there is to choose from", () => {
  it.each([
    "General Checkup",
    "Teeth Cleaning",
    "Invisalign Consultation",
    "Dental Implants",
    "Teeth Whitening",
    "Root Canal",
    "Emergency Care",
    "Cosmetic Consultation",
    "Other",
  ])("has the service %s, in any case and as a slug", (service) => {
    for (const spelling of [service, service.toUpperCase(), service.toLowerCase().replaceAll(" ", "-")]) {
      expect(accepted({ service: spelling }).service).toBe(service);
    }
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
    expect(accepted({ location: "Wanganui" }).location).toBe("Whanganui");
    expect(accepted({ location: "Taupo" }).location).toBe("Taupō");
    expect(accepted({ location: "Whangarei" }).location).toBe("Whangārei");
  });

  it("has the three urgencies", () => {
    for (const { value, label, promise } of URGENCIES) {
      for (const spelling of [value, label, `${label} (${promise})`]) {
        expect(accepted({ urgency: spelling }).urgency).toBe(value);
      }
    }
  });

  it("has the 21 times", () => {
    for (const { value, label } of TIME_SLOTS) {
      expect(accepted({ preferredTime: value }).preferredTime).toBe(value);
      expect(accepted({ preferredTime: label }).preferredTime).toBe(value);
    }
  });

  it.each([
    ["service", "Haircut", "Choose a service from the list"],
    ["location", "Sydney", "Choose a town or city from the list"],
    ["urgency", "whenever", "Choose Routine, Urgent or Emergency"],
    [
      "preferredTime",
      "7:30 AM",
      "Choose a time from 8:00am to 6:00pm, on the hour or half hour, or a part of the day",
    ],
    [
      "preferredTime",
      "9:15 AM",
      "Choose a time from 8:00am to 6:00pm, on the hour or half hour, or a part of the day",
    ],
    ["bookingFor", "the dog", "Choose Me or Someone I care for"],
    ["patientType", "maybe", "Choose New patient or Existing patient"],
    ["practice", "0x12", "This practice is no longer listed here"],
  ] as const)("has no %s %j", (name, value, text) => {
    expect(problemsOf({ [name]: value })).toEqual([{ name, text }]);
  });

  it("has nothing beyond, whatever is sent", () => {
    const lists = { service: SERVICES.length, urgency: URGENCIES.length, location: 22, preferredTime: 24 };
    for (const name of Object.keys(lists) as (keyof typeof lists)[]) {
      const meant = new Set<string>();
      fc.assert(
        fc.property(fc.string({ minLength: 1, maxLength: 20 }), (value) => {
          const checked = checkBooking({ ...GOOD, [name]: value.trim() }, TODAY);
          if (checked.ok) meant.add(checked.content[name]);
        }),
      );
      expect(meant.size).toBeLessThanOrEqual(lists[name]);
    }
  });
});

describe("the preferred date", () => {
  it("may be today, and not the day before", () => {
    expect(accepted({ preferredDate: TODAY }).preferredDate).toBe(TODAY);
    expect(problemsOf({ preferredDate: addDays(TODAY, -1) })).toEqual([
      { name: "preferredDate", text: "Choose a date that is today or later" },
    ]);
  });

  it("may be up to 12 months ahead", () => {
    const last = addMonths(TODAY, 12);
    expect(accepted({ preferredDate: last }).preferredDate).toBe(last);
    expect(problemsOf({ preferredDate: addDays(last, 1) })).toEqual([
      { name: "preferredDate", text: "Choose a date in the next 12 months" },
    ]);
  });

  it("may be typed day first", () => {
    expect(accepted({ preferredDate: "3/12/2026" }).preferredDate).toBe("2026-12-03");
  });

  it.each(["2026-02-30", "2027-02-29", "31/11/2026", "soon", "20261125"])(
    "must be a real one, not %s",
    (date) => {
      expect(problemsOf({ preferredDate: date })).toEqual([
        { name: "preferredDate", text: "Enter a real date, with day, month and year" },
      ]);
    },
  );
});

describe("names", () => {
  it.each(["Tāwhirimātea", "O’Neill", "D'Arcy-Jones", "de la Cruz", "X Æ A-12", "陳", "José", "👩🏽‍⚕️"])(
    "%s is kept to the letter",
    (name) => {
      expect(accepted({ firstName: name, lastName: name })).toMatchObject({
        firstName: name,
        lastName: name,
      });
    },
  );

  it("has a name for whoever it is for, when that is somebody else", () => {
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

describe("the email address", () => {
  it("has its domain in the form that mail goes to", () => {
    expect(accepted({ email: "Name@Māori.NZ" }).email).toBe("Name@xn--mori-qsa.nz");
  });

  it.each([
    "name@example.co.nz",
    "o'neill+dentist@example.com",
    "a@b.nz",
    "name@xn--mori-qsa.nz",
    `${"a".repeat(64)}@${"b".repeat(60)}.${"c".repeat(60)}.nz`,
  ])("%s is taken", (email) => {
    expect(accepted({ email }).email).toBe(email);
  });

  it.each([
    "name",
    "name@",
    "@example.com",
    "name@example",
    "name@example.c",
    "name@example..nz",
    "name@-example.nz",
    "na me@example.nz",
    "name@example.nz, other@example.nz",
    "name@example.nz>",
    "<name@example.nz>",
    "a@b@example.nz",
    "name@127.0.0.1",
    `${"a".repeat(65)}@example.nz`,
  ])("%s is asked for again", (email) => {
    expect(problemsOf({ email })).toEqual([
      { name: "email", text: "Enter an email address like name@example.co.nz" },
    ]);
  });

  it("has 254 characters at most", () => {
    const domain = Array.from({ length: 4 }, () => "b".repeat(60)).join(".");
    const email = `${"a".repeat(64)}@${domain}.nz`;
    expect(problemsOf({ email })).toEqual([
      { name: "email", text: "Email address must be 254 characters or fewer" },
    ]);
  });
});

describe("the phone number", () => {
  it.each([
    ["021 555 0147", "+64215550147"],
    ["+64 21 555 0147", "+64215550147"],
    ["(09) 012 3456", "+6490123456"],
    ["09-012-3456", "+6490123456"],
  ])("%s is taken as it was typed, and understood", (phone, e164) => {
    expect(accepted({ phone }).phone).toEqual({ typed: phone, e164 });
  });

  it.each(["12", "call me", "0215550147021555014702155501470"])("%s is asked for again", (phone) => {
    expect(problemsOf({ phone })).toEqual([
      {
        name: "phone",
        text: "Enter a phone number, with the area code for a landline, or with + and the country code",
      },
    ]);
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
