import { expect, test } from "vitest";
import { samplePractices } from "#content/samples/practices.ts";
import { headings, mainText } from "#tests/support/head.ts";
import { hrefs } from "#tests/support/search-results.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const SAMPLES = 400;
const site = siteToRead(SAMPLES);

test.each(["6011", "1010", "dentist 6011", "checkup 6011"])(
  "A search for “%s” lists the practices of that postcode, and the directory the same",
  async (q) => {
    const [postcode] = /\d+/.exec(q)!;
    const there = [...samplePractices(SAMPLES)].filter(
      ({ practice }) =>
        practice.postcode === postcode &&
        (!q.startsWith("checkup") || practice.services.includes("general-dentistry")),
    );
    const page = await site.page(`/search?${new URLSearchParams({ q })}`);
    expect(there.length).toBeGreaterThan(1);
    expect(headings(page)).toContain(`${there.length} practices`);
    const list = hrefs(page).find((href) => href.startsWith("/directory?q="));
    if (list)
      expect((await site.page(list)).document.querySelector("#count")!.textContent).toBe(
        `${there.length} dentists found`,
      );
  },
);

test("A postcode without a practice is taken for no other, and the page says what to type", async () => {
  const page = await site.page("/search?q=6099");
  expect([...samplePractices(SAMPLES)].some(({ practice }) => practice.postcode === "6099")).toBe(false);
  expect(mainText(page)).not.toContain("so we looked for");
  expect(mainText(page)).toContain(
    "No practice is listed with the postcode 6099. Try the name of the suburb or the town.",
  );
});
