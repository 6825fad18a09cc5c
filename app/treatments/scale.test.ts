import { describe, expect, test } from "vitest";
import { TREATMENT_PAGES } from "#content/treatments/pages.ts";
import { priceScale, timeScale } from "./scale.ts";

const labels = ({ ticks }: ReturnType<typeof priceScale>) => ticks.map(({ label }) => label);

describe("A ruler", () => {
  test("shows a price on a line from nothing to a round figure beyond it", () => {
    const scale = priceScale({ from: 6_000, to: 9_000 });
    expect(labels(scale)).toEqual(["$0", "$3k", "$6k", "$9k", "$12k"]);
    expect([scale.from, scale.to]).toEqual([0.5, 0.75]);
    expect(scale.spoken).toBe("Between $6,000 and $9,000, on a scale to $12,000");
  });

  test("goes to the end of the line when only the start of a price is known", () => {
    const scale = priceScale({ from: 150, to: null });
    expect([scale.from, scale.to]).toEqual([150 / 400, 1]);
    expect(scale.spoken).toBe("From $150, on a scale to $400");
  });

  test("shows a time in steps that fit its unit", () => {
    expect(labels(timeScale({ from: 12, to: 18, unit: "months" }))).toEqual(["0", "6", "12", "18", "24"]);
    expect(labels(timeScale({ from: 30, to: 60, unit: "minutes" }))).toEqual([
      "0",
      "15",
      "30",
      "45",
      "60",
      "75",
    ]);
    expect(timeScale({ from: 1, to: 2, unit: "hours" }).spoken).toBe(
      "Between 1 and 2 hours, on a scale to 3",
    );
  });

  test.each(TREATMENT_PAGES)(
    "of $slug has at most six ticks, each labelled differently, and holds its bar",
    (page) => {
      for (const scale of [priceScale(page.price), timeScale(page.duration)]) {
        expect(scale.ticks.length).toBeLessThanOrEqual(6);
        expect(new Set(labels(scale)).size).toBe(scale.ticks.length);
        expect(scale.from).toBeGreaterThan(0);
        expect(scale.to).toBeGreaterThan(scale.from);
        expect(scale.to).toBeLessThanOrEqual(1);
      }
    },
  );
});
