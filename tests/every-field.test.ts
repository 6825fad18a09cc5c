import { describe, expect, test } from "vitest";
import { FIELDS as CONTACT_FIELDS } from "#app/contact/fields.ts";
import { FIELDS as PARTNER_FIELDS } from "#content/partner-fields.ts";
import { FIELD_NAMES, FIELDS, type FieldName, type RequestField } from "#content/requests/fields.ts";
import type { FormField } from "#domain/form-fields.ts";
import { asked, mailNames } from "./support/direct-site.ts";
import { formValues, keptIn } from "./support/form.ts";
import { answersTo, BOOKING, CONTACT, type FormCase, PARTNER, send } from "./support/forms.ts";
import { keepTimes } from "./support/free-times.ts";
import { openSite, readPage, type TestPage, type TestSite } from "./support/site.ts";

const FORMS: readonly (FormCase & { declared: Readonly<Record<string, FormField>>; at: string })[] = [
  // Where a practice is chosen, all of it is asked.
  { ...BOOKING, declared: FIELDS, at: "/book?practice=3" },
  { ...CONTACT, declared: CONTACT_FIELDS, at: "/contact" },
  { ...PARTNER, declared: PARTNER_FIELDS, at: "/partner-with-us" },
];

describe.each(FORMS)("The $kind form", (form) => {
  const { declared, at } = form;

  test("asks for each declared field by its label, in that order, and for nothing else", async () => {
    const { document } = await (await openWithTimes()).page(at);
    const controls = document.querySelectorAll(
      'main form[method=post] :is(input:not([type=hidden]), select, textarea):not([tabindex="-1"])',
    );
    const names = [...controls].map((control) => control.getAttribute("name"));
    // The date to jump to in the list of times is no answer.
    expect([...new Set(names)].filter((name) => name !== "day-shown")).toEqual(Object.keys(declared));
    const said = [...document.querySelectorAll("main form[method=post] :is(label, legend)")];
    const labels = said.map(({ textContent }) => textContent.replace(/ \(optional\)$/, ""));
    for (const { label } of Object.values(declared)) expect(labels).toContain(label);
  });

  test("gives back what was typed into each field when something else is wrong", async () => {
    const site = await openSite({ samples: 24 });
    const typed = answersTo(declared);
    const page = await readPage(await send(site, form, { ...form.right, ...typed, email: "maia@" }));
    expect(page.status).toBe(422);
    const values = formValues(page);
    for (const [name, value] of Object.entries(typed)) expect([name, values[name]]).toEqual([name, value]);
  });

  test("keeps each field, and tells two that differ in any of them apart", async () => {
    const site = await openSite({ samples: 24 });
    const typed = answersTo(declared);
    expect((await send(site, form, { ...form.right, ...typed })).status).toBe(303);
    expect((await keptIn(site))[0]!.fields).toMatchObject(typed);
    for (const [index, name] of Object.keys(typed).entries()) {
      const changed = { ...typed, [name]: `${typed[name]!} again` };
      expect((await send(site, form, { ...form.right, ...changed })).status).toBe(303);
      expect([name, (await keptIn(site)).length]).toEqual([name, index + 2]);
    }
  });
});

describe("An answer to the appointment form", () => {
  test("is shown where its field declares it, to whom, and nowhere else", async () => {
    const typed = { ...answersTo(FIELDS), bookingFor: "someone-else", patientType: "new" };
    const { site, patient, practice } = await asked({ ...typed, service: "Root Canal" });
    const { fields } = (await keptIn(site))[0]!;
    const mails = await site.mail();
    const pages = {
      unopened: await site.page(practice),
      opened: await readPage(await site.post(practice, { do: "open", version: "1" })),
      unshown: await site.page(patient),
      shown: await readPage(await site.post(patient, { do: "show", version: "1" })),
    };
    for (const name of FIELD_NAMES) {
      const { shown, choices }: RequestField = FIELDS[name];
      const words = wordsOf(name, fields);
      if (words === null) continue;
      const { as, beforeOpening = false, inFirstMail } = shown ?? {};
      const seen = Object.entries(pages).filter(([, page]) => valuesIn(page).includes(words));
      const isSeen = as !== undefined;
      expect([name, seen.map(([page]) => page)]).toEqual([
        name,
        [
          ...(beforeOpening ? ["unopened"] : []),
          ...(isSeen ? ["opened"] : []),
          ...(inFirstMail === undefined ? [] : ["unshown"]),
          ...(isSeen || inFirstMail !== undefined ? ["shown"] : []),
        ],
      ]);
      // The words of a choice may be in a mail for another reason.
      if (choices && inFirstMail === undefined) continue;
      const told = mails.filter(({ text }) => text.includes(words)).map((mail) => mailNames([mail])[0]);
      expect([name, told]).toEqual([name, inFirstMail === undefined ? [] : ["booking-received"]]);
    }
  });
});

/** Practice 3 has free times, so that a time is asked for, too. */
async function openWithTimes(): Promise<TestSite> {
  const site = await openSite({ samples: 24 });
  await keepTimes(site, 3);
  return site;
}

/** What a reader would recognise of an answer; null of what becomes part of the request, or stands beside another. */
function wordsOf(name: FieldName, kept: Readonly<Record<string, unknown>>): string | null {
  const { choices, shown }: RequestField = FIELDS[name];
  const value = String(kept[name]);
  if (shown === null) return null;
  if (name === "firstName") return `${value} ${String(kept["lastName"])}`;
  return choices?.find((choice) => choice.value === value)?.label ?? value;
}

/** What a page says of a request, name by name. */
function valuesIn({ document }: TestPage): string[] {
  return [...document.querySelectorAll("main dl.given dd")].map(({ textContent }) => textContent);
}
