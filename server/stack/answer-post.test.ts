import { describe, expect, it } from "vitest";
import { keptIn, postJson } from "#tests/support/form.ts";
import { openSite, readPage } from "#tests/support/site.ts";

describe("the contract's address", () => {
  it.each([
    ["booking", "/book"],
    ["contact", "/contact"],
    ["partner", "/partner-with-us"],
  ])("takes %s forms: a program is answered, a browser gets the page of the form", async (name, path) => {
    const site = await openSite({ samples: 0 });
    const inJson = await postJson(site, { "form-name": name });
    expect(inJson.status).toBe(422);
    expect(inJson.headers.get("cache-control")).toBe("no-store");
    const { ok, errors } = (await inJson.json()) as { ok: boolean; errors: Record<string, string> };
    expect([ok, errors.email]).toEqual([false, "Enter your email address"]);

    const inBrowser = await site.page("/", {
      method: "POST",
      body: new URLSearchParams({ "form-name": name }),
    });
    expect(inBrowser.status).toBe(422);
    expect(inBrowser.document.title).toMatch(/^Error: /);
    expect(inBrowser.document.querySelector("form[method=post]")!.getAttribute("action")).toBe(
      `${path}?send`,
    );
  });

  it.each(["newsletter", "", "__proto__", "constructor", "Contact"])(
    "knows no form called %j",
    async (name) => {
      const site = await openSite({ samples: 0 });
      const answer = await postJson(site, { "form-name": name, email: "maia@example.co.nz" });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toEqual({
        ok: false,
        errors: { "form-name": "There is no form of this name here. Send booking, contact or partner." },
      });
      const inBrowser = await readPage(await site.post("/", { "form-name": name }));
      expect(inBrowser.status).toBe(422);
      expect(inBrowser.headers.get("cache-control")).toBe("no-store");
      expect(inBrowser.document.querySelector("h1")?.textContent).toBe("We couldn’t read that form");
      expect(await keptIn(site)).toEqual([]);
    },
  );

  it("says so when the JSON is none", async () => {
    const headers = { Accept: "application/json", "Content-Type": "application/json" };
    const site = await openSite({ samples: 0 });
    const answer = await site.fetch("/", { method: "POST", body: "{", headers });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      ok: false,
      errors: { form: "The form could not be read. Send one JSON object." },
    });
  });

  it("keeps the same words in one kind of form apart from those in another", async () => {
    const site = await openSite({ samples: 0 });
    const headers = { "Idempotency-Key": "1" };
    const message = {
      name: "Māia",
      email: "maia@example.co.nz",
      subject: "Hello",
      category: "general",
      message: "Kia ora",
    };
    expect((await postJson(site, { "form-name": "contact", ...message }, headers)).status).toBe(201);
    const other = await postJson(site, { "form-name": "partner", ...message }, headers);
    expect(other.status).toBe(422);
    expect((await keptIn(site)).map(({ kind }) => kind)).toEqual(["contact"]);
  });
});
