import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { alertIn, formValues, keptIn } from "#tests/support/form.ts";
import { ORIGIN, openSite, readPage, type TestSite } from "#tests/support/site.ts";
import { isFullSuite } from "#tests/support/suite.ts";
import type { SiteEnv } from "../request-context.ts";
import { POST_RATES } from "./limits.ts";
import { NO_ROUTE } from "../own-routes.ts";
import { postRates } from "./post-rates.ts";

const MESSAGE = {
  "form-name": "contact",
  name: "Māia O’Brien",
  email: "maia@example.co.nz",
  subject: "Opening hours in Whangārei",
  category: "technical",
  message: "The hours are wrong.\nNgā mihi!",
};
const IN_JSON = { Accept: "application/json" };

function send(
  site: TestSite,
  from: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  path = "/",
) {
  const body = new URLSearchParams({ ...MESSAGE, ...fields });
  return site.fetch(path, { method: "POST", body, headers: { Origin: ORIGIN, ...headers } }, from);
}

/** Windows are measured on the real clock, which stands still here until a test moves it. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T00:30:00Z") }));
afterEach(() => void vi.useRealTimers());

describe("Of many different posts from one address", () => {
  test("a handful is kept; the rest is 429 with when to try again", async () => {
    const site = await openSite({ samples: 0 });
    const statuses: number[] = [];
    for (let at = 0; at < 40; at++) {
      const answer = await send(site, "192.0.2.1", { subject: `No. ${at}` }, IN_JSON);
      statuses.push(answer.status);
      if (answer.status !== 429) continue;
      expect(answer.headers.get("Retry-After")).toBe("600");
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      expect(await answer.json()).toEqual({
        ok: false,
        errors: {
          form: "Too many forms came from your internet connection. Send this again in 10 minutes.",
        },
      });
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(await keptIn(site)).toHaveLength(20);
    // Others do not notice.
    expect((await send(site, "192.0.2.2", {}, IN_JSON)).status).toBe(201);
    // And when the time is up, it goes on.
    vi.setSystemTime(new Date("2026-11-20T00:40:01Z"));
    expect((await send(site, "192.0.2.1", { subject: "Later" }, IN_JSON)).status).toBe(201);
  });

  test.each(["/", "/contact?send"])(
    "a browser that posted to %s gets its form back with 429 and every value, and told when and whom to call",
    async (path) => {
      const site = await openSite({ samples: 0 });
      const filled = { ...formValues(await site.page("/contact")), ...MESSAGE };
      for (let at = 0; at < 20; at++) await send(site, "192.0.2.1", { subject: `No. ${at}` });
      const page = await readPage(await send(site, "192.0.2.1", filled, {}, path));
      expect([page.status, page.headers.get("Retry-After")]).toEqual([429, "600"]);
      expect(page.headers.get("Cache-Control")).toBe("no-store");
      expect(page.document.title).toBe("Error: Contact Us | Niho");
      expect(formValues(page)).toEqual(filled);
      for (const said of ["wasn’t sent", "10 minutes", "still here", "0800 611 116", "111"]) {
        expect(alertIn(page)).toContain(said);
      }
      // That form is taken as soon as the time is up, under the id that it had.
      vi.setSystemTime(new Date("2026-11-20T00:40:01Z"));
      expect((await send(site, "192.0.2.1", formValues(page), {}, path)).status).toBe(303);
    },
  );

  test("the newsletter's form comes back with its address too, while anyone may leave it", async () => {
    const site = await openSite({ samples: 0 });
    const ask = (at: number) => {
      const body = new URLSearchParams({ email: `maia.${at}@example.co.nz` });
      return site.fetch(
        "/newsletter?send",
        { method: "POST", body, headers: { Origin: ORIGIN } },
        "192.0.2.1",
      );
    };
    for (let at = 0; at < 20; at++) expect((await ask(at)).status).toBe(303);
    const page = await readPage(await ask(20));
    expect([page.status, page.headers.get("Retry-After")]).toEqual([429, "600"]);
    expect(formValues(page)).toMatchObject({ email: "maia.20@example.co.nz" });
    expect(alertIn(page)).toContain("Your sign-up wasn’t sent");
    const left = await site.fetch(
      "/newsletter/unsubscribe?token=x",
      { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) },
      "192.0.2.1",
    );
    expect(left.status).toBe(404);
  });

  test("a post that is none of our forms gets a page that says so", async () => {
    const rates = { ...QUIET, attempts: [{ points: 1, seconds: 60 }] };
    const site = await openSite({ samples: 0, surroundings: { rates } });
    await send(site, "192.0.2.1", { "form-name": "nothing" });
    const page = await readPage(await send(site, "192.0.2.1", { "form-name": "nothing" }));
    expect([page.status, page.headers.get("Retry-After")]).toEqual([429, "60"]);
    expect(page.document.querySelector("h1")?.textContent).toBe(
      "Too many forms from your internet connection",
    );
    expect(page.document.querySelector("main")?.textContent).toContain("1 minute");
  });
});

describe("Nobody honest is refused:", () => {
  test("thirty people of one school, each with our form and a minute to fill it in", async () => {
    const site = await openSite({ samples: 0 });
    for (let at = 0; at < 30; at++) {
      const form = formValues(await site.page("/contact"));
      site.clock.now = new Date(site.clock.now.getTime() + 4_000);
      const answer = await send(site, "192.0.2.1", { ...form, ...MESSAGE, subject: `No. ${at}` });
      expect(answer.status).toBe(303);
    }
    expect(await keptIn(site)).toHaveLength(30);
  });

  test("a browser that fills forms in at once, twenty times", async () => {
    const site = await openSite({ samples: 0 });
    for (let at = 0; at < 20; at++) {
      const form = formValues(await site.page("/contact"));
      const answer = await send(site, "192.0.2.1", { ...form, ...MESSAGE, subject: `No. ${at}` });
      expect(answer.status).toBe(303);
    }
  });

  test("three hundred people at as many addresses in the same minute, while one address posts three thousand times", async () => {
    const { services } = await openSite({ samples: 0 });
    const stack = new Hono<SiteEnv>();
    stack.use(postRates(POST_RATES, services, () => Promise.resolve(new Response(null, { status: 429 }))));
    stack.post("/", (c) => c.redirect("/contact-success", 303));
    const statusOf = async (key: string, body: string) => {
      const asked = { visitor: { key, protocol: "http:" as const, isLoopback: false }, route: NO_ROUTE };
      return (await stack.request("/", { method: "POST", body }, asked)).status;
    };
    let ofFlood = 0;
    for (let at = 0; at < 3_000; at++) {
      if ((await statusOf("flood", `message=${at}`)) === 303) ofFlood++;
      if (at % 10 === 0 && (await statusOf(`visitor ${at}`, "message=hello")) !== 303)
        expect.fail(`No. ${at}`);
    }
    expect(ofFlood).toBe(20);
  });

  test("a button that is pressed a hundred times is one post, with one answer", async () => {
    const site = await openSite({ samples: 0 });
    const answers = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const answer = await send(site, "192.0.2.1", {}, { ...IN_JSON, "Idempotency-Key": "1" });
        return { status: answer.status, ...((await answer.json()) as { reference: string }) };
      }),
    );
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await keptIn(site)).toHaveLength(1);
  });

  test("mistakes that are mended cost nothing of what may be kept", async () => {
    const site = await openSite({ samples: 0 });
    for (let at = 0; at < 40; at++) {
      expect((await send(site, "192.0.2.1", { email: `nobody ${at}` }, IN_JSON)).status).toBe(422);
    }
    for (let at = 0; at < 20; at++) {
      expect((await send(site, "192.0.2.1", { subject: `No. ${at}` }, IN_JSON)).status).toBe(201);
    }
  });
});

const QUIET = {
  attempts: [],
  stored: [],
  busy: { points: 1_000, seconds: 600 },
  storedWhenBusy: { points: 1_000, seconds: 600 },
  total: { points: 1_000, seconds: 600 },
  costs: { proven: 1, unproven: 1 },
  loopbackDiscount: 1,
  minimumFillTime: 0,
};

describe("When very many post at once", () => {
  test("someone who has sent a few waits, someone who comes for the first time does not", async () => {
    const rates = {
      ...QUIET,
      busy: { points: 10, seconds: 600 },
      storedWhenBusy: { points: 2, seconds: 600 },
    };
    const site = await openSite({ samples: 0, surroundings: { rates } });
    for (let at = 0; at < 10; at++) await send(site, "192.0.2.1", { subject: `No. ${at}` }, IN_JSON);
    expect((await send(site, "192.0.2.1", { subject: "One more" }, IN_JSON)).status).toBe(429);
    expect((await send(site, "192.0.2.2", {}, IN_JSON)).status).toBe(201);
  });

  test("there is an end to what is kept at all", async () => {
    const site = await openSite({
      samples: 0,
      surroundings: { rates: { ...QUIET, total: { points: 5, seconds: 600 } } },
    });
    const statuses: number[] = [];
    for (let at = 0; at < 8; at++) {
      statuses.push((await send(site, `visitor ${at}`, { subject: `No. ${at}` }, IN_JSON)).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
  });

  test("posts of one address are counted whatever comes of them, a hundred clicks apart", async () => {
    const [most, ...others] = POST_RATES.attempts;
    const points = isFullSuite ? most!.points : 60;
    const rates = { ...POST_RATES, attempts: [{ ...most!, points }, ...others] };
    const site = await openSite({ samples: 0, surroundings: { rates } });
    const statuses: number[] = [];
    for (let at = 0; at < points + 5; at++)
      statuses.push((await send(site, "192.0.2.1", { email: "" }, IN_JSON)).status);
    expect(statuses.indexOf(429)).toBe(points);
    expect(statuses.slice(points).every((status) => status === 429)).toBe(true);
  });
});

test("On the machine itself a hundred different posts are kept: an operator tries things out, or a proxy was not declared", async () => {
  const site = await openSite({ samples: 0 });
  const statuses: number[] = [];
  for (let at = 0; at < 110; at++) {
    statuses.push((await site.post("/", { ...MESSAGE, subject: `No. ${at}` }, IN_JSON)).status);
  }
  expect(statuses.indexOf(429)).toBe(100);
});

test("A form's id that somebody made up, or changed, is no proof that we showed it", async () => {
  const site = await openSite({ samples: 0 });
  const form = formValues(await site.page("/contact"));
  const [time = "", random = "", seal = ""] = form["submission-id"]!.split("-");
  const forged = [`${time.slice(0, -1)}0-${random}-${seal}`, `${time}-${random}-${"0".repeat(16)}`, "x"];
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
  let kept = 0;
  for (let at = 0; at < 60; at++) {
    const fields = {
      "submission-id": `${forged[at % 2]}`.replace(random, at.toString(16).padStart(32, "0")),
    };
    const answer = await send(site, "192.0.2.1", { ...fields, subject: `No. ${at}` }, IN_JSON);
    if (answer.status === 201) kept++;
  }
  expect(kept).toBe(20);
});

describe("The id of a form that we showed", () => {
  /** How many of twenty different posts with it are stored, of one address or of as many as there are posts. */
  async function storedOf(addresses: "one address" | "twenty addresses", age: number): Promise<number> {
    const rates = {
      ...POST_RATES,
      busy: { points: 0, seconds: 600 },
      storedWhenBusy: { points: 10, seconds: 600 },
    };
    const site = await openSite({ samples: 0, surroundings: { rates } });
    const form = formValues(await site.page("/contact"));
    site.clock.now = new Date(site.clock.now.getTime() + age);
    for (let at = 0; at < 20; at++) {
      const from = addresses === "one address" ? "192.0.2.1" : `192.0.2.${at}`;
      const fields = { ...form, ...MESSAGE, subject: `No. ${at}` };
      await send(site, from, fields, { ...IN_JSON, "Idempotency-Key": `fresh ${at}` });
    }
    return (await keptIn(site)).length;
  }

  test("proves one form: used again with fresh keys, from other addresses too, it proves nothing", async () => {
    // Ten points buy two proven forms, and not one that is unproven.
    expect(await storedOf("twenty addresses", 60_000)).toBe(1);
    expect(await storedOf("one address", 60_000)).toBe(1);
  });

  test("proves nothing after thirty days", async () => {
    expect(await storedOf("one address", 31 * 86_400_000)).toBe(0);
  });

  test("still proves a form that is corrected and sent again", async () => {
    const rates = {
      ...POST_RATES,
      busy: { points: 0, seconds: 600 },
      storedWhenBusy: { points: 10, seconds: 600 },
    };
    const site = await openSite({ samples: 0, surroundings: { rates } });
    const form = formValues(await site.page("/contact"));
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    expect((await send(site, "192.0.2.1", { ...form, email: "wrong" }, IN_JSON)).status).toBe(422);
    expect((await send(site, "192.0.2.1", { ...form, ...MESSAGE }, IN_JSON)).status).toBe(201);
  });
});
