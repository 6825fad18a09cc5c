import { describe, expect, test } from "vitest";
import { alertIn, formValues, keptIn, linksIn } from "#tests/support/form.ts";
import {
  type Answers,
  BOOKING,
  FORMS,
  openEmptySite,
  send,
  sendForJson,
  sendWell,
} from "#tests/support/forms.ts";
import { readPage } from "#tests/support/site.ts";

const ASKED = "Did you mean maia@gmail.com? If maia@gmial.com is right, send it again";

/** The pages that ask for an address, and what is sent of their forms. */
const PAGES: readonly { page: string; answers: Answers }[] = [
  ...FORMS.map((form) => ({
    page: form.page,
    answers: { ...form.right, "submission-id": `a-fresh-form-${form.kind}` },
  })),
  { page: "/newsletter", answers: { page_url: "/blog", "bot-field": "" } },
  { page: "/lost-link", answers: { "bot-field": "" } },
];

describe.each(PAGES)("An address that looks mistyped, sent from $page,", (form) => {
  test("is asked about once, at the field, with all that was typed, and again when it is changed for another; put right or sent again it is taken", async () => {
    const site = await openEmptySite();
    const page = await readPage(await send(site, form, { ...form.answers, email: "maia@gmial.com" }));
    expect(page.status).toBe(422);
    expect(linksIn(page.document.querySelector("[role=alert]")!)).toEqual([["#email", ASKED]]);
    expect(page.document.querySelector("#email-error")!.textContent).toBe(`Error: ${ASKED}`);
    expect(page.document.querySelector("#email")!.getAttribute("aria-describedby")).toContain("email-error");
    expect([await keptIn(site), await site.mail()]).toEqual([[], []]);

    const kept = formValues(page);
    const typed: Answers = { ...form.answers, email: "maia@gmial.com" };
    for (const [name, value] of Object.entries(typed)) expect(kept[name]).toBe(value.toString());
    const second = await readPage(await send(site, form, { ...kept, email: "maia@gmail.con" }));
    expect(alertIn(second)).toContain("If maia@gmail.con is right");
    const right = { ...form.answers, ...formValues(second), email: "maia@gmail.com" };
    expect((await send(await openEmptySite(), form, right)).status).toBe(303);
    expect((await send(site, form, kept)).status).toBe(303);
  });
});

test("An address that was asked about is not asked about again when another answer is to be put right after it", async () => {
  const site = await openEmptySite();
  const answers = { ...BOOKING.right, "submission-id": "a-fresh-form", email: "maia@gmial.com", phone: "" };
  const first = await readPage(await send(site, BOOKING, answers));
  expect(alertIn(first)).toContain(ASKED);
  expect(alertIn(first)).toContain("Enter your phone number");
  const second = await readPage(await send(site, BOOKING, formValues(first)));
  expect(alertIn(second)).not.toContain("Did you mean");
  expect((await send(site, BOOKING, { ...formValues(second), phone: "021 555 0147" })).status).toBe(303);
  expect((await site.mail()).map(({ to }) => to.email)).toContain("maia@gmial.com");
});

test("A request that is kept is not asked about when its form is sent once more, as after going back", async () => {
  const site = await openEmptySite();
  const fresh = { ...BOOKING.right, "submission-id": "a-fresh-form", email: "maia@gmial.com" };
  const first = await sendWell(site, BOOKING, { ...fresh, "asked-email": "maia@gmial.com" });
  expect(await sendWell(site, BOOKING, fresh)).toBe(first);
  expect(await keptIn(site)).toHaveLength(1);
});

test("A program, which has no one to ask, is not asked", async () => {
  const site = await openEmptySite();
  for (const form of FORMS) {
    const { status } = await sendForJson(site, form, { ...form.right, email: "maia@gmial.com" });
    expect([form.kind, status]).toEqual([form.kind, 201]);
  }
});
