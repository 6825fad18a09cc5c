import { expect, test } from "vitest";
import { eachDatabase } from "#tests/support/databases.ts";
import { leaveNow, listed, openListed, save } from "#tests/support/listing.ts";
import { saveSection } from "#services/listings/save-section.ts";

const ID = 10_001;

eachDatabase("A listing that is saved while its practice leaves", (open) => {
  test("is saved before, or says that nothing was: no word of the practice is left", async () => {
    const { site, path } = await openListed({}, { open });
    const [answer] = await Promise.all([save(site, path, "words", { phone: "03 768 5555" }), leaveNow(site)]);
    const where = answer.headers.get("location") ?? "";
    if (answer.status === 303) expect(where).toMatch(/&done=(words|unsaved)$/);
    else expect(answer.status).toBe(404);
    const { hasJoined, phone } = await listed(site);
    expect([hasJoined, phone]).toEqual([false, "(03) 768 1234"]);
  });

  test("has ended where it waited for the end of the leaving, and the page says that nothing was saved", async () => {
    const { site, path } = await openListed({}, { open });
    const token = new URL(path, "https://niho.test").searchParams.get("token")!;
    await leaveNow(site);
    const values = { phone: "03 768 5555" };
    const posted = { token, section: "words" as const, values, version: "" };
    expect(await saveSection(site.services, ID, posted)).toEqual({ kind: "ended" });
    expect((await listed(site)).hasJoined).toBe(false);
    expect(await site.mail()).toEqual([]);
    const { document, status } = await site.page(`${path}&done=unsaved`);
    expect([status, document.querySelector("main")!.textContent]).toEqual([
      404,
      expect.stringContaining("Nothing was saved: this link ended just before you sent the form."),
    ]);
  });
});
