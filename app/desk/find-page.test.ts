import { expect, test } from "vitest";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { book } from "#tests/support/direct-site.ts";
import { linksIn } from "#tests/support/form.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { openSite } from "#tests/support/site.ts";

test("people are found by a whole reference or a whole email address alone, and no address holds an email", async () => {
  const site = await openSite({ routing: "desk", samples: 24 });
  const aroha = await signInAtDesk(site);
  const reference = await book(site, { preferredDate: "2026-12-02" });
  const find = (asked: string) => aroha.post("/desk/find", { find: asked });
  expect((await find(reference.toLowerCase())).headers.get("location")).toBe(`/desk/requests/${reference}`);
  const person = (await find(" MAIA@example.co.nz ")).headers.get("location")!;
  expect(person).toMatch(/^\/desk\/people\/[0-9a-f]{64}$/);
  for (const asked of ["maia", "@example.co.nz", "Māia", "NIHO", "%", reference.slice(0, -1)]) {
    const answer = await find(asked);
    expect([asked, answer.status, (await answer.text()).includes(reference)]).toEqual([asked, 200, false]);
  }
  expect(await faultsOfHtml((await aroha.page("/desk/find")).html)).toEqual([]);
  expect(linksIn((await aroha.page(person)).document.querySelector(".records")!)).toContainEqual([
    `/desk/requests/${reference}`,
    `Request ${reference}`,
  ]);
  const looks = await site.database.read
    .selectFrom("audit")
    .select("command")
    .where("kind", "=", "look")
    .execute();
  expect(looks).toEqual([{ command: "person" }]);
});
