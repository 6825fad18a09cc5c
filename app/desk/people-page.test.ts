import { expect, test } from "vitest";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { asked } from "#tests/support/direct-site.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { openSite, readPage } from "#tests/support/site.ts";

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

test.for(["/desk/find", "/desk/people"])(
  "someone who finds no one at %s hears why, and what to type, with the box to type in",
  async (path) => {
    const aroha = await signInAtDesk(await openSite({ routing: "desk" }));
    const { html, document } = await readPage(await aroha.post(path, { find: "Māia" }));
    const box = document.querySelector("main [name=find]")!;
    const said = box.getAttribute("aria-describedby")!.split(" ");
    const words = said.map((id) => document.querySelector(`#${id}`)?.textContent).join(" ");
    expect(words).toMatch(/[Gg]ive a whole reference or (?:a whole )?email address\. /);
    expect([box.getAttribute("aria-invalid"), await faultsOfHtml(html)]).toEqual(["true", []]);
    const before = (await aroha.page(path)).document.querySelector("main [name=find]")!;
    expect(before.getAttribute("aria-invalid")).toBeNull();
  },
);
