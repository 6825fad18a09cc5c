import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { POST_RATES } from "../limits/limits.ts";
import { keepTimes } from "#tests/support/free-times.ts";
import { openSite, ORIGIN, type TestSite } from "#tests/support/site.ts";

type Answer = Record<string, unknown> & {
  practices: { id: number; languages: string[]; newPatients: string; nextFree: { start: string } | null }[];
};

let site: TestSite;
beforeAll(async () => {
  site = await openSite({ samples: 240 });
});

/** An assistant, by the protocol's own library. */
async function openAssistant() {
  const client = new Client({ name: "an assistant", version: "1.0.0" });
  const transport = new StreamableHTTPClientTransport(new URL(`${ORIGIN}/mcp`), {
    fetch: async (url, init) => await site.served.fetch(new Request(url, init)),
  });
  await client.connect(transport);
  onTestFinished(async () => client.close());
  return client;
}

async function ask(client: Client, name: string, asked: Record<string, unknown> = {}): Promise<Answer> {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: asked });
  expect(isError, JSON.stringify(content)).not.toBe(true);
  return structuredContent as Answer;
}

function send(to: TestSite, message: unknown, headers: Record<string, string> = {}, from?: string) {
  const init = { method: "POST", body: JSON.stringify(message) };
  return to.fetch("/mcp", { ...init, headers: { "Content-Type": "application/json", ...headers } }, from);
}

type RawAnswer = {
  result?: { content: { text: string }[]; structuredContent?: unknown; isError?: boolean };
};

/** Sends one call without the library, as any program may. */
async function raw(
  to: TestSite,
  params: { name: string; arguments?: unknown },
  accept?: string,
): Promise<RawAnswer & { contentType: string }> {
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
  const answer = await send(to, message, accept === undefined ? {} : { Accept: accept });
  const text = await answer.text();
  const json = text.startsWith("event:") ? text.slice(text.indexOf("data:") + 5) : text;
  return { ...(JSON.parse(json) as RawAnswer), contentType: answer.headers.get("Content-Type") ?? "" };
}

describe("An assistant", () => {
  test("is answered by the words alone as the directory’s box answers them, or told that they weren’t read", async () => {
    const client = await openAssistant();
    const read = await ask(client, "find_practices", { words: "korean dentist north shore" });
    expect(read.filter).toEqual({ location: "auckland", language: "korean" });
    expect(String(read.notes)).toContain("North Shore is listed under Auckland");
    const unread = await ask(client, "find_practices", { words: "dental nurse jobs" });
    expect(String(unread.notes)).toMatch(/We don’t list jobs.*only the place is read here/);
  });

  test("finds a Samoan-speaking dentist open on Saturday in Manukau who takes new patients, and what a usual visit costs there", async () => {
    const client = await openAssistant();
    const found = await ask(client, "find_practices", {
      location: "Manukau",
      language: "Samoan",
      open: "saturday",
      accepting: "yes",
    });
    expect(found["filter"]).toMatchObject({ language: "samoan", open: "saturday", accepting: "yes" });
    expect(found.practices.length).toBeGreaterThan(0);
    for (const { languages, newPatients } of found.practices) {
      expect(languages).toContain("Samoan");
      expect(newPatients).toBe("yes");
    }
    const one = await ask(client, "get_practice", { id: found.practices[0]!.id });
    expect((one["practice"] as { prices: unknown[] }).prices.length).toBeGreaterThan(0);
    const free = (await ask(client, "free_times", { id: found.practices[0]!.id })) as unknown as {
      times: { start: string; book: string }[];
    };
    const nextFree = found.practices[0]!.nextFree;
    expect(free.times[0]?.start).toBe(nextFree?.start);
    const form = await site.page((free.times[0]?.book ?? `${ORIGIN}/book`).slice(ORIGIN.length));
    expect(form.document.querySelector("input[name=chosenTime]:checked") !== null).toBe(nextFree !== null);
    expect([found["asOf"], found["source"]]).toEqual(["2026-11-20", ORIGIN]);
    expect(found["samples"]).toContain("doesn’t exist");
  });

  test("hears 111 and Healthline first when a person says that their face is swollen, by either way of asking", async () => {
    const client = await openAssistant();
    const words = "my face is swollen";
    for (const answer of [
      await ask(client, "emergency_help", { words, where: "Wellington" }),
      await ask(client, "find_practices", { words, location: "wellington" }),
      await ask(client, "booking_link", { urgency: "emergency" }),
    ]) {
      expect(JSON.stringify(answer["first"])).toContain("111");
      expect(JSON.stringify(answer["first"])).toContain("0800 611 116");
    }
    expect((await ask(client, "find_practices", { words: "a checkup please" }))["first"]).toBeUndefined();
  });

  test("looks in the suburb that is asked for, or says that it looks in all of the town", async () => {
    const client = await openAssistant();
    const found = await ask(client, "find_practices", { location: "Remuera" });
    expect(found["filter"]).toEqual({ q: "Remuera", location: "auckland" });
    const wider = await ask(client, "find_practices", { location: "Remuera", language: "Tongan" });
    expect(String(wider["notes"])).toContain("These aren’t only in Remuera");
  });

  test("hears of practices near the person, those open now first, and of none where the place isn’t known", async () => {
    const client = await openAssistant();
    const near = await ask(client, "emergency_help", { where: "Ponsonby, Auckland" });
    expect(String(near["page"])).toBe(`${ORIGIN}/emergency?place=auckland`);
    const page = await site.page("/emergency?place=auckland");
    const shown = [...page.document.querySelectorAll("main a[href^='/dentists/']")].map((link) =>
      link.getAttribute("href"),
    );
    const paths = near.practices.map((practice) => new URL((practice as { url?: string }).url!).pathname);
    expect(paths.length).toBeGreaterThan(0);
    expect([...new Set(shown)].slice(0, paths.length)).toEqual(paths);
    const region = await ask(client, "emergency_help", { where: "Otago" });
    expect(region["next"]).toContain("These are near Dunedin. Ask which town");
    const unknown = await ask(client, "emergency_help", { where: "Atlantis" });
    expect([unknown.practices, unknown["next"]]).toEqual([
      [],
      "We don’t know “Atlantis”. Ask which town the person is in or near, and call this again with the town alone.",
    ]);
    const found = await ask(client, "find_practices", { location: "Nelson, New Zealand" });
    expect(found["filter"]).toMatchObject({ location: "nelson" });
    const lost = await ask(client, "find_practices", { location: "Atlantis", language: "Klingon" });
    expect(lost["problem"]).toContain("asked for as location and language");
  });

  test.each([
    ["sore tooth in nelson", "nelson"],
    ["I’m in Te Puke and my crown came off", "te-puke"],
    ["need someone who takes new patients, hawkes bay", "hawkes-bay"],
    ["my daughter chipped a tooth in Ponsonby", "auckland"],
  ])("is told of practices where the person says they are: “%s”", async (words, location) => {
    const client = await openAssistant();
    const found = await ask(client, "find_practices", { words });
    expect(found["filter"]).toMatchObject({ location });
    const elsewhere = await ask(client, "find_practices", { words, location: "timaru" });
    expect(elsewhere["filter"]).toMatchObject({ location: "timaru" });
    const help = await ask(client, "emergency_help", { words });
    expect(help.practices.length).toBeGreaterThan(0);
  });

  test("gets a form that the person reads and sends themselves, and nothing is stored", async () => {
    const client = await openAssistant();
    const { url } = await ask(client, "booking_link", { practice: 2, service: "invisalign" });
    const page = await site.page(String(url).slice(ORIGIN.length));
    expect(page.status).toBe(200);
    expect(page.document.querySelector("form[method=post]")).not.toBeNull();
    const stored = await site.database.read.selectFrom("submissions").selectAll().execute();
    expect(stored).toEqual([]);
  });

  test("hears the prices of the page of prices, and the towns", async () => {
    const client = await openAssistant();
    const { prices } = await ask(client, "usual_prices", { treatment: "implants" });
    expect(prices).toEqual(
      (
        (await (await site.fetch("/api/v1/prices")).json()) as { prices: { treatment: string }[] }
      ).prices.filter(({ treatment }) => treatment === "implants"),
    );
    expect((await ask(client, "list_places"))["count"]).toBe(22);
  });

  test.each([
    ["find_practices", { open: "yesterday" }],
    ["find_practices", { location: "x".repeat(10_000) }],
    ["get_practice", { id: "1; drop table practices" }],
    ["get_practice", { id: -1 }],
    ["usual_prices", { treatment: "__proto__" }],
    ["booking_link", { practice: 1.5 }],
    ["free_times", { id: 3, from: "tomorrow" }],
    ["send_request", {}],
  ] as const)("is refused in words when it asks wrongly: %s %#", async (name, asked) => {
    const client = await openAssistant();
    const said = await client.callTool({ name, arguments: asked }).then(
      ({ isError, content }) => ({ isError, words: JSON.stringify(content) }),
      (error: Error) => ({ isError: true, words: error.message }),
    );
    expect(said.isError).toBe(true);
    expect(said.words.length).toBeGreaterThan(20);
    expect(said.words).not.toContain("    at ");
  });

  test("is told which arguments a tool doesn’t have, and that null is no argument", async () => {
    const client = await openAssistant();
    const found = await ask(client, "find_practices", {
      location: "Manukau",
      languages: "Samoan",
      open: null,
    });
    expect(found["problem"]).toContain("“languages”");
    expect(found["problem"]).toContain("language,");
    expect(found["filter"]).toMatchObject({ location: "auckland" });
    const { tools } = await client.listTools();
    expect(tools.map(({ inputSchema }) => inputSchema["additionalProperties"])).toEqual(
      tools.map(() => false),
    );
  });

  test.each([
    [{ where: "Wellington", words: null, colour: "red" }],
    [{ where: 7, words: ["a"] }],
    [{ where: "x".repeat(5_000), words: "y".repeat(5_000) }],
    [{ location: { lat: 1 } }],
  ])("gets emergency help whatever is wrong with what it asks: %#", async (asked) => {
    const client = await openAssistant();
    const help = await ask(client, "emergency_help", asked);
    expect(JSON.stringify(help["first"])).toContain("111");
    expect(JSON.stringify(help["first"])).toContain("0800 611 116");
    expect(help["problem"]).toContain("emergency_help couldn’t use");
  });

  test("gets emergency help while the directory can’t be read", async () => {
    const own = await openSite({ samples: 10 });
    const { practices } = own.services;
    practices.now = () => Promise.reject(new Error("planted"));
    own.log.expect("page failed");
    const help = await raw(own, { name: "emergency_help", arguments: { where: "Nelson" } });
    expect(JSON.stringify(help.result?.structuredContent)).toContain("0800 611 116");
    expect(help.result?.isError).not.toBe(true);
  });

  test.each([
    [undefined, "application/json"],
    ["*/*", "application/json"],
    ["application/json", "application/json"],
    ["text/event-stream", "text/event-stream"],
    ["application/json, text/event-stream", "application/json"],
    ["text/html", "application/json"],
  ])(
    "is answered by every tool with null, unknown and missing arguments, with Accept %s",
    async (accept, type) => {
      const client = await openAssistant();
      const { tools } = await client.listTools();
      expect(tools.length).toBeGreaterThan(6);
      for (const { name, inputSchema } of tools) {
        const names = Object.keys(inputSchema.properties ?? {});
        const nulls = Object.fromEntries(names.map((one) => [one, null]));
        for (const asked of [nulls, { nonsense: 1 }, {}, null, undefined, [], "text"]) {
          const { result, contentType } = await raw(site, { name, arguments: asked }, accept);
          expect(contentType, name).toContain(type);
          const words = result?.content[0]?.text ?? "";
          expect(words.length, `${name} ${JSON.stringify(asked)}`).toBeGreaterThan(20);
          expect(words).not.toContain("Input validation error");
          if (name === "emergency_help") expect(words).toContain("0800 611 116");
        }
      }
    },
  );

  test("sends one message at a time: batches are refused", async () => {
    const message = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const answer = await send(site, [message, message]);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("one message at a time");
  });

  test("waits like any visitor once it has asked too often, and is told who to call meanwhile", async () => {
    const own = await openSite({ samples: 10 });
    const asked = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "booking_link" } };
    const [least] = POST_RATES.attempts;
    for (let at = 0; at < least!.points; at++) await (await send(own, asked, {}, "192.0.2.1")).text();
    own.log.expect("post refused");
    const refused = await send(own, asked, {}, "192.0.2.1");
    expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([429, true]);
    expect(await refused.json()).toMatchObject({
      jsonrpc: "2.0",
      error: { message: expect.stringContaining("0800 611 116") as string },
    });
    expect((await send(own, asked, {}, "192.0.2.2")).status).toBe(200);
    const form = await own.fetch("/book", { method: "POST", body: new URLSearchParams() }, "192.0.2.1");
    expect(form.status).toBe(422);
  });

  test("is refused from a page of another site, and at a name that isn’t ours", async () => {
    const asked = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    for (const headers of [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { "Sec-Fetch-Site": "cross-site" },
      { Host: "evil.example", Origin: "http://evil.example" },
      { Host: "niho.test.evil.example" },
    ]) {
      const answer = await send(site, asked, headers);
      expect([headers, answer.status]).toEqual([headers, 403]);
      expect(await answer.json()).toMatchObject({ jsonrpc: "2.0" });
    }
    for (const headers of [{ Origin: ORIGIN }, { Host: "localhost:3000" }, { Host: "127.0.0.1:8080" }, {}])
      expect((await send(site, asked, headers)).status).toBe(200);
  });

  test.each([
    [{ what: "i want to die" }, "1737"],
    [{ person: { said: ["choking on a crown"] } }, "111"],
    ["took 12 panadol for toothache", "0800 764 766"],
  ])("helps by the person’s words, under whatever name an assistant sends them: %o", async (sent, call) => {
    const { result } = await raw(site, { name: "emergency_help", arguments: sent });
    const { first } = JSON.parse(result!.content[0]!.text) as { first: { danger?: string } };
    expect(first.danger).toContain(call);
  });

  test.each([
    "lower hutt",
    "dentist Upper Hutt",
    "I NEED A DENTIST IN LOWER HUTT",
    "lower hutt community services card",
  ])("finds dentists for “%s”: a place is no hurt", async (words) => {
    const client = await openAssistant();
    const found = await ask(client, "find_practices", { words });
    expect([found["first"], (found["filter"] as { emergency?: string }).emergency]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test("reads a mistyped town in the person’s words as the search does, and says so", async () => {
    const client = await openAssistant();
    const words = "crying with toothace at midnight in taurnga";
    const found = await ask(client, "find_practices", { words });
    expect(found["filter"]).toMatchObject({ location: "tauranga", emergency: "yes" });
    expect(found["takenFor"]).toContain("Tauranga");
    const help = await ask(client, "emergency_help", { words });
    expect([help["page"], help["takenFor"]]).toEqual([
      expect.stringContaining("place=tauranga"),
      expect.stringContaining("Tauranga"),
    ]);
  });

  test.each([
    ["find_practices", { q: "my face is swollen and I can’t breathe" }, "111"],
    ["find_practices", { location: "face swollen cant breathe" }, "111"],
    ["find_practices", { near: "child choking on a tooth" }, "111"],
    ["find_practices", { symptoms: "took too many panadol for toothache" }, "0800 764 766"],
    [
      "find_practices",
      { words: "a checkup", language: "swallowed a whole bottle of mouthwash" },
      "0800 764 766",
    ],
    ["emergency_help", { where: "face swollen cant breathe" }, "111"],
    ["usual_prices", { note: "tooth wont stop bleeding and on warfarin" }, "111"],
    ["booking_link", { reason: "took too many panadol for toothache" }, "0800 764 766"],
  ] as const)(
    "hears whom to call first, whichever argument has the person’s words: %s %o",
    async (name, asked, call) => {
      const client = await openAssistant();
      const { first } = (await ask(client, name, asked)) as { first?: { danger?: string } };
      expect(first?.danger).toContain(call);
    },
  );

  test("hears whom to call even where its call is refused", async () => {
    const client = await openAssistant();
    const asked = { open: "yesterday", words: "face swollen cant breathe" };
    const refused = await client.callTool({ name: "find_practices", arguments: asked });
    const text = JSON.stringify(refused.content);
    expect(text.indexOf("111")).toBeGreaterThan(-1);
    expect(text.indexOf("111")).toBeLessThan(text.indexOf("can’t be asked like this"));
  });

  test.each(["q", "location", "near", "language"])(
    "A program that puts a person’s words into “%s” of the API gets the call first",
    async (name) => {
      const asked = new URLSearchParams({ [name]: "face swollen cant breathe" });
      const answer = (await (await site.fetch(`/api/v1/practices?${asked}`)).json()) as {
        help: { call: string | null } | null;
      };
      expect(answer.help?.call).toContain("111");
    },
  );

  test("hears which practice is the nearest where a town has none", async () => {
    const client = await openAssistant();
    const found = await ask(client, "find_practices", { location: "Masterton" });
    expect(found["count"]).toBe(0);
    expect(found["nearest"]).toMatch(
      /^No practice in Masterton is listed as asked\. The nearest is .+, about \d+ km away\./,
    );
    expect((await ask(client, "find_practices", { location: "Wellington" }))["nearest"]).toBeUndefined();
  });

  test("Words that are a practice’s name and its town find it without a problem; near with another order says what near is for", async () => {
    const client = await openAssistant();
    const [listed] = (await ask(client, "find_practices", { location: "nelson" })).practices;
    const { name } = listed as unknown as { name: string };
    const byName = await ask(client, "find_practices", { words: `${name} nelson` });
    expect(byName["filter"]).toEqual({ q: `${name} nelson` });
    expect([byName.practices.map(({ id }) => id), byName["problem"]]).toEqual([[listed!.id], undefined]);

    for (const position of [{ near: "nelson" }, { lat: "-41.27", lng: "173.28" }]) {
      const byPrice = await ask(client, "find_practices", { ...position, sort: "price" });
      expect(byPrice["problem"]).toMatch(/^A position counts only with sort=distance.*with location\.$/);
      expect((await ask(client, "find_practices", position))["problem"]).toBeUndefined();
    }
    const unknown = await ask(client, "find_practices", { near: "qwertyville", sort: "price" });
    expect(unknown["problem"]).toMatch(/^We don’t know what was asked for as near,/);
  });

  test("is told that there are more free times than it reads, and from which day to ask again", async () => {
    const busy = await openSite({ samples: 3 });
    const freeTimes = async (asked: Record<string, unknown> = {}) => {
      const { result } = await raw(busy, { name: "free_times", arguments: { id: 3, ...asked } });
      return result!.structuredContent as { times: { start: string }[]; next?: string };
    };
    // Six a day, Monday to Friday: forty end on a Tuesday.
    await keepTimes(busy, 3);
    const first = await freeTimes();
    expect([first.times.length, first.next]).toEqual([
      40,
      "There are more times. Call this again with from=2026-12-01.",
    ]);
    const rest = await freeTimes({ from: "2026-12-01" });
    expect(rest.times.some(({ start }) => start === first.times.at(-1)!.start)).toBe(true);
    const last = await freeTimes({ from: "2026-12-14" });
    expect([last.times.length < 40, last.next]).toEqual([true, undefined]);

    await keepTimes(busy, 3, {
      weekly: Array.from({ length: 7 }, () => [{ from: 360, to: 1320 }]),
      startEvery: 10,
    });
    expect((await freeTimes({ from: "2026-12-01" })).next).toMatch(
      /^There are more times on 2026-12-01, which the form shows\. .* from=2026-12-02\.$/,
    );
    await keepTimes(busy, 3, {}, "off");
    expect((await freeTimes()).next).toMatch(/^They have no free times online in these 14 days\./);
  });

  test("says whom else to call where the person may mean their life", async () => {
    const { result } = await raw(site, { name: "emergency_help", arguments: { words: "i hate my life" } });
    const { first } = JSON.parse(result!.content[0]!.text) as { first: { care?: string; danger?: string } };
    expect([first.care?.includes("1737"), first.danger]).toEqual([true, undefined]);
  });

  test("finds its address by the card, which can only be read", async () => {
    for (const path of ["/mcp/server-card", "/.well-known/mcp/server-card.json"]) {
      const card = (await (await site.fetch(path)).json()) as { name: string; remotes: { url: string }[] };
      expect([card.name, card.remotes[0]!.url]).toEqual(["test.niho/directory", `${ORIGIN}/mcp`]);
      for (const method of ["POST", "PUT"]) {
        const init = { method, body: "{}", headers: { "Content-Type": "application/json" } };
        const refused = await site.fetch(path, init);
        expect([method, refused.status, refused.headers.get("Allow")]).toEqual([method, 405, "GET, HEAD"]);
      }
    }
  });

  test("A body over 64 kB is refused, and what is no message of the protocol is told so", async () => {
    const post = (body: string) =>
      site.fetch("/mcp", {
        method: "POST",
        body,
        headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
      });
    expect((await post(`"${"x".repeat(70_000)}"`)).status).toBe(413);
    for (const body of ["{}", "[]", "null", "{", '{"jsonrpc":"2.0","id":1,"method":"__proto__"}']) {
      const answer = await post(body);
      expect(answer.status, body).toBeGreaterThanOrEqual(200);
      expect(answer.status, body).toBeLessThan(500);
      expect(await answer.text()).toContain("error");
    }
    expect((await site.fetch("/mcp")).status).toBe(405);
  });
});
