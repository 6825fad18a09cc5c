import { expect, test } from "vitest";
import { TREATMENT_PAGES } from "#content/treatments/pages.ts";
import { priceScale, scaleTo } from "./price-scale.ts";

test("The line of every treatment begins at nothing, ends at a round figure and has room for its price", () => {
  expect(scaleTo(9_000)).toEqual({ from: 0, to: 12_000 });
  for (const { slug, price } of TREATMENT_PAGES) {
    const most = price.to ?? price.from;
    const { from, to } = scaleTo(most);
    expect([slug, from, to % 10]).toEqual([slug, 0, 0]);
    expect([slug, to / most]).toEqual([slug, expect.toSatisfy((n: number) => n > 1.1 && n < 1.7)]);
  }
});

test("The line of practices' prices has all of them inside, and ends at round figures", () => {
  expect(priceScale([6_000, 6_600, 9_000])).toEqual({ from: 4_000, to: 10_000 });
  expect(priceScale([150])).toEqual({ from: 140, to: 160 });
});
