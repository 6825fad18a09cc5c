import { describe, expect, it } from "vitest";
import { NO_OPERATOR } from "#content/operator.ts";
import { formValues, keptIn, postJson, texts } from "#tests/support/form.ts";
import { openEmptySite, PARTNER, send, sendWell } from "#tests/support/forms.ts";
import { openSite } from "#tests/support/site.ts";
/** What all forms promise alike is in `tests/forms.test.ts`, every option in `tests/form-options.test.ts`. */
const APPLICATION = PARTNER.right;

describe("the partner page", () => {
  it("has no hint that says the heading of its part again", async () => {
    const { document } = await (await openEmptySite()).page("/partner-with-us");
    const wordsOf = (text: string) =>
      text
        .toLowerCase()
        .match(/\p{L}+/gu)!
        .toSorted()
        .join(" ");
    const headings = texts(document, "form .part > legend").map(wordsOf);
    const hints = texts(document, "form .hint");
    expect(hints.length).toBeGreaterThan(5);
    expect(hints.filter((hint) => headings.includes(wordsOf(hint)))).toEqual([]);
  });

  it("takes along where the visitor came from and the town of a link, but nothing that was typed", async () => {
    const page = await (
      await openEmptySite()
    ).page("/partner-with-us?utm_source=news&city=wanganui&q=secret");
    expect(formValues(page)).toMatchObject({
      city: "Whanganui",
      utm_source: "news",
      page_url: "http://niho.test/partner-with-us?utm_source=news",
    });
  });
});

describe("an application that is sent", () => {
  it("is confirmed with what happens when", async () => {
    const site = await openSite({ samples: 22 });
    await send(site, PARTNER, APPLICATION);
    const mail = (await site.mail()).find(({ to }) => to.email === APPLICATION.email)!;
    expect(mail.to.name).toBe("");
    expect(mail.replyTo?.email).toBe("partners@niho.example");
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain("We have your application");
      expect(body).not.toContain("Hēmi");
      expect(body).toContain("You’re not listed yet, and there’s nothing to pay");
      expect(body).toContain("We’ll read your application (in 2 to 3 business days)");
      expect(body).toContain("Dental Council’s public register");
      expect(body).not.toMatch(/Two chairs|Rātā|Te Ara/);
    }
  });

  it("is told the same hours by the page and by the mail, where someone reads replies", async () => {
    const emails = { ...NO_OPERATOR.emails, partners: "partners@smile.nz" };
    const site = await openSite({ samples: 22, operator: { ...NO_OPERATOR, emails } });
    const page = (await site.page("/partner-with-us")).document.querySelector("main aside")!.textContent;
    await send(site, PARTNER, APPLICATION);
    const mail = (await site.mail()).find(({ to }) => to.email === APPLICATION.email)!;
    for (const text of [page, mail.text]) {
      expect(text).toContain("Monday to Friday, 8am to 6pm");
      expect(text).toContain("Saturday, 9am to 3pm");
    }
  });

  it("tells our own people by mail when it is due, and nothing of whom", async () => {
    // A Friday; Monday to Wednesday are the three business days.
    const site = await openEmptySite({ now: "2026-11-20T03:00:00Z" });
    await send(site, PARTNER, APPLICATION);
    const mail = (await site.mail()).find(({ to }) => to.email === "partners@niho.example")!;
    expect(mail.text).toContain("Kind: Application from a practice");
    expect(mail.text).toContain("Reply by: Wednesday 25 November 2026, 4pm NZ time");
    const said = JSON.stringify(mail);
    for (const secret of ["Hēmi", "hemi@", "Te Ara", "Rātā", "Whangārei", "Orthodontics", "chairs", "3456"]) {
      expect(said).not.toContain(secret);
    }
  });

  it("is one, form-encoded with repeated services or one text, and as JSON with a list", async () => {
    const site = await openEmptySite();
    const twice = { ...APPLICATION, services: ["Veneers", "Root Canal"] };
    const inOneText = { ...APPLICATION, services: "Root Canal,Veneers" };
    const references = [await sendWell(site, PARTNER, twice), await sendWell(site, PARTNER, inOneText)];
    for (const services of [
      ["Veneers", "Root Canal"],
      "veneers, root canal",
      ["Root Canal,Veneers", "Veneers"],
    ]) {
      const answer = await postJson(site, { ...APPLICATION, services });
      expect(answer.status).toBe(201);
      references.push(((await answer.json()) as { reference: string }).reference);
    }
    expect(new Set(references).size).toBe(1);
    expect((await keptIn(site)).map(({ fields }) => fields.services)).toEqual([["Root Canal", "Veneers"]]);
  });

  it("may leave its services out, as JSON too", async () => {
    const site = await openEmptySite();
    const { services: _leftOut, ...without } = APPLICATION;
    expect((await postJson(site, without)).status).toBe(201);
    expect((await postJson(site, { ...APPLICATION, services: [], message: "" })).status).toBe(201);
    expect((await postJson(site, { ...APPLICATION, services: null, contactName: "Ana" })).status).toBe(201);
    expect((await keptIn(site)).map(({ fields }) => fields.services)).toEqual([[], [], []]);
    const wrong = await postJson(site, { ...APPLICATION, services: [1] });
    expect(await wrong.json()).toEqual({ ok: false, errors: { services: "Send this answer as text" } });
  });
});
