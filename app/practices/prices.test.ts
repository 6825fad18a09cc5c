import { expect, test } from "vitest";
import { PLACES } from "#content/places.ts";
import { insertPractices } from "#database/practices/practices.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { texts } from "#tests/support/form.ts";
import { mainText } from "#tests/support/head.ts";
import { makePractice } from "#tests/support/practice.ts";
import { openSite } from "#tests/support/site.ts";
import { practicePath } from "#content/links.ts";

const USUAL = "A usual visitAn examination, X-rays and a clean";

test.each([
  {
    says: "its usual visit first, and asks no one to ask for its price",
    priceFrom: 180,
    priceTo: 220,
    own: { treatment: "braces", label: "Braces", from: 6000, to: null } as const,
    rows: [USUAL, "$180–$220", "Braces", "from $6,000"],
    others: "Also offered, ask for the price: Veneers.",
  },
  {
    says: "it once, where the practice has a row of its own for it",
    priceFrom: 180,
    priceTo: 220,
    own: { treatment: "general-dentistry", label: "Checkup and clean", from: 180, to: 220 } as const,
    rows: ["Checkup and cleanGeneral Dentistry", "$180–$220"],
    others: "Also offered, ask for the price: Braces, Veneers.",
  },
  {
    says: "nothing of a usual visit that has no price",
    priceFrom: null,
    priceTo: null,
    own: { treatment: "braces", label: "Braces", from: 6000, to: null } as const,
    rows: ["Braces", "from $6,000"],
    others: "Also offered, ask for the price: General Dentistry, Veneers.",
  },
])("A profile with prices says $says", async ({ own, rows, others, priceFrom, priceTo }) => {
  const page = await profileOf({
    priceFrom,
    priceTo,
    prices: [own],
    services: ["general-dentistry", "braces", "veneers"],
  });
  expect(texts(page.document, "#prices ~ table :is(th[scope=row], td)")).toEqual(rows);
  expect(mainText(page)).toContain(others);
});

async function profileOf(stated: Partial<Practice>) {
  const site = await openSite({ samples: 0 });
  const practice = makePractice({ id: 10_001, isSample: false, ...stated });
  await site.database.transact((tx) => insertPractices(tx, [{ practice, reviews: [] }], PLACES));
  return site.page(practicePath(practice));
}
