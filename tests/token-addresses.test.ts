import { expect, test } from "vitest";
import { TOKEN_PAGE_HEADERS } from "#domain/token-address.ts";
import { POST_RATES } from "#server/limits/limits.ts";
import { openWithLinks, sendLinkInVain } from "./support/every-link.ts";
import { eachDatabase } from "./support/databases.ts";

const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

/** Ways to be refused, at the address of a link. */
const ERRORS: readonly [status: number, path: (path: string) => string, init: RequestInit][] = [
  [404, (path) => `${path}0`, {}],
  [404, (path) => path.replace("?", "s?"), {}],
  [404, (path) => path.replace("/", "/no-such-page/"), { method: "POST", body: "", headers: FORM }],
  [308, (path) => path.replace("?", "/?"), {}],
  [405, (path) => path, { method: "PUT", body: "x" }],
  [405, (path) => path, { method: "DELETE" }],
  [414, (path) => `${path}&${"x".repeat(9_000)}`, {}],
];
/** Errors of a post, but not to a file, which takes none. */
const POST_ERRORS: typeof ERRORS = [
  [404, (path) => `${path}0`, { method: "POST", body: "do=show", headers: FORM }],
  [403, (path) => path, { method: "POST", body: "", headers: { ...FORM, "Sec-Fetch-Site": "cross-site" } }],
  [
    403,
    (path) => path,
    { method: "POST", body: "", headers: { ...FORM, Origin: "https://elsewhere.example" } },
  ],
  [413, (path) => path, { method: "POST", body: "x".repeat(70_000), headers: FORM }],
  [415, (path) => path, { method: "POST", body: "x", headers: { "Content-Type": "text/plain" } }],
  [422, (path) => path, { method: "POST", body: new Uint8Array([0xff, 0xfe]), headers: FORM }],
];

test("Whatever is answered at an address with a token, nothing keeps it and no link sends the address on", async () => {
  const { site, paths } = await openWithLinks();
  const seen = new Set<number>();
  for (const path of paths) {
    // A mail program may unsubscribe from anywhere, with any body; the token says all.
    const isTaken = (status: number) => path.includes("/newsletter/") && [403, 415, 422].includes(status);
    const asked = path.includes("appointment.ics") ? ERRORS : [...ERRORS, ...POST_ERRORS];
    expect(asked.length).toBeGreaterThan(0);
    expectStrict(path, await site.fetch(path));
    for (const [status, address, init] of asked) {
      const answer = await site.fetch(address(path), init);
      if (!isTaken(status))
        expect([address(path).slice(0, 90), answer.status]).toEqual([address(path).slice(0, 90), status]);
      seen.add(answer.status);
      expectStrict(address(path), answer);
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining([308, 403, 404, 405, 413, 414, 415, 422]));
});

test("So it is for one that comes too often", async () => {
  const { site, paths } = await openWithLinks({
    surroundings: { rates: { ...POST_RATES, attempts: [{ points: 40, seconds: 60 }] } },
  });
  const statuses = new Set<number>();
  for (let times = 0; times < 60 && !statuses.has(429); times++) {
    const answer = await site.post(paths[0]!, { do: "nothing" });
    statuses.add(answer.status);
    expectStrict(paths[0]!, answer);
  }
  expect(statuses).toContain(429);
});

eachDatabase("While the database is closed every link", (open) => {
  test("is answered 503 with every value kept, and nothing keeps the answer", async () => {
    const { site, paths, forms } = await openWithLinks({ open });
    site.log.expect("page failed");
    site.log.expect("act not stored");
    await site.database.close();
    for (const path of paths) {
      const answer = await site.fetch(path);
      expect([path.split("?")[0], answer.status]).toEqual([path.split("?")[0], 503]);
      expect(answer.headers.get("Retry-After")).toBe("30");
      expectStrict(path, answer);
    }
    for (const form of forms) expectStrict(form.path, await sendLinkInVain(site, form));
  });
});

function expectStrict(path: string, { headers, status }: Pick<Response, "headers" | "status">): void {
  for (const [name, value] of Object.entries(TOKEN_PAGE_HEADERS))
    expect([path.slice(0, 60), status, name, headers.get(name)]).toEqual([
      path.slice(0, 60),
      status,
      name,
      value,
    ]);
}
