import { expect, test } from "vitest";
import { book, linksOf, wordsOn } from "#tests/support/direct-site.ts";
import { openEmptySite } from "#tests/support/forms.ts";
import { openListed } from "#tests/support/listing.ts";

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

test.each([
  ["", false],
  ["Mo-Fr 08:30-17:00", true],
])(
  "a practice whose hours are “%s” reads that Saturday is outside them: %s",
  async (openingHours, isSaid) => {
    const { site } = await openListed({ openingHours });
    await book(site, { practice: "10001", location: "Greymouth", preferredDate: "2026-12-05" });
    const { practice } = await linksOf(site);
    const agreed = { do: "answer", answer: "confirm", date: "2026-12-05", time: "09:30", minutes: "30" };
    await site.post(practice, { ...agreed, with: "", words: "", version: "1" });
    const page = await wordsOn(site, practice);
    expect(page).toContain("Confirmed: Saturday 5 December, 9:30am");
    expect(page.includes("outside the opening hours on your listing")).toBe(isSaid);
  },
);
