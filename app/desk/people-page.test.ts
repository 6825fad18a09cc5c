import { expect, test } from "vitest";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { asked } from "#tests/support/direct-site.ts";

test("nobody leafs through people: a name, or a part of an address or a reference, finds no one", async () => {
  const { site, reference } = await asked();
  const aroha = await signInAtDesk(site);
  for (const whom of [
    "Māia",
    "maia",
    "@example.co.nz",
    "maia@example",
    reference.slice(0, -1),
    "NIHO",
    "%",
    "",
  ]) {
    const answer = await aroha.post("/desk/people", { find: whom });
    const html = await answer.text();
    expect([whom, answer.status, html.includes(reference)]).toEqual([whom, 200, false]);
    expect(html).toContain("Give a whole reference or a whole email address.");
  }
  expect((await site.post("/desk/people", { find: reference })).status).toBe(401);
});
