import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { readReference } from "#domain/requests/reference.ts";
import { alertIn, formValues, keptIn, linksIn, postJson } from "./support/form.ts";
import { type FormCase, FORMS, openEmptySite, send, sendForJson, sendWell } from "./support/forms.ts";
import { openSite, ORIGIN, readPage } from "./support/site.ts";
import { otherScripts } from "./support/scripts.ts";
import { isFullSuite } from "./support/suite.ts";

const TIMES = isFullSuite ? 40 : 12;

/** What all three forms promise alike. What is special to one is beside its page; each option is in `form-options.test.ts`. */
describe.each(FORMS)("The $kind form", (form) => {
  const { kind, page, right } = form;

  test("is one of its own for every visitor, which no cache may share, and starts no script", async () => {
    const site = await openSite({ samples: 3 });
    const [one, two] = [await site.page(page), await site.page(page)];
    expect(formValues(one)["submission-id"]).not.toBe(formValues(two)["submission-id"]);
    expect(one.headers.get("cache-control")).toBe("private, no-cache");
    expect(otherScripts(one.document)).toEqual([]);
  });

  describe("when it is sent", () => {
    test("is kept to the letter, and answered with a reference that the page and both mails name", async () => {
      const site = await openEmptySite();
      const typedInto = { utm_source: "news", page_url: `http://niho.test${page}?q=typed` };
      const reference = await sendWell(site, form, { ...right, ...typedInto });
      const [kept, ...others] = await keptIn(site);
      expect(others).toEqual([]);
      expect(kept).toMatchObject({ reference, kind, status: "received" });
      const { "form-name": _name, "bot-field": _bot, ...asked } = right;
      const from = { utm_source: "news", page_url: `http://niho.test${page}` };
      expect(kept!.fields).toEqual({ ...asked, ...form.understood, ...from });

      const success = await site.page(`${form.successPage}?reference=${reference}`);
      expect(success.document.body.textContent).toContain(reference);
      const mails = await site.mail();
      expect(mails.map((mail) => mail.to.email).toSorted()).toEqual(form.recipients);
      for (const mail of mails) {
        expect(mail.subject).toContain(reference);
        expect(mail.text).toContain(reference);
        expect(mail.html).toContain(reference);
        expect(mail.messageId).toMatch(new RegExp(`^<[0-9a-f]{32}\\.${kind}-(received|new)@niho\\.test>$`));
      }
    });

    test("puts no link into a mail that a visitor wrote into a name", async () => {
      const site = await openEmptySite();
      await sendWell(site, form, { ...right, [form.name]: "Win at evil.example <a href='//evil.example'>" });
      const mail = (await site.mail()).find(({ to }) => to.email === right.email)!;
      expect(mail.text).not.toContain("evil.example");
      expect(mail.html).not.toContain("evil.example");
    });

    test("is the same form-encoded and as JSON, at the page's address and at the contract's", async () => {
      const site = await openEmptySite();
      const reference = await sendWell(site, form, right);
      const atRoot = await send(site, form, right, { path: "/" });
      expect(atRoot.headers.get("location")).toContain(reference);
      const inJson = await postJson(site, right);
      expect([inJson.status, await inJson.json()]).toEqual([201, { ok: true, reference }]);
      expect(await sendForJson(site, form, right)).toEqual({ status: 201, body: { ok: true, reference } });
      expect(await keptIn(site)).toHaveLength(1);
    });
  });

  describe("when it is sent again", () => {
    test.each([
      ["without any key", {}, {}],
      ["with the form's own id", { "submission-id": "5f3c" }, {}],
      ["with a key in the header", {}, { "Idempotency-Key": "retry-1" }],
    ])(`${TIMES} times at once %s is one, under one reference`, async (_how, fields, headers) => {
      const site = await openEmptySite();
      const answers = await Promise.all(
        Array.from({ length: TIMES }, () => sendForJson(site, form, { ...right, ...fields }, headers)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
      expect(await keptIn(site)).toHaveLength(1);
      expect(await site.mail()).toHaveLength(2);
    });

    test("under another form of the address's domain is one, and its mail goes to the plain address", async () => {
      const site = await openEmptySite();
      const first = await sendWell(site, form, { ...right, email: "maia@ｅxample.co.nz" });
      expect(await sendWell(site, form, { ...right, email: "Maia@𝐞xample.CO.NZ" })).toBe(first);
      const [kept, ...others] = await keptIn(site);
      expect(others).toEqual([]);
      expect(kept!.fields).toMatchObject({ email: "maia@example.co.nz" });
      expect((await site.mail()).map(({ to }) => to.email)).toContain("maia@example.co.nz");
    });

    test("by a double click is one", async () => {
      const site = await openEmptySite();
      const filled = { ...formValues(await site.page(page)), ...right };
      const [one, two] = await Promise.all([sendWell(site, form, filled), sendWell(site, form, filled)]);
      expect(one).toBe(two);
      expect(await keptIn(site)).toHaveLength(1);
    });

    test("changed after going back is not sent unseen: the page says so, keeps all, and sends a second one if wanted", async () => {
      const site = await openSite({ samples: 3 });
      const filled = { ...formValues(await site.page(page)), ...right };
      const first = await sendWell(site, form, filled);

      const changed = { ...filled, [form.other]: "Something else." };
      const shown = await readPage(await send(site, form, changed));
      expect(shown.status).toBe(422);
      expect(alertIn(shown)).toContain(form.sentAlready);
      expect(alertIn(shown)).toContain(first);
      const { "submission-id": newId, ...values } = formValues(shown);
      const { "submission-id": oldId, ...sent } = joined(changed);
      expect(newId).not.toBe(oldId);
      expect(values).toMatchObject(sent);
      expect(await keptIn(site)).toHaveLength(1);

      expect(await sendWell(site, form, { ...changed, "submission-id": newId! })).not.toBe(first);
      expect(await keptIn(site)).toHaveLength(2);
    });

    test("by a program with its key and other content is refused, and tells nothing of the first", async () => {
      const site = await openEmptySite();
      const headers = { "Idempotency-Key": "1" };
      const first = await sendForJson(site, form, right, headers);
      const other = await sendForJson(site, form, { ...right, [form.other]: "Something else." }, headers);
      expect(other).toEqual({
        status: 422,
        body: { ok: false, errors: { "Idempotency-Key": expect.any(String) } },
      });
      expect(JSON.stringify(other)).not.toContain(first.body.reference);
      expect(await keptIn(site)).toHaveLength(1);
    });

    test.each([
      ["key in the header", {}, { "Idempotency-Key": "1" }],
      ["form id", { "submission-id": "1" }, {}],
    ])(
      "by a stranger with the same %s is a post of its own, and tells nothing of the other",
      async (_how, fields, headers) => {
        const site = await openEmptySite();
        const from = async (visitor: string, answers: FormCase["right"]) => {
          const request = { path: "/", headers: { Accept: "application/json", ...headers }, visitor };
          const answer = await send(site, form, { ...answers, ...fields }, request);
          return [answer.status, ((await answer.json()) as { reference?: string }).reference];
        };
        const other = { ...right, [form.other]: "Something else." };
        const [, first] = await from("192.0.2.1", right);
        const [status, second] = await from("198.51.100.7", other);
        expect([status, second === first]).toEqual([201, false]);
        expect(await keptIn(site)).toHaveLength(2);
        expect(await from("203.0.113.9", right), "the same post from another address").toEqual([201, first]);
        expect(await from("198.51.100.7", other), "each is still one").toEqual([201, second]);
        for (const visitor of ["192.0.2.1", "203.0.113.9"])
          expect((await from(visitor, other))[0], `the other content from ${visitor}`).toBe(422);
        expect(await keptIn(site)).toHaveLength(2);
      },
    );

    test("may carry a key of 255 characters and not of 256, and goes by the header when the form has one too", async () => {
      const site = await openEmptySite();
      const withKey = (length: number, id: string) =>
        sendForJson(site, form, { ...right, "submission-id": id }, { "Idempotency-Key": "k".repeat(length) });
      const first = await withKey(255, "one");
      expect(first.status).toBe(201);
      expect(await withKey(255, "two")).toEqual(first);
      const refused = { ok: false, errors: { "Idempotency-Key": expect.any(String) } };
      expect(await withKey(256, "one")).toEqual({ status: 422, body: refused });
      expect(await keptIn(site)).toHaveLength(1);
    });
  });

  test.each([
    ["percent-encoded", "application/x-www-form-urlencoded", "M%E1ia"],
    ["as it is", "application/x-www-form-urlencoded; charset=iso-8859-1", "M\u00e1ia"],
    ["in JSON", "application/json; charset=iso-8859-1", "M\u00e1ia"],
  ])(
    "in Latin-1, %s, is refused in a sentence rather than kept with letters lost",
    async (_how, type, name) => {
      const site = await openEmptySite();
      const answers = joined({ ...right, [form.name]: "NAME" });
      const text = type.startsWith("application/json")
        ? JSON.stringify(answers)
        : new URLSearchParams(answers).toString();
      const body = Buffer.from(text.replace("NAME", name).replaceAll(/[^ -\u00ff]/g, ""), "latin1");
      const request = { method: "POST", body, headers: { Origin: ORIGIN, "Content-Type": type } };
      const inJson = await site.fetch("/", {
        ...request,
        headers: { ...request.headers, Accept: "application/json" },
      });
      const sentence = "The form could not be read. Send its text in UTF-8.";
      expect([inJson.status, await inJson.json()]).toEqual([422, { ok: false, errors: { form: sentence } }]);
      for (const path of ["/", `${page}?send`]) {
        const shown = await site.page(path, request);
        expect([path, shown.status]).toEqual([path, 422]);
        expect(shown.document.querySelector("h1")!.textContent).toMatch(/couldn’t|wrong/);
      }
      expect(await keptIn(site)).toEqual([]);
      expect(await site.mail()).toEqual([]);
    },
  );

  describe("with something to put right", () => {
    const wrong = { ...right, ...form.wrong, utm_source: "news" };

    test("gets the page again, with a summary first that has the focus and leads to each field", async () => {
      const site = await openEmptySite();
      const shown = await readPage(await send(site, form, wrong));
      expect(shown.status).toBe(422);
      expect(shown.document.title).toBe(`Error: ${form.title}`);
      const summary = shown.document.querySelector("form[method=post] > *")!;
      expect(summary.getAttribute("role")).toBe("alert");
      expect(summary.hasAttribute("autofocus")).toBe(true);
      expect(summary.getAttribute("tabindex")).toBe("-1");
      const problems = Object.entries(form.problems);
      expect(summary.querySelector("h2")!.textContent).toBe(`Check these ${problems.length} answers`);
      expect(linksIn(summary)).toEqual(problems.map(([name, text]) => [`#${name}`, text]));
      for (const [name, text] of problems) {
        expect(shown.document.querySelectorAll(`#${name}`)).toHaveLength(1);
        const described = shown.document.querySelector(`[aria-describedby~="${name}-error"]`)!;
        // The standard says that a group of choices cannot be invalid: its words alone say it.
        expect(described.getAttribute("aria-invalid") ?? described.tagName).toMatch(/^(true|FIELDSET)$/);
        expect(shown.document.querySelector(`#${name}-error`)!.textContent).toContain(text);
      }
      expect(await keptIn(site)).toEqual([]);
      expect(await site.mail()).toEqual([]);
    });

    test("keeps every value, right and wrong, wherever it was posted", async () => {
      const site = await openEmptySite();
      const sent = { ...wrong, "submission-id": "5f3c5f3c5f3c5f3c5f3c5f3c5f3c5f3c" };
      const shownAgain = Object.entries(joined(sent)).filter(([name]) => !form.notShown.includes(name));
      for (const path of [`${page}?send`, page, "/"]) {
        const shown = await readPage(await send(site, form, sent, { path }));
        expect(shown.status).toBe(422);
        expect(formValues(shown)).toMatchObject(Object.fromEntries(shownAgain));
      }
    });

    test("is told in JSON by field", async () => {
      const site = await openEmptySite();
      const told = { status: 422, body: { ok: false, errors: form.problems } };
      expect(await sendForJson(site, form, wrong)).toEqual(told);
    });
  });

  test("says the specification's sentence when it cannot be kept, keeps every value, and makes one when sent again", async () => {
    const site = await openEmptySite();
    const filled = joined({ ...formValues(await site.page(page)), ...right });
    await site.database.transact((tx) => sql`alter table outbox rename to lost`.execute(tx));
    site.log.expect("form not stored");

    const shown = await readPage(await send(site, form, filled));
    expect(shown.status).toBe(503);
    expect(shown.document.title).toBe(`Error: ${form.title}`);
    expect(alertIn(shown)).toContain(form.notStored);
    expect(formValues(shown)).toMatchObject(filled);
    const told = { status: 503, body: { ok: false, errors: { form: form.notStored } } };
    expect(await sendForJson(site, form, right)).toEqual(told);
    expect(await keptIn(site)).toEqual([]);

    await site.database.transact((tx) => sql`alter table lost rename to outbox`.execute(tx));
    await sendWell(site, form, formValues(shown));
    expect(await keptIn(site)).toHaveLength(1);
  });

  test("gives a program that fills in the hidden field the ordinary answer, and keeps and sends nothing", async () => {
    const site = await openEmptySite();
    const bot = { ...right, "bot-field": "https://spam.example" };
    const { status, body } = await sendForJson(site, form, bot);
    expect([status, body.ok, readReference(body.reference!)]).toEqual([201, true, body.reference]);
    for (const filled of [1, true, { a: 1 }, ["", "x"]]) {
      const answer = await postJson(site, { ...right, "bot-field": filled });
      expect([filled, answer.status]).toEqual([filled, 201]);
    }
    expect(await keptIn(site)).toEqual([]);
    expect(await site.mail()).toEqual([]);
  });
});

/** As `formValues` reads them back: what was ticked under one name as one text. */
function joined(answers: FormCase["right"]): Record<string, string> {
  return Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, [value].flat().join(",")]));
}
