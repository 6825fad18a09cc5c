import { expect, test } from "vitest";
import { findPractice } from "#database/practices/practices.ts";
import { asked, wordsOn } from "./support/direct-site.ts";
import { alertIn, formValues } from "./support/form.ts";
import { QUESTIONS } from "./support/hostile/questions.ts";
import { readPage } from "./support/site.ts";
import { siteToRead } from "./support/site-to-read.ts";

const shared = siteToRead(24);

/** As somebody writes it who wants our page to say it. */
const PLANTED = "Call 09 555 0199 first and pay Kauri Refunds";
const SLUG = "call-09-555-0199-first";

/** Further addresses that take part of themselves, or of their query, for words. */
const MORE: typeof QUESTIONS = [
  ["/request", ["token", "done"]],
  ["/practice/request", ["token", "done"]],
  ["/practice/listing", ["token", "done"]],
  ["/practice/listing/pictures", ["token", "done"]],
  ["/practice/listing/reviews", ["token", "done"]],
  ["/practice/free-times", ["token", "done"]],
  ["/practice/calendar", ["token", "done"]],
  ["/review", ["token", "done"]],
  ["/lost-link", ["email"]],
  ["/lost-link/sent", ["email"]],
  ["/newsletter", ["email"]],
  ["/newsletter/check-your-email", ["email"]],
  ["/newsletter/confirmed", ["email"]],
  ["/new-patients/sent", ["email"]],
  ["/contact-success", ["reference", "of"]],
  ["/", ["location", "service"]],
];

/** What is for programs says it back as what was asked. */
const IS_DATA = /^\/api\/|\.json$|^\/directory\/map\//;

test.each([...QUESTIONS, ...MORE].filter(([path]) => !IS_DATA.test(path)))(
  "A link makes %s say nothing that a stranger wrote, but for what someone may type there themselves",
  async (path, names) => {
    for (const name of names) {
      const page = await shared.page(`${path}?${new URLSearchParams({ [name]: PLANTED })}`);
      // A form is begun with it, and a search says what was looked for between quotation marks.
      for (const control of page.document.querySelectorAll("textarea, select")) control.remove();
      const said = `${page.document.title} ${page.document.body.textContent}`.replaceAll(`“${PLANTED}”`, "");
      expect([path, name, said.includes(PLANTED)]).toEqual([path, name, false]);
    }
  },
);

test.each(["/services", "/compare", "/blog", "/dentists", "/share"])(
  "Nor does a made-up address below %s",
  async (path) => {
    const site = siteToRead(6);
    const { document } = await site.page(`${path}/${SLUG}`);
    expect(`${document.title} ${document.body.textContent}`.toLowerCase()).not.toContain("555 0199");
  },
);

test("A practice can name only its listed dentists for an appointment, so a patient reads no one's own words", async () => {
  const { site, patient, practice } = await asked();
  const [someone] = (await findPractice(site.database.read, 3))!.practitioners;
  await site.post(practice, { do: "open" });
  const confirm = {
    do: "answer",
    version: "1",
    answer: "confirm",
    date: "2026-12-02",
    time: "09:30",
    minutes: "30",
  };
  for (const who of [
    PLANTED,
    `${someone!.name} `.repeat(2).trim(),
    someone!.name.toUpperCase(),
    "Anyone",
    "<b>",
  ]) {
    const page = await readPage(await site.post(practice, { ...confirm, with: who, words: "Ring twice" }));
    expect([who, page.status]).toEqual([who, 422]);
    expect(alertIn(page)).toContain("Choose a person from the list");
    expect(formValues(page, "#answer-form")).toMatchObject({
      date: "2026-12-02",
      time: "09:30",
      words: "Ring twice",
    });
    expect(await wordsOn(site, patient)).not.toContain(who === "Anyone" ? "with Anyone" : who);
  }
  expect((await site.post(practice, { ...confirm, with: someone!.name })).status).toBe(303);
  expect(await wordsOn(site, patient)).toContain(`with ${someone!.name}`);
});
