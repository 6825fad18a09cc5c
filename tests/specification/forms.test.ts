import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { startupFallback } from "#kit/shell/startup-fallback.ts";
import { alertIn, formValues, keptIn, postJson } from "../support/form.ts";
import { openSite, ORIGIN, readPage, type TestSite } from "../support/site.ts";
import { ACCEPTED, FILTERING, type FormName, OPTIONS, RULES } from "./5-validation.ts";
import { CALLS } from "./7-calls.ts";
import { ERRORS, FAILURES, STARTUP_FALLBACK } from "./8-errors.ts";
import { expectToFind } from "./look.ts";
import { type Row, sentenceOf } from "./row.ts";

let site: TestSite;

beforeAll(async () => {
  site = await openSite({ samples: 1_236 });
});

describe("Section 5, validation rules:", () => {
  test.each(RULES)("$form: $says", async ({ form, field, value, gets }) => {
    const answer = await postJson(site, { ...ACCEPTED[form], [field]: value });
    const { ok, errors } = (await answer.json()) as { ok: boolean; errors?: Record<string, string> };
    expect(ok).toBe(gets === null);
    expect(errors?.[field]).toBe(gets ?? undefined);
    expect(answer.status < 300).toBe(gets === null);
  });

  testRows([...OPTIONS, ...FILTERING]);
});

describe("Section 7, the calls it makes:", () => {
  test.each(CALLS)("$says", async ({ form, as, accept, change = {}, answers }) => {
    const before = (await keptIn(site)).length;
    // Asked of one site one after the other: each is somebody else's.
    const email = `${form}.${as}.${before}@example.co.nz`;
    const fields = { ...ACCEPTED[form], email, subject: `No. ${before}`, ...change };
    const answer = await send(fields, as, accept);
    expect(answer.status).toBe(answers.status);
    expect(answer.headers.get("Location")?.split("?")[0]).toBe(answers.leadsTo);
    if (accept === "application/json") {
      expect(await answer.json()).toEqual({ ok: true, reference: expect.stringMatching(/^NIHO-/) });
    }
    const isBot = fields["bot-field"] !== "";
    expect((await keptIn(site)).length - before).toBe(isBot ? 0 : 1);
  });
});

describe("Section 8, the error catalogue:", () => {
  test.each(FAILURES)("$form that cannot be stored: $sentence", async ({ form, at, sentence }) => {
    const own = await openSite({ samples: 0 });
    const filled = { ...formValues(await own.page(at)), ...ACCEPTED[form] };
    await own.database.transact((tx) => sql`alter table outbox rename to lost`.execute(tx));
    own.log.expect("form not stored");
    const page = await readPage(await own.post(at, filled));
    expect(page.status).toBe(503);
    expect(alertIn(page)).toContain(sentence);
    expect(formValues(page)).toMatchObject(kept(form));
  });

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

function send(
  fields: Readonly<Record<string, string | readonly string[]>>,
  as: "form" | "json",
  accept: string,
): Promise<Response> {
  if (as === "json") return postJson(site, fields, { Accept: accept });
  const body = new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
  return site.fetch("/", { method: "POST", body, headers: { Accept: accept, Origin: ORIGIN } });
}

/** What was typed and must still be there; the place by its official name. */
function kept(form: FormName): Record<string, string> {
  const { "form-name": _, ...typed } = ACCEPTED[form];
  const filled = Object.entries(typed).filter(([, value]) => value !== "");
  return Object.fromEntries(
    filled.map(([name, value]) => [name, value === "Wanganui" ? "Whanganui" : value]),
  );
}
