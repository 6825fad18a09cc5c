import type { Page } from "playwright-core";

/** Chooses a time of the appointment form, whose part of the day may be folded. */
export async function chooseTime(page: Page, part: "Morning" | "Afternoon" | "After work", time: string) {
  const slot = page.getByText(time, { exact: true });
  if (!(await slot.isVisible())) await page.getByText(part, { exact: true }).click();
  await slot.click();
}
