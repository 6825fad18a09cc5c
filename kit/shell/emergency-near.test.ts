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
