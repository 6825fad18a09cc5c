import { describe, expect, test } from "vitest";
import { alertIn, formValues, keptIn } from "#tests/support/form.ts";
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

/** What a password manager, a browser extension or a machine may put there. */
const FILLED = { "bot-field": "maia@example.co.nz" };

const BUTTONS = {
  booking: "Send my request",
  contact: "Send my message",
  partner: "Send my application",
} as const;

/** Every form with a honeypot, as a browser sends it, and the words of its button. */
const PAGES: readonly { page: string; button: string; answers: Answers }[] = [
  ...FORMS.map((form) => ({
    page: form.page,
    button: BUTTONS[form.kind],
    answers: { ...form.right, "submission-id": `a-fresh-form-${form.kind}` },
  })),
  { page: "/newsletter", button: "Subscribe", answers: { email: "maia@example.co.nz", page_url: "/blog" } },
  { page: "/lost-link", button: "Send me the link", answers: { email: "maia@example.co.nz" } },
];

describe.each(PAGES)("A form sent from $page with its hidden field filled in", (form) => {
  test("is asked for once more with everything typed, and taken then, however the field is filled", async () => {
    const site = await openEmptySite();
    const page = await readPage(await send(site, form, { ...form.answers, ...FILLED }));
    expect(page.status).toBe(422);
    expect(page.document.title).toMatch(/^Error: /);
    expect(alertIn(page)).toContain(`Please press “${form.button}” once more`);
    if (form.page === "/lost-link")
      expect(alertIn(page)).toContain("Your email address hasn’t been sent yet");
    expect(await keptIn(site)).toEqual([]);
    expect(await site.mail()).toEqual([]);

    const shown = formValues(page);
    for (const [name, value] of Object.entries(form.answers))
      expect([name, shown[name]]).toEqual([name, String(value)]);
    expect(shown["bot-field"]).toBe("");
    const answer = await send(site, form, { ...form.answers, ...shown, ...FILLED });
    expect(answer.status).toBe(303);
  });

  test("is not asked for again after a mistake that was put right", async () => {
    const site = await openEmptySite();
    const page = await readPage(await send(site, form, { ...form.answers, ...FILLED, email: "maia@" }));
    expect(page.status).toBe(422);
    expect(alertIn(page)).toContain("Enter an email address");
    expect(alertIn(page)).not.toContain("once more");
    const righted = { ...form.answers, ...formValues(page), ...FILLED, email: "maia@example.co.nz" };
    expect((await send(site, form, righted)).status).toBe(303);
  });
});

describe.each(FORMS)("A $kind form that was asked for once more", (form) => {
  test("is kept once, marked doubtful for our staff alone, and its mails go out as always", async () => {
    const site = await openEmptySite();
    const filled = { ...form.right, ...FILLED, "submission-id": "a-fresh-form" };
    const page = await readPage(await send(site, form, filled));
    const again: Answers = { ...form.right, ...formValues(page), ...FILLED };
    const reference = await sendWell(site, form, again);
    expect((await keptIn(site)).map((kept) => [kept.reference, kept.doubtful])).toEqual([[reference, true]]);
    const mails = await site.mail();
    expect(mails.map(({ to }) => to.email)).toContain(again.email);
    for (const { to, text } of mails) {
      const isOurs = to.email.endsWith("@niho.example");
      expect([to.email, /Doubtful/.test(text)]).toEqual([to.email, isOurs]);
    }
    expect(await sendWell(site, form, again)).toBe(reference);
    expect(await sendWell(site, form, filled)).toBe(reference);
    expect(await keptIn(site)).toHaveLength(1);
  });

  test("is kept without the mark when nothing was filled in", async () => {
    const site = await openEmptySite();
    await sendWell(site, form, form.right);
    expect((await keptIn(site)).map((kept) => kept.doubtful)).toEqual([false]);
  });

  test("is answered at the contract’s address as machines are: thanked, and nothing is kept", async () => {
    const site = await openEmptySite();
    const filled = { ...form.right, ...FILLED };
    expect((await sendForJson(site, form, filled)).status).toBe(201);
    const browser = await send(site, form, filled, { path: "/" });
    expect([browser.status, browser.headers.get("location")]).toEqual([
      303,
      expect.stringContaining(form.successPage),
    ]);
    expect([await keptIn(site), await site.mail()]).toEqual([[], []]);
  });
});

test("A doubt is counted by what became of it, without a word that was typed", async () => {
  const site = await openEmptySite();
  const filled = { ...BOOKING.right, ...FILLED };
  const page = await readPage(await send(site, BOOKING, filled));
  await sendWell(site, BOOKING, { ...filled, ...formValues(page) });
  await sendForJson(site, BOOKING, filled);
  const doubts = site.log.lines.filter((line) => line.includes('"doubtful form"'));
  expect(doubts.map((line) => JSON.parse(line) as object)).toMatchObject([
    { kind: "booking", outcome: "asked" },
    { kind: "booking", outcome: "kept" },
    { kind: "booking", outcome: "ignored" },
  ]);
  expect(doubts.join("\n")).not.toContain("maia");
});
