import { describe, expect, test } from "vitest";
import { framingOrigins } from "#content/embed.ts";
import { samplePractices } from "#content/samples/practices.ts";
import { insertPractices } from "#database/practices/practices.ts";
import { PLACES } from "#content/places.ts";
import { openSite, ORIGIN } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const shared = siteToRead(3);

const [sample] = [...samplePractices(1)].map(({ practice }) => practice);
const ancestors = (answer: Response) =>
  /frame-ancestors ([^;]+)/.exec(answer.headers.get("Content-Security-Policy")!)![1];

describe("The frame with a practice's card", () => {
  test("can stand on the site that its listing names, with and without www, and on no other; no other page can be framed", async () => {
    const site = await openSite({ samples: 3 });
    const answer = await site.fetch("/embed/1");
    expect(ancestors(answer)).toBe("https://karakalane.example https://www.karakalane.example");
    for (const path of ["/", "/dentists/1", "/book?practice=1", "/embed/999", "/directory"])
      expect(ancestors(await site.fetch(path)), path).toBe("'none'");
    await site.database.transact((tx) =>
      insertPractices(tx, [{ practice: { ...sample!, id: 30_001, website: "" }, reviews: [] }], PLACES),
    );
    expect(ancestors(await site.fetch("/embed/30001"))).toBe("'none'");
  });

  test.each([
    ["https://www.rata.nz/about?x=1", ["https://www.rata.nz", "https://rata.nz"]],
    ["http://rata.nz:8080", ["http://rata.nz:8080", "http://www.rata.nz:8080"]],
    ["", []],
    ["javascript:alert(1)", []],
    ["https://rata.nz; script-src *", []],
  ])("counts %s as %j", (website, origins) => {
    expect(framingOrigins(website)).toEqual(origins);
  });

  test("says whether they are open, their week, and how to book, in links that leave the frame, in at most 12 kB, and sets no cookie", async () => {
    const page = await shared.page("/embed/2");
    expect(page.status).toBe(200);
    expect(page.html.length).toBeLessThan(12_000);
    expect(page.headers.get("set-cookie")).toBeNull();
    expect(page.document.querySelectorAll("tr")).toHaveLength(7);
    expect(page.document.querySelector("base")!.getAttribute("target")).toBe("_blank");
    const book = page.document.querySelector("a.book")!;
    expect(book.getAttribute("href")).toBe(`${ORIGIN}/book?practice=2`);
    expect(page.document.querySelector(".sample")).not.toBeNull();
  });

  test("shows the next free times of a practice that lets patients book, each leading to the form with it picked", async () => {
    const site = siteToRead(6);
    const { document } = await site.page("/embed/3");
    const [first, ...others] = [...document.querySelectorAll("li a")];
    expect(others).toHaveLength(3);
    const form = await site.page(first!.getAttribute("href")!.slice(ORIGIN.length));
    expect(form.document.querySelector("input[name=chosenTime]:checked")).not.toBeNull();
    expect((await site.page("/embed/2")).document.querySelectorAll("li")).toHaveLength(0);
  });

  test.each(["/embed/999", "/embed/0", "/embed/1x", "/embed/%00", "/embed/99999999999999999999"])(
    "is nothing at %s",
    async (path) => {
      expect((await shared.fetch(path)).status).toBe(404);
    },
  );
});
