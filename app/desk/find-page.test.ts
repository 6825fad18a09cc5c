import { expect, test } from "vitest";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { book } from "#tests/support/direct-site.ts";
import { linksIn, texts } from "#tests/support/form.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { openSite, readPage } from "#tests/support/site.ts";

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

test("practices are found by a name, a town or their number as well; one alone opens at once", async () => {
  const site = await openSite({ samples: 240 });
  const aroha = await signInAtDesk(site);
  const find = (asked: string) => aroha.post("/desk/find", { find: asked });
  expect((await find("12")).headers.get("location")).toBe("/desk/practices/12");
  const name = (await aroha.page("/desk/practices/12")).document.querySelector("h1")!.textContent;
  const [first, ...others] = texts((await readPage(await find("nelson"))).document, "[data-row] .more");
  expect([first, ...others].every((town) => town!.endsWith("Nelson"))).toBe(true);
  const named = await find(name.toUpperCase());
  const found =
    named.status === 303
      ? [named.headers.get("location")]
      : linksIn((await readPage(named)).document.querySelector(".queue")!).map(([href]) => href);
  expect(found).toContain("/desk/practices/12");
  const none = await readPage(await find("Nowhere Dental"));
  expect(none.document.querySelector(".error")!.textContent).toMatch(/^No practice is called that/);
  expect(await faultsOfHtml(none.html)).toEqual([]);
});
