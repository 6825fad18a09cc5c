import { describe, expect, test } from "vitest";
import { endSessions } from "#database/desk/desk-sessions.ts";
import { HOUR } from "#domain/durations.ts";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { texts } from "#tests/support/form.ts";
import { loadDay } from "#tests/support/sample-day.ts";
import { ORIGIN, openSite, readPage } from "#tests/support/site.ts";

const BEHIND = ["/desk/today", "/desk/requests/NIHO-7K4Q-2WXR-6M", "/desk/anything", "/desk/live"];

eachDatabase("The guard of the desk", (open) => {
  test("ends a session at its next request by Sign out and by a command", async () => {
    const site = await openSite({ samples: 1, open });
    const [aroha, mere] = [await signInAtDesk(site, "Aroha"), await signInAtDesk(site, "Mere")];
    const out = await aroha.post("/desk/sign-out", {});
    expect([out.status, out.headers.get("location")]).toEqual([303, "/desk"]);
    expect(out.headers.get("clear-site-data")).toBe('"cache"');
    expect(out.headers.getSetCookie()[0]).toContain("Max-Age=0");
    expect((await aroha.fetch("/desk/today")).status).toBe(401);
    expect((await mere.fetch("/desk/today")).status).toBe(200);
    await site.database.transact((tx) => endSessions(tx, { who: "Mere" }, site.clock.now));
    expect((await mere.fetch("/desk/today")).status).toBe(401);
  });

  test("ends the session of a mailed link once the address is no longer among our staff", async () => {
    const members = [{ who: "Aroha", email: "aroha@niho.example" }];
    const site = await openSite({ samples: 1, open, deskMembers: members });
    await site.post("/desk", { email: members[0]!.email });
    await expect.poll(async () => (await site.mail()).length).toBe(1);
    const [start] = /\/desk\/start\?token=[0-9a-f]+/.exec((await site.mail())[0]!.text)!;
    const began = await site.post(start, {});
    const headers = { Cookie: began.headers.getSetCookie()[0]!.split(";")[0]! };
    expect((await site.fetch("/desk/today", { headers })).status).toBe(200);
    // As the next start has it.
    site.services.deskMembers = [];
    expect((await site.fetch("/desk/today", { headers })).status).toBe(401);
  });
});

test("An item of Today says in the desk’s navigation that it is in Today, and a practice that it is in Practices", async () => {
  const site = await openSite({ samples: 240 });
  await loadDay(site);
  const aroha = await signInAtDesk(site);
  const items = (await aroha.page("/desk/today")).document.querySelectorAll("[data-row]");
  const hrefs = [...items].map((row) => row.getAttribute("href")!);
  for (const kind of ["requests", "messages", "applications", "reviews", "replies", "mails", "practices"]) {
    const { document } = await aroha.page(hrefs.find((href) => href.startsWith(`/desk/${kind}/`))!);
    const here = texts(document, "nav[aria-label^=Desk] [aria-current]").map((words) => words.split(" ")[0]);
    const screen = kind === "practices" ? "Practices" : "Today";
    expect(here).toEqual([screen, screen]);
  }
});

describe("The guard of the desk", () => {
  test("answers 401 without a session, as a page and as data, and shows a post what it was sent", async () => {
    const site = await openSite({ samples: 1 });
    for (const path of BEHIND) {
      for (const address of [path, `${path}.data`]) {
        const answer = await site.fetch(address);
        expect([address, answer.status]).toEqual([address, 401]);
        expect(answer.headers.get("cache-control")).toBe("no-store");
      }
    }
    const words = "Kia ora Hana, please open the link";
    const posted = await readPage(
      await site.post("/desk/messages/NIHO-7K4Q-2WXR-6M", { words, version: "0" }),
    );
    expect(posted.status).toBe(401);
    expect(posted.document.querySelector("textarea")!.textContent).toBe(words);
    expect(posted.document.querySelector("[name=version]")!.getAttribute("value")).toBe("0");
    expect(posted.html).not.toContain("<script");
    // The router leaves out what the desk's own routes bring for the head.
    expect(posted.document.querySelector("head > title")!.textContent).toBe("Sign in | Desk");
    expect(posted.document.querySelector("head > link[rel=stylesheet]")!.getAttribute("href")).toMatch(
      /desk/,
    );
  });

  test("lets a session pass for twelve hours, and for one hour without a press", async () => {
    const site = await openSite({ samples: 1 });
    const began = site.clock.now.getTime();
    const [busy, idle] = [await signInAtDesk(site, "Aroha"), await signInAtDesk(site, "Mere")];
    for (let minutes = 50; minutes < 12 * 60; minutes += 50) {
      site.clock.now = new Date(began + minutes * 60_000);
      expect([minutes, (await busy.fetch("/desk/today")).status]).toEqual([minutes, 200]);
      // What a page asks by itself is no press.
      if (minutes === 50) expect((await idle.fetch("/desk/live.data")).status).toBe(200);
      if (minutes === 100) expect((await idle.fetch("/desk/live.data")).status).toBe(401);
    }
    site.clock.now = new Date(began + 12 * HOUR);
    expect((await busy.fetch("/desk/today")).status).toBe(401);
  });

  test("refuses a post from elsewhere, or from nowhere in particular", async () => {
    const site = await openSite({ samples: 1 });
    const aroha = await signInAtDesk(site);
    const from: Record<string, string>[] = [
      { Origin: "https://elsewhere.example" },
      { Origin: "null" },
      { Origin: ORIGIN, "Sec-Fetch-Site": "cross-site" },
      {},
    ];
    for (const headers of from) {
      for (const path of ["/desk/sign-out", "/desk/sign-out.data"]) {
        const answer = await aroha.fetch(path, { method: "POST", body: new URLSearchParams(), headers });
        expect(answer.status).toBe(403);
      }
    }
    expect((await aroha.fetch("/desk/today")).status).toBe(200);
  });
});

test("the desk runs under the site's policy with a nonce of its own, and pages outside it get nothing of it", async () => {
  const site = await openSite({ samples: 3 });
  const aroha = await signInAtDesk(site);
  const [one, two] = [await aroha.page("/desk/today"), await aroha.page("/desk/today")];
  const policies = [one, two].map(({ headers }) => headers.get("content-security-policy")!);
  const nonces = policies.map((policy) => /'nonce-([^']+)'/.exec(policy)![1]!);
  expect(new Set(nonces).size).toBe(2);
  expect(policies[0]).toContain("require-trusted-types-for 'script'");
  expect(policies[0]).not.toContain("unsafe");
  for (const script of one.document.querySelectorAll("script"))
    expect(script.getAttribute("nonce")).toBe(nonces[0]);
  expect(one.document.querySelectorAll("script").length).toBeGreaterThan(1);
  expect(one.document.querySelectorAll("[style]").length).toBe(0);
  expect(one.headers.get("x-robots-tag")).toContain("noindex");

  for (const path of ["/", "/directory", "/book", "/desk", "/desk/sent"]) {
    const page = await aroha.page(path);
    expect(page.headers.getSetCookie()).toEqual([]);
    expect(page.html).not.toContain("__reactRouter");
  }
  for (const path of ["/__manifest", "/directory.data", "/desk.data", "/_root.data"])
    expect((await aroha.fetch(path)).status).toBe(404);
});
