import { beforeAll, describe, expect, test } from "vitest";
import { startupFallback } from "#kit/shell/startup-fallback.ts";
import { postJson } from "../support/form.ts";
import { BOOKING, CONTACT, PARTNER, send, sendForJson } from "../support/forms.ts";
import { openSite, type TestSite } from "../support/site.ts";
import { FILTERING, OPTIONS, RULES } from "./5-validation.ts";
import { CALLS, OTHER_CALLS } from "./7-calls.ts";
import { ERRORS, STARTUP_FALLBACK } from "./8-errors.ts";
import { expectToFind } from "./look.ts";
import { type Row, sentenceOf } from "./row.ts";

/** The calls of section 7 in depth, and the sentence of section 8 when a form can’t be stored: `tests/forms.test.ts`. */
let site: TestSite;
const FORMS = { booking: BOOKING, contact: CONTACT, partner: PARTNER };
const RIGHT = { booking: BOOKING.right, contact: CONTACT.right, partner: PARTNER.right };

beforeAll(async () => {
  site = await openSite({ samples: 1_236, routing: "direct" });
});

describe("Section 5, validation rules:", () => {
  test.each(RULES)("$form: $says", async ({ form, field, value, gets }) => {
    const answer = await postJson(site, { ...RIGHT[form], [field]: value });
    const { ok, errors } = (await answer.json()) as { ok: boolean; errors?: Record<string, string> };
    expect(ok).toBe(gets === null);
    expect(errors?.[field]).toBe(gets ?? undefined);
    expect(answer.status < 300).toBe(gets === null);
  });

  testRows([...OPTIONS, ...FILTERING]);
});

describe("Section 7, the calls:", () => {
  test.each(CALLS)("$form by POST / leads a browser to $leadsTo, and a program gets ok", async (call) => {
    const form = FORMS[call.form];
    const browser = await send(site, form, form.right, { path: "/" });
    expect(browser.status).toBe(303);
    expect(browser.headers.get("location")).toMatch(new RegExp(`^${call.leadsTo}\\?`));
    expect(await sendForJson(site, form, form.right)).toMatchObject({ status: 201, body: { ok: true } });
  });

  testRows(OTHER_CALLS);
});

describe("Section 8, the error catalogue:", () => {
  testRows(ERRORS);

  test.each(STARTUP_FALLBACK)("a start that failed shows a page with “%s”", (word) => {
    expect(startupFallback("Niho")).toContain(word);
  });
});

function testRows(rows: readonly Row[]): void {
  test.each(rows.map((row) => [sentenceOf(row), row] as const))("%s", async (_, { at, finds }) => {
    const page = await site.page(at);
    for (const finding of [finds].flat()) expectToFind(page, finding);
    expect([finds].flat()).not.toEqual([]);
  });
}
