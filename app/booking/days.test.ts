import { expect, test } from "vitest";
import { texts } from "#tests/support/form.ts";
import { openEmptySite } from "#tests/support/forms.ts";

test("an emergency is for today while a time of today can be chosen, and in the evening for tomorrow", async () => {
  const site = await openEmptySite({ now: "2026-11-26T03:00:00Z" });
  const [day] = texts((await site.page("/book")).document, ".if-emergency");
  expect(day).toBe(
    "Emergency means today, Thursday 26 November 2026. If you choose a later date, we go by your date.",
  );
  site.clock.now = new Date("2026-11-26T08:15:00Z");
  const { document } = await site.page("/book");
  expect(document.querySelector("#preferredDate")!.getAttribute("min")).toBe("2026-11-27");
  expect(texts(document, ".if-emergency")).toEqual([
    "Emergency means the same day, but it is too late to ask for today: the first day to choose is tomorrow, Friday 27 November 2026. Cannot wait? Call Healthline on 0800 611 116.",
  ]);
});
