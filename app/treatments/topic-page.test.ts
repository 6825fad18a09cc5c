import { describe, expect, test } from "vitest";
import { FEE_AVERAGES } from "#content/topics/fee-averages.ts";
import { topicSourceIds } from "#content/topics/topic.ts";
import { TOPICS } from "#content/topics/topics.ts";
import { formatDollars } from "#domain/money.ts";
import { formatDay } from "#domain/nz-time.ts";
import { ORIGIN } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";
import { hrefsOn, textsOn } from "#tests/support/head.ts";

const site = siteToRead(24);

describe("A topic’s page", () => {
  test.each(TOPICS)(
    "shows $slug whole, what is urgent first of all, with its sources and the day on which it was checked",
    async (topic) => {
      const page = await site.page(`/services/${topic.slug}`);
      expect(page.status).toBe(200);
      expect(textsOn(page, "h1")).toEqual([topic.title]);
      expect(textsOn(page, "title")).toEqual([`${topic.title} in New Zealand | Niho`]);
      expect(hrefsOn(page, "link[rel=canonical]")).toEqual([`${ORIGIN}/services/${topic.slug}`]);
      const main = textsOn(page, "main")[0]!.replaceAll(/\s+/g, " ");
      const { about, care, costs, thinkTwice, otherWays, ask } = topic;
      const ways = otherWays.says.map(({ text }) => text);
      for (const said of [about.says, care.says, costs.says, thinkTwice.says, ways, ask].flat()) {
        expect(main).toContain(said);
      }
      for (const fee of costs.averages) expect(main).toContain(formatDollars(FEE_AVERAGES[fee].dollars));
      if (topic.urgent) {
        expect(main.split("Who to see")[0]).toContain(topic.urgent.says);
        expect(page.document.querySelector("main .wrap a[href='/emergency']")).not.toBeNull();
      }
      expect(textsOn(page, "[aria-labelledby=sources] li")).toHaveLength(topicSourceIds(topic).length);
      expect(main).toContain(formatDay(topic.reviewedOn));
    },
  );

  test("tells machines that it is a page about health and when it was checked, and no price", async () => {
    const page = await site.page("/services/crowns-and-bridges");
    const data = textsOn(page, 'script[type="application/ld+json"]')[0]!;
    expect(data).toContain('"@type":"MedicalWebPage"');
    expect(data).toContain('"lastReviewed":"2026-11-26"');
    expect(data).not.toMatch(/price|Offer|rating/i);
  });

  test("shows who does it where practices say so, and claims nothing where they do not", async () => {
    const veneers = await site.page("/services/veneers");
    expect(textsOn(veneers, "aside")[0]).toContain("the practices that say they do this");
    expect(hrefsOn(veneers, "aside a")[0]).toMatch(/^\/directory\?service=/);
    const gums = await site.page("/services/gum-disease");
    expect(textsOn(gums, "aside")[0]).toContain("Any dentist can see you.");
    expect(gums.document.querySelector("#providers")).toBeNull();
  });

  test("is found under what people call it, and is listed for search engines", async () => {
    for (const [called, slug] of [
      ["Bleeding-Gum", "gum-disease"],
      ["gingivitis", "gum-disease"],
      ["abscess", "toothache"],
    ] as const) {
      const answer = await site.fetch(`/services/${called}`);
      expect([answer.status, answer.headers.get("Location")]).toEqual([301, `/services/${slug}`]);
    }
    const sitemap = await (await site.fetch("/sitemap.xml")).text();
    for (const { slug } of TOPICS) expect(sitemap).toContain(`${ORIGIN}/services/${slug}<`);
  });
});
