import { expect, test } from "vitest";
import { formValues, keptIn } from "./support/form.ts";
import { BOOKING, CONTACT, FORMS, openEmptySite, PARTNER, send, sendForJson } from "./support/forms.ts";
import type { FormCase } from "./support/forms.ts";
import { readPage } from "./support/site.ts";
import { siteToRead } from "./support/site-to-read.ts";
import { sampleOf } from "./support/suite.ts";

/**
 * Every option of every choice, as the specification lists them (sections 3, 5 and 9), and what we ask beyond it.
 * Asked by post of the whole site, which is all that a browser does too: no form starts a script. A few of each are
 * chosen by hand in `e2e/forms.test.ts`.
 */
const PLACES =
  "Auckland, Wellington, Christchurch, Hamilton, Tauranga, Dunedin, Palmerston North, Nelson, Whanganui, Taupō, " +
  "New Plymouth, Queenstown, Rotorua, Napier, Hastings, Invercargill, Whangārei, Gisborne, Timaru, Oamaru, " +
  "Blenheim, Greymouth";
const OPTIONS: Record<FormCase["kind"], Readonly<Record<string, string>>> = {
  booking: {
    service:
      "General Checkup, Teeth Cleaning, Invisalign Consultation, Dental Implants, Teeth Whitening, Root Canal, " +
      "Emergency Care, Cosmetic Consultation, Other",
    urgency: "routine, urgent, emergency",
    location: PLACES,
    preferredTime:
      "Morning, 8:00 AM, 8:30 AM, 9:00 AM, 9:30 AM, 10:00 AM, 10:30 AM, 11:00 AM, 11:30 AM, Afternoon, 12:00 PM, " +
      "12:30 PM, 1:00 PM, 1:30 PM, 2:00 PM, 2:30 PM, 3:00 PM, 3:30 PM, 4:00 PM, 4:30 PM, After work, 5:00 PM, " +
      "5:30 PM, 6:00 PM",
    bookingFor: "me, someone-else",
    patientType: "new, existing",
  },
  contact: {
    category: "booking, technical, partnership, feedback, complaint, general, media",
  },
  partner: {
    practiceType:
      "General Dentistry, Cosmetic Dentistry, Orthodontics, Oral Surgery, Periodontics, Endodontics, " +
      "Pediatric Dentistry, Prosthodontics",
    experience: "1-5, 6-10, 11-15, 16-20, 20+",
    city: PLACES,
    services:
      "General Checkups, Teeth Cleaning, Invisalign, Dental Implants, Teeth Whitening, Root Canal, " +
      "Crowns & Bridges, Veneers, Emergency Care, Oral Surgery, Orthodontics, Pediatric Care",
    currentPatients: "0-500, 500-1000, 1000-2000, 2000+",
  },
};

/** Where leaving it out is an answer too, and what is then kept. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  urgency: "routine",
  bookingFor: "me",
  patientType: "",
  elsewhere: "",
  currentPatients: "",
};
const CHOICES = FORMS.flatMap((form) =>
  Object.entries(OPTIONS[form.kind]).map(([name, listed]) => ({
    kind: form.kind,
    name,
    options: listed.split(", "),
    form,
  })),
);

const shared = siteToRead(24);

test.each(CHOICES)("The $kind form offers every $name, and no other", async ({ form, name, options }) => {
  const { document } = await shared.page(form.page);
  // Further towns stand in a group of their own.
  const controls = [...document.querySelectorAll(`select[name=${name}] > option, input[name=${name}]`)];
  const offered = controls.map((control) => control.getAttribute("value"));
  expect(offered.filter((value) => value !== "")).toEqual(options);
});

test.each(CHOICES)(
  "The $kind form takes every $name, and writes two mails",
  async ({ form, name, options }) => {
    const site = await openEmptySite();
    const sent = sampleOf(options, 6);
    for (const [index, option] of sent.entries()) {
      const changed = { [name]: option, patientName: "Tama", email: `person-${index}@example.co.nz` };
      const { status, body } = await sendForJson(site, form, { ...form.right, ...changed });
      expect([option, status, body.errors]).toEqual([option, 201, undefined]);
    }
    const kept = (await keptIn(site)).map(({ fields }) => String(fields[name]));
    expect(kept.toSorted()).toEqual(sent.toSorted());
    const mails = await site.mail();
    expect(mails).toHaveLength(sent.length * 2);
    const toWriters = mails.filter(({ to }) => to.email.startsWith("person-"));
    expect(new Set(toWriters.map(({ to }) => to.email)).size).toBe(sent.length);
  },
);

test.each(CHOICES)(
  "The $kind form refuses any other $name, and needs one or says what leaving it out means",
  async ({ form, name, options }) => {
    const site = await openEmptySite();
    const others = ["Haircut", "0", "-1", "null", "<b>", "__proto__", `${options[0]} and ${options.at(-1)}`];
    for (const other of others) {
      const { status, body } = await sendForJson(site, form, { ...form.right, [name]: other });
      expect([other, status, Object.keys(body.errors ?? {})]).toEqual([other, 422, [name]]);
    }
    expect(await keptIn(site)).toEqual([]);
    const { [name]: _leftOut, ...answers } = form.right;
    const answer = await sendForJson(site, form, answers);
    if (name === "services") return expect(answer.status).toBe(201);
    const meant = LEFT_OUT[name];
    if (meant === undefined) return expect(Object.keys(answer.body.errors ?? {})).toEqual([name]);
    expect((await keptIn(site))[0]!.fields[name]).toBe(meant);
  },
);

test("The partner form takes all services at once, and shows them ticked again when something else is wrong", async () => {
  const site = await openEmptySite();
  const services = OPTIONS.partner.services!.split(", ");
  const shown = await readPage(await send(site, PARTNER, { ...PARTNER.right, services, email: "" }));
  expect(formValues(shown).services).toBe(services.join(","));
  expect((await sendForJson(site, PARTNER, { ...PARTNER.right, services })).status).toBe(201);
  expect((await keptIn(site))[0]!.fields.services).toEqual(services);
});

test("Every spelling of the specification is understood where ours differs", async () => {
  const site = await openEmptySite();
  for (const theirs of ["Wanganui", "Taupo", "Whangarei"]) {
    await sendForJson(site, BOOKING, { ...BOOKING.right, location: theirs });
    await sendForJson(site, PARTNER, { ...PARTNER.right, city: theirs });
  }
  await sendForJson(site, CONTACT, { ...CONTACT.right, category: "Media/Press" });
  const kept = (await keptIn(site)).map(({ fields }) =>
    String(fields.location ?? fields.city ?? fields.category),
  );
  const places = ["Taupō", "Whanganui", "Whangārei"].flatMap((place) => [place, place]);
  expect(kept.toSorted()).toEqual([...places, "media"].toSorted());
});
