import { expect, test } from "vitest";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { book, linksOf, openDirectSite } from "#tests/support/direct-site.ts";
import { texts } from "#tests/support/form.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { openSite } from "#tests/support/site.ts";

eachDatabase("The health of the site", (open) => {
  test("says what doctor says, and figures that a recount of the events gives; both plots in words, too", async () => {
    const site = await openDirectSite({ samples: 24, open });
    const days = { practice: "3", preferredDate: "2026-12-02" };
    await book(site, days);
    await book(site, { ...days, urgency: "emergency", lastName: "Other", email: "hana@example.co.nz" });
    const { practice } = await linksOf(site);
    site.clock.now = new Date(site.clock.now.getTime() + 45 * 60_000);
    await site.post(practice, { do: "answer", answer: "decline", reason: "full", version: "1" });

    const aroha = await signInAtDesk(site);
    // Doctor is asked twice: no email goes out in between.
    await site.mail();
    const page = await aroha.page("/desk/health");
    const findings = await site.services.checkUp();
    const words = page.document.querySelector("main")!.textContent.replaceAll(/\s+/g, " ");
    for (const { what, found, mend } of findings) {
      expect(words).toContain(what);
      expect(words.toLowerCase()).toContain(found.toLowerCase());
      if (mend) expect(words).toContain(mend);
    }
    const toMend = findings.filter(({ mend }) => mend).length;
    expect(page.document.querySelector("h1")?.textContent).toBe(
      toMend === 0
        ? "All is well"
        : toMend === 1
          ? "One thing needs mending"
          : `${toMend} things need mending`,
    );

    const events = await site.database.read
      .selectFrom("submission_events")
      .select(["actor", "event"])
      .execute();
    const answers = events.filter(({ actor, event }) => actor === "practice" && event === "declined");
    expect(answers).toHaveLength(1);
    const figures = [...page.document.querySelectorAll(".stats > div")].map(({ textContent }) => textContent);
    expect(figures).toEqual([
      "2requests1 emergency",
      "100%answered in time1 of 1",
      expect.stringMatching(/^0appointments agreed/),
      "0.8 huntil a practice answershalf are quicker",
    ]);
    const labels = [...page.document.querySelectorAll(".plot svg.wide")].map((plot) =>
      plot.getAttribute("aria-label"),
    );
    const asked = events.filter(({ event }) => event === "sent").length;
    expect(page.document.querySelector(".how-they-answer .bar-strip")!.getAttribute("aria-label")).toBe(
      `${answers.length} answered in time, ${asked - answers.length} still have time`,
    );
    expect(labels).toEqual([
      expect.stringMatching(/Fri 1 of 2$/),
      expect.stringMatching(/14 November 0\.8 hours$/),
    ]);
    expect(await faultsOfHtml(page.html)).toEqual([]);

    const theirs = await aroha.page("/desk/practices/3");
    const panel = (what: string) => texts(theirs.document, `.their-answers ${what}`);
    expect(panel("dd")).toEqual(["2 in 90 days", "1 of 1", "0", "0.8 open hours"]);
    expect(panel("p")[0]).toMatch(/^1 request waits with them until Mon \d/);
    expect(theirs.document.querySelector(".their-answers svg")!.getAttribute("aria-label")).toBe(
      "Open hours until each answer, the latest last: 0.8",
    );
    expect(await faultsOfHtml(theirs.html)).toEqual([]);
    const others = await aroha.page("/desk/practices/5");
    expect(texts(others.document, ".their-answers p")).toEqual([
      "We haven’t sent them a request in the last 90 days.",
    ]);
  });
});

test("everyone sees who has looked, at how much, and when they signed in; it names no patient", async () => {
  const site = await openSite({ routing: "desk", samples: 24 });
  const reference = await book(site, { preferredDate: "2026-12-02" });
  const [aroha, mere] = [await signInAtDesk(site), await signInAtDesk(site, "Mere")];
  await aroha.page(`/desk/requests/${reference}`);
  await aroha.page(`/desk/requests/${reference}`);
  const page = await mere.page("/desk/health");
  const rows = [...page.document.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].slice(0, 4).map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ["Aroha", "1", "1", "0"],
    ["Mere", "0", "0", "0"],
  ]);
  expect(page.html).not.toMatch(/Māia|maia@/);
});
