import { expect, test } from "vitest";
import { OTHER_WAYS_TO_CALL } from "#content/emergency.ts";
import { mainText } from "#tests/support/head.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const site = siteToRead(24);

test("The accessibility page says first what to do if you’re stuck, and what doesn’t work yet", async () => {
  const { document, status } = await site.page("/accessibility");
  expect(status).toBe(200);
  const titles = [...document.querySelectorAll("main h2[id]")].map(({ textContent }) => textContent);
  expect(titles[0]).toBe("If you’re stuck");
  expect(titles).toContain("What doesn’t work yet");
  const [first] = document.querySelectorAll("main .prose a");
  expect(first!.getAttribute("href")).toMatch(/^mailto:/);
});

test.each(["/accessibility", "/emergency"])(
  "Someone who cannot make a phone call in English reads at %s how to reach a nurse, and that 111 by text has to be registered for",
  async (path) => {
    const text = mainText(await site.page(path));
    for (const { how } of OTHER_WAYS_TO_CALL) for (const way of how) expect(text).toContain(way.text);
    expect(text).toContain("it works only if you registered with the Police before");
  },
);

test("Every page leads to the accessibility page", async () => {
  for (const path of ["/", "/emergency", "/book"]) {
    const { document } = await site.page(path);
    expect(document.querySelector("footer a[href='/accessibility']")?.textContent).toBe("Accessibility");
  }
});
