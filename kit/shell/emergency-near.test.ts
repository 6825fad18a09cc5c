import { expect, test } from "vitest";
import { siteToRead } from "#tests/support/site-to-read.ts";

const site = siteToRead(1_236);

async function waysToHelp(path: string): Promise<(string | null)[]> {
  const { document } = await site.page(path);
  const buttons = [...document.querySelectorAll("a")].filter(
    ({ textContent }) => textContent === "Emergency",
  );
  expect(buttons.length).toBeGreaterThanOrEqual(2);
  return [...new Set(buttons.map((button) => button.getAttribute("href")))];
}

async function firstIn(place: string): Promise<string> {
  const { document } = await site.page(`/locations/${place}`);
  return document.querySelector("main h3 a[href^='/dentists/']")!.getAttribute("href")!;
}

test.each(["taupo", "nelson"])(
  "Every list, search and practice in %s leads from header, menu and dock to emergency help near it",
  async (place) => {
    const pages = [
      `/directory?location=${place}`,
      `/directory?location=${place}&service=implants&view=list`,
      `/search?q=dentist+${place}`,
      `/compare/${place}`,
      `/compare?location=${place}&service=implants`,
      `/emergency?place=${place}`,
      await firstIn(place),
      `/book?location=${place}`,
    ];
    for (const path of pages)
      expect([path, await waysToHelp(path)]).toEqual([path, [`/emergency?place=${place}`]]);
  },
);

test.each(["/directory", "/directory?location=otago", "/search?q=implants", "/compare", "/dentists/0"])(
  "%s is about no one place, and leads to emergency help for all",
  async (path) => {
    expect(await waysToHelp(path)).toEqual(["/emergency"]);
  },
);

test("Who might be hurt, or books, or has booked, is led to help near the town that is known, within the page too", async () => {
  const ways = async (path: string, words: RegExp) => {
    const { document } = await site.page(path);
    const links = [...document.querySelectorAll("main a")].filter(({ textContent }) =>
      words.test(textContent),
    );
    expect(links.length, path).toBeGreaterThan(0);
    return links.map((link) => link.getAttribute("href"));
  };
  const near = ["/emergency?place=nelson"];
  expect(await ways("/search?q=dentist+nelson", /^In pain right now/)).toEqual(near);
  expect(await ways("/directory?location=nelson&q=zzzz", /^In pain or hurt/)).toEqual(near);
  expect(await ways("/book?location=nelson", /^Get Emergency Care/)).toEqual(near);
  const [id] = /\d+/.exec(await firstIn("nelson"))!;
  const booked = `/booking-success?reference=NIHO-7K4Q-2WXR-6M&practice=${id}`;
  expect(await ways(booked, /^Get Emergency Care/)).toEqual(near);
});
