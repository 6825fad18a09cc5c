import { expect, test } from "vitest";
import { outboxCounts } from "#outbox/outbox-records.ts";
import { loadSampleDay } from "#services/desk/sample-day.ts";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { openSite } from "#tests/support/site.ts";

eachDatabase("A mail that did not arrive", (open) => {
  test("waits at the desk until someone says how it was dealt with, and doctor counts it no more", async () => {
    const site = await openSite({ samples: 240, open });
    await loadSampleDay(site.services, site.clock.now);
    const [aroha, mere] = [await signInAtDesk(site, "Aroha"), await signInAtDesk(site, "Mere")];
    const rows = async () =>
      [...(await aroha.page("/desk/today?kind=mail")).document.querySelectorAll("[data-row]")].map((row) =>
        row.getAttribute("href")!,
      );
    const [first, second] = await rows();
    expect((await outboxCounts(site.database.read)).givenUp).toBe(2);
    const page = await aroha.page(first!);
    expect(await faultsOfHtml(page.html)).toEqual([]);
    expect(page.document.querySelector("dd a")!.getAttribute("href")).toMatch(/^tel:\+64\d+$/);
    // What to say is beside the number.
    expect(page.document.querySelector(".panel-sea")!.textContent).toMatch(/Patient.+SampleAgreed\w+day/);
    const answers = await Promise.all([
      aroha.post(first!, { _act: "told" }),
      mere.post(first!, { _act: "not needed" }),
    ]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["303", "409"]);
    expect(await rows()).toEqual([second]);
    expect((await outboxCounts(site.database.read)).givenUp).toBe(1);
  });
});
