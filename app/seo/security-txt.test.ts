import { expect, test } from "vitest";
import { openSite } from "#tests/support/site.ts";

test("security.txt says whom to tell of a weakness, for no more than a year, and never expired while the site runs", async () => {
  const site = await openSite({ samples: 0 });
  for (const now of ["2026-11-20T00:30:00Z", "2029-02-28T23:59:59Z"]) {
    site.clock.now = new Date(now);
    const answer = await site.fetch("/.well-known/security.txt");
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "text/plain; charset=utf-8"]);
    const text = await answer.text();
    const fields = new Map(
      text
        .trimEnd()
        .split("\n")
        .map((line) => line.split(/: (.*)/) as [string, string]),
    );
    expect(fields.get("Contact")).toBe("mailto:security@niho.example");
    expect(fields.get("Canonical")).toBe("http://niho.test/.well-known/security.txt");
    expect(fields.get("Preferred-Languages")).toBe("en");
    const days = (Date.parse(fields.get("Expires")!) - Date.parse(now)) / 86_400_000;
    expect(days).toBeGreaterThan(180);
    expect(days).toBeLessThan(365);
  }
});
