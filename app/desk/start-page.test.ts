import { expect, test } from "vitest";
import { makeStartLink } from "#services/desk/start-link.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

async function linkFor(site: TestSite, who: string): Promise<string> {
  const url = await makeStartLink(site.services, { ...site.services, who, now: site.clock.now });
  return url.slice(site.services.publicUrl.length);
}

eachDatabase("A link to the desk", (open) => {
  test("signs in by a press, not by opening, once, and for a quarter of an hour", async () => {
    const site = await openSite({ samples: 1, open });
    const link = await linkFor(site, "Aroha");
    for (const method of ["GET", "HEAD", "GET"]) {
      const opened = await site.fetch(link, { method });
      expect([opened.status, opened.headers.getSetCookie()]).toEqual([200, []]);
    }
    expect((await site.page(link)).document.querySelector("button")!.textContent).toBe("Sign in as Aroha");

    const pressed = await site.post(link, {});
    expect([pressed.status, pressed.headers.get("location")]).toEqual([303, "/desk/today"]);
    const [cookie] = pressed.headers.getSetCookie();
    expect(cookie).toMatch(/^niho_desk=[0-9a-f]{64}; Path=\/desk; Max-Age=43200; HttpOnly; SameSite=Strict$/);
    const rows = await site.database.read.selectFrom("desk_sessions").selectAll().execute();
    // Neither the cookie nor the link is at rest, or in the log.
    const secrets = [cookie!.slice(10, 74), link.slice(-64)];
    const kept = JSON.stringify([rows, site.log.lines]);
    expect(site.log.lines.length).toBeGreaterThan(0);
    expect(secrets.filter((one) => kept.includes(one))).toEqual([]);

    const late = await linkFor(site, "Mere");
    site.clock.now = new Date(site.clock.now.getTime() + 15 * 60_000);
    const answers = await Promise.all(
      [link, late, link.slice(0, -1), `${link.slice(0, -4)}0000`, "/desk/start"].flatMap((path) => [
        site.page(path),
        site.post(path, {}),
      ]),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(new Set(answers.flatMap((answer) => ("html" in answer ? [answer.html] : []))).size).toBe(1);
  });

  test("names a cookie on https that only https may set", async () => {
    const site = await openSite({ samples: 1, open, publicUrl: "https://niho.test" });
    const pressed = await site.post(await linkFor(site, "Aroha"), {}, { Origin: "https://niho.test" });
    expect(pressed.headers.getSetCookie()[0]).toMatch(/^__Secure-niho_desk=.*; SameSite=Strict; Secure$/);
  });
});
