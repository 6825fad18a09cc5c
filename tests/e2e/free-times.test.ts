import { expect, test } from "vitest";
import { bookTime, freeTimesOf, SAMPLE_WITH_TIMES } from "../support/book-running-site.ts";
import { site } from "../support/shared-site.ts";
import { tab } from "../support/tabs.ts";

test("The list of free times follows the service, names the time on the button, and says when someone else has taken it", async () => {
  const { page } = await tab({ device: "phone" });
  const { url } = site;
  await page.goto(`${url}/book?practice=${SAMPLE_WITH_TIMES}`);
  const list = page.getByRole("group", { name: "Choose a time" });
  const words = list.locator("p").first();
  const button = page.locator("form.form button[type=submit], form.form button:not([type])").last();
  expect(await words.innerText()).toContain("up to 45 minutes each");

  const radio = list.getByRole("radio").nth(2);
  const time = (await radio.getAttribute("value"))!;
  await radio.check();
  await expect.poll(() => button.innerText()).toMatch(/^Book \w{3} \d+ \w{3}, (?:[\d:]+[ap]m|12 noon)$/);
  const named = (await button.innerText()).replace("Book ", "");
  await page.getByLabel(/^Service/).selectOption({ label: "General Checkup" });
  await expect.poll(() => words.innerText()).toContain("about 30 minutes for checkups");
  expect(await list.locator(`[value="${time}"]`).isChecked()).toBe(true);

  expect(await bookTime(url, time, "someone-else")).toBe(303);
  // The list is read each minute, and whenever the tab comes back.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => list.getByRole("status").innerText()).toBe(`${named} has just gone. Pick another.`);
  expect(await list.locator(`[value="${time}"]`).count()).toBe(0);
  await expect.poll(() => button.innerText()).toBe("Send my request");

  await list.getByRole("radio").first().check();
  await expect.poll(() => button.innerText()).toMatch(/^Book /);
  // All of a day's times stand in one order, and who asks for other days goes on where those begin.
  await list
    .getByText(/^All \d+ times$/)
    .first()
    .click();
  const day = list
    .getByRole("group")
    .filter({ hasText: /All \d+ times/ })
    .first();
  const starts = await day
    .getByRole("radio")
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  expect(starts.length).toBeGreaterThan(8);
  expect(starts).toEqual(starts.toSorted());
  const { height } = (await list.getByLabel("Another date").boundingBox())!;
  expect(height, "as high as the buttons beside it").toBeGreaterThanOrEqual(44);
  await list.getByRole("button", { name: "Later days" }).click();
  const focused = () => page.evaluate(() => document.activeElement?.parentElement?.ariaLabel);
  await expect.poll(focused).toMatch(/^\w{3} \d+ \w{3}$/);

  // A link’s time is for a checkup. It stays picked, days ahead, before any service is chosen.
  const linked = (await freeTimesOf(url)).at(-1)!;
  await page.goto(`${url}/book?practice=${SAMPLE_WITH_TIMES}&time=${linked}`);
  // It stands in the card, and the list folds out of it.
  await page.getByText("Change").first().click();
  const readAgain = page.waitForResponse(/times\.json/);
  await list.locator(`[value="${linked}"]`).focus();
  await readAgain;
  await expect.poll(() => button.innerText()).toMatch(/^Book /);
  expect(await words.innerText()).toContain("about 30 minutes for checkups");
  expect(await list.getByRole("status").innerText()).toBe("");
  expect(await list.getByText("Your choice").count()).toBe(0);
});
