import { expect, test } from "vitest";
import { asked, requestOf } from "#tests/support/direct-site.ts";
import { alertIn, formValues } from "#tests/support/form.ts";
import { listed, openListed, shown } from "#tests/support/listing.ts";
import { readPage, type SiteOptions, type TestPage, type TestSite } from "#tests/support/site.ts";
import { visit, WELL } from "#tests/support/visit.ts";

/** Posts of one address in a minute: enough for what a test needs first. What is stored has no limit here. */
const ATTEMPTS = 5;
const RATES = {
  attempts: [{ points: ATTEMPTS, seconds: 60 }],
  stored: [],
  busy: { points: 1_000, seconds: 600 },
  storedWhenBusy: { points: 1_000, seconds: 600 },
  total: { points: 1_000, seconds: 600 },
  costs: { proven: 1, unproven: 1 },
  loopbackDiscount: 1,
  minimumFillTime: 0,
};

const LIMITED: SiteOptions = { surroundings: { rates: RATES } };

const WORDS = "Any morning,\nplease: “<b>” & ā";

/** A post of `answers` by an address that has posted as often as it may, and the page that it gets. */
async function postOneTooMany(
  site: TestSite,
  path: string,
  answers: Record<string, string>,
): Promise<TestPage> {
  const post = (fields: Record<string, string>) =>
    site.fetch(path, { method: "POST", body: new URLSearchParams(fields) }, "192.0.2.9");
  for (let at = 0; at < ATTEMPTS; at++) await post({ do: "nothing", email: "" });
  const page = await readPage(await post(answers));
  expect([page.status, page.headers.get("Retry-After")]).toEqual([429, expect.stringMatching(/^(5\d|60)$/)]);
  expect(page.headers.get("Cache-Control")).toBe("no-store");
  return page;
}

/** The page says what has become of the post, and has every answer in the form. */
function expectKept(page: TestPage, form: string, answers: Record<string, string>): void {
  expect(alertIn(page)).toMatch(/What you typed is still here.* in 1 minute/);
  const { do: _do, ...typed } = answers;
  expect(formValues(page, form)).toMatchObject(typed);
}

test("A patient’s change that is one post too many is still in the form, and changes nothing", async () => {
  const { site, patient, reference } = await asked({}, LIMITED);
  const answers = { do: "change", version: "1", date: "2026-12-03", time: "10:15", words: WORDS };
  expectKept(await postOneTooMany(site, patient, answers), "#change-form", answers);
  expect((await requestOf(site, reference)).request.version).toBe(1);
});

test("A practice’s answer that is one post too many is still in the opened form, and changes nothing", async () => {
  const { site, practice, reference } = await asked({}, LIMITED);
  await site.post(practice, { do: "open" });
  const offer = { answer: "offer", date1: "2026-12-03", time1: "10:15", words: WORDS };
  const answers = { do: "answer", version: "1", ...offer };
  expectKept(await postOneTooMany(site, practice, answers), "#answer-form", answers);
  expect((await requestOf(site, reference)).request.status).toBe("sent");
});

test("A review that is one post too many is still in the form, and is not kept", async () => {
  const { site, review } = await visit(LIMITED);
  const answers = { ...WELL, text: WORDS, name: "Hēmi" };
  const page = await postOneTooMany(site, review, answers);
  expectKept(page, "#review-form", answers);
  expect(formValues(await site.page(review), "#review-form")).not.toMatchObject({ text: WORDS });
});

test("A listing’s words that are one post too many are still in the form, and people do not see them", async () => {
  const { site, path } = await openListed({}, LIMITED);
  const before = await listed(site);
  const answers = { ...(await shown(site, path, "words")), phone: "03 768 9999", description: WORDS };
  expectKept(await postOneTooMany(site, path, answers), "#words-form", answers);
  expect(await listed(site)).toEqual(before);
});

test("A listing’s ticks that are one post too many are still in the form", async () => {
  const { site, path } = await openListed({}, LIMITED);
  const answers = { ...(await shown(site, path, "access")), languages: "Samoan,Mandarin", parking: "Behind" };
  const page = await postOneTooMany(site, path, answers);
  expectKept(page, "#access-form", answers);
  expect(page.document.querySelector("#access-form")!.closest("details")!.hasAttribute("open")).toBe(true);
});

test("An address for lost links that is one post too many is still in the form", async () => {
  const { site } = await openListed({}, LIMITED);
  const page = await postOneTooMany(site, "/lost-link", { email: "maia@example.co.nz" });
  expect(formValues(page)).toMatchObject({ email: "maia@example.co.nz" });
});

test("A link that opens nothing gets the page of the limit", async () => {
  const { site } = await openListed({}, LIMITED);
  for (const path of [
    "/request",
    "/practice/request",
    "/practice/listing",
    "/practice/listing/pictures",
    "/practice/listing/reviews",
    "/practice/free-times",
    "/practice/calendar",
    "/review",
  ]) {
    const page = await postOneTooMany(site, `${path}?token=${"a".repeat(64)}`, { do: "cancel" });
    expect(page.document.querySelector("h1")!.textContent).toBe(
      "Too many forms from your internet connection",
    );
  }
});
