import { expect, test } from "vitest";
import { openEmptySite } from "#tests/support/forms.ts";

const TOKENS = ["", "x", "a".repeat(63), "a".repeat(64), "A".repeat(64), `${"a".repeat(64)}0`];

test.each(["/request", "/practice/request"])(
  "%s answers every token that opens nothing with the same 404, and posts to it too",
  async (path) => {
    const site = await openEmptySite();
    const answers = new Set<string>();
    for (const token of TOKENS) {
      for (const init of [{}, { method: "POST", body: new URLSearchParams({ do: "cancel", sure: "yes" }) }]) {
        const answer = await site.fetch(`${path}?token=${token}`, init);
        const { headers, status } = answer;
        const named = ["cache-control", "referrer-policy", "x-robots-tag", "set-cookie"].map((name) =>
          headers.get(name),
        );
        answers.add(JSON.stringify([status, named, await answer.text()]));
      }
    }
    expect(answers.size).toBe(1);
    const [status, named, body] = JSON.parse([...answers][0]!) as [number, string[], string];
    expect([status, named]).toEqual([404, ["no-store", "strict-origin", "noindex, nofollow", null]]);
    expect(body).toContain("This link doesn’t work");
    expect(body).toContain('href="/lost-link"');
  },
);
