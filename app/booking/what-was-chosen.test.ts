import { expect, test } from "vitest";
import { ALL_SERVICES, treatmentAskedFor } from "#content/requests/fields.ts";
import { findTreatmentPage, TREATMENT_PAGES } from "#content/treatments/pages.ts";
import { findChoice } from "#domain/form-fields.ts";
import { TREATMENTS } from "#domain/practices/treatments.ts";
import { asked, lastMail, openDirectSite } from "#tests/support/direct-site.ts";
import { mainText } from "#tests/support/head.ts";
import { formValues, linksIn, texts } from "#tests/support/form.ts";
import { keepTimes } from "#tests/support/free-times.ts";
import { BOOKING, BOOKING_WITH_ID, send, sendForJson } from "#tests/support/forms.ts";
import { listPractices, makePractice } from "#tests/support/practice.ts";
import { openSite, readPage, type TestPage, type TestSite } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const shared = siteToRead(22);

test("a town other than that of the chosen practice is pointed out, and the request not sent past it", async () => {
  const site = await openSite({ samples: 22 });
  const practice = await practiceIn(site, "auckland");
  const answers = { ...BOOKING_WITH_ID, practice: String(practice.id), location: "Dunedin" };
  const page = await readPage(await send(site, BOOKING, answers));
  expect(page.status).toBe(422);
  expect(texts(page.document, "[role=alert] a")).toEqual([
    `${practice.name} is in Auckland. Choose Auckland, or “Any practice nearby” for a practice in Dunedin`,
  ]);
  expect(formValues(page)).toMatchObject({ location: "Dunedin", practice: String(practice.id) });
  const any = { practice: "", "submission-id": "1c0a4a52-0a4e-4ad6-9a0c-6f7d3c2b1e55" };
  for (const mended of [{ location: "Auckland" }, any])
    expect((await send(site, BOOKING, { ...answers, ...mended })).status).toBe(303);
});

test("for a program the town follows the practice", async () => {
  const site = await openSite({ samples: 22 });
  const practice = await practiceIn(site, "auckland");
  const answers = { ...BOOKING.right, practice: String(practice.id), location: "Dunedin" };
  expect((await sendForJson(site, BOOKING, answers)).status).toBe(201);
});

test.each([
  ["wisdom-tooth-removal", "Wisdom tooth removal"],
  ["braces", "Braces"],
  ["crowns-and-bridges", "Crown or bridge"],
  ["childrens-dentistry", "Child’s checkup"],
  ["extraction", "Tooth extraction"],
  ["clear aligners", "Invisalign Consultation"],
  ["teeth-whitening", "Teeth Whitening"],
  ["no-such-treatment", ""],
])("the form has chosen what the page about %s was left for", async (service, chosen) => {
  const page = await shared.page(`/book?service=${service}`);
  expect(formValues(page)).toMatchObject({ service: chosen, message: "" });
  const treatment = await shared.page(`/services/${service}`);
  if (findTreatmentPage(service)) expect(treatment.html).toContain(`/book?service=${service}"`);
});

test("whatever the site lists or explains has a name in the form, and goes to practices that do it", () => {
  const named = [...TREATMENTS, ...TREATMENT_PAGES.map(({ slug, treatment }) => ({ slug, treatment }))];
  for (const { slug, treatment = slug } of named as { slug: string; treatment?: string }[]) {
    const service = findChoice(ALL_SERVICES, slug)?.value ?? "";
    expect([slug, service === "Other", treatmentAskedFor(service)]).toEqual([slug, false, treatment]);
  }
});

test("the practice and the patient read the name of what was chosen", async () => {
  const { site, patient, practice } = await asked({ service: "Crown or bridge" });
  expect((await lastMail(site, "booking-received")).text).toContain("Crown or bridge");
  const opened = await readPage(await site.post(practice, { do: "open", version: "1" }));
  const shown = await readPage(await site.post(patient, { do: "show" }));
  for (const page of [opened, shown]) expect(mainText(page)).toContain("Crown or bridge");
});

test("where no practice takes requests, the page asks nothing and promises nothing, and says who to call", async () => {
  const site = await openSite({ samples: 0, routing: "direct" });
  const practice = makePractice({ id: 7, name: "Stoke Smiles", isSample: false, hasJoined: false });
  await listPractices(site, [practice]);
  for (const path of ["/book", "/book?practice=7", "/book?practice=99999", "/book?urgency=emergency"]) {
    const page = await site.page(path);
    const text = page.document.querySelector("main")!.textContent;
    expect([path, page.document.querySelector("main form[method=post]")]).toEqual([path, null]);
    expect(text).toContain("No practice takes requests here yet. Please call a dentist near you");
    expect(text).not.toMatch(/send the form|this form|sends a request|a reply within|reminder/i);
    expect(linksIn(page.document.querySelector("main")!)).toContainEqual([
      "/directory",
      "Find a practice and its number",
    ]);
    expect(text.includes(practice.phone)).toBe(path === "/book?practice=7");
  }
  for (const path of ["/locations/nelson", "/services/invisalign", "/services/toothache", "/surgical"]) {
    const { document } = await site.page(path);
    expect([path, document.querySelector("main a[href^='/book']")?.textContent]).toEqual([path, undefined]);
  }
  const withSamples = await siteToRead(22).page("/book");
  expect(withSamples.html).not.toContain("No practice takes requests here yet.");
});

test("the form says at its head that it is a request, and to which practice", async () => {
  const site = await openSite({ samples: 22 });
  const practice = await practiceIn(site, "nelson");
  const head = async (path: string) => texts((await site.page(path)).document, "main .lede")[0]!;
  expect(await head("/book")).toMatch(
    /^This sends a request to a practice\. It’s booked once they confirm\./,
  );
  expect(await head(`/book?practice=${practice.id}`)).toMatch(
    `This sends a request to ${practice.name}. It’s booked once they confirm.`,
  );
});

test("who comes with a free time finds its visit chosen, what it costs there, and until when it can be cancelled", async () => {
  const site = await openDirectSite({ samples: 24 });
  await keepTimes(site, 3);
  const listed = await site.page("/book?practice=3");
  expect(formValues(listed)).toMatchObject({ service: "" });
  const time = /name="chosenTime"[^>]* value="([\d-]+T[\d:]+Z)"/.exec(listed.html)![1]!;
  const page = await site.page(`/book?practice=3&time=${time}`);
  expect(formValues(page)).toMatchObject({ service: "General Checkup" });
  const words = mainText(page);
  expect(words).toMatch(/Checkup, X-rays and a clean here: \$\d+–\$\d+/);
  expect(words).toContain("It’s booked as soon as you press this. You can change or cancel it online until");
  // A link for cleaning has that chosen.
  const cleaning = await site.page(`/book?practice=3&time=${time}&visit=clean`);
  expect(formValues(cleaning)).toMatchObject({ service: "Teeth Cleaning" });
});

test("who asks a practice for a time is offered none, and no part of the day, in which they are never open", async () => {
  const site = await openSite({ samples: 0, routing: "direct" });
  const hours = { isSample: false, openingHours: "Mo-Fr 07:00-15:30" };
  await listPractices(site, [
    makePractice({ id: 7, name: "Early Dental", ...hours }),
    makePractice({ id: 8, name: "Some Dental", isSample: false, openingHours: "" }),
  ]);
  /** Hidden by CSS while that practice is chosen. */
  const hidden = ({ document }: TestPage) => texts(document, "details.if-any-practice > summary > b");
  expect(hidden(await site.page("/book?practice=7"))).toEqual(["After work"]);
  expect(hidden(await site.page("/book?practice=8"))).toEqual([]);
  const hiddenTimes = ({ document }: TestPage) => texts(document, "label.if-any-practice");
  const early = await site.page("/book?practice=7");
  expect(hiddenTimes(early)).toEqual(["3:30pm", "4pm", "4:30pm"]);
  expect(texts(early.document, "summary .if-this-practice")).toEqual(["12 noon to 3pm"]);
  expect(hiddenTimes(await site.page("/book?practice=8"))).toEqual([]);
  const answers = { ...BOOKING.right, location: "", practice: "7", email: "" };
  const sent = async (preferredTime: string) =>
    readPage(await send(site, BOOKING, { ...answers, preferredTime }));
  expect(hidden(await sent("5:00 PM"))).toEqual([]);
  expect(hiddenTimes(await sent("4:00 PM"))).toEqual(["3:30pm", "4:30pm"]);
});

function practiceIn(site: TestSite, place: string): Promise<{ id: number; name: string }> {
  return site.database.read
    .selectFrom("practices")
    .select(["id", "name"])
    .where("place", "=", place)
    .executeTakeFirstOrThrow();
}
