import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { embedLines } from "#content/embed.ts";
import { startBrowser, visit } from "../support/browser.ts";
import { runCommand } from "../support/command-line.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { startSite } from "../support/running-site.ts";

/** The web server of a practice: each of its names shows what was copied from us last. */
async function startTheirs() {
  let lines = "";
  const server = createServer((_, response) => {
    response
      .setHeader("Content-Type", "text/html")
      .end(`<!DOCTYPE html><title>Ours</title><h1>Ours</h1>${lines}`);
  });
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    show: async (page: Page, site: string, copied: string) => {
      lines = copied;
      await page.goto(site);
    },
    dispose: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const theirs = forAllTests({ server: startTheirs });
const here = forAllTests({
  browser: () =>
    startBrowser({ switches: [`--host-resolver-rules=MAP *.example:80 ${theirs.server.address}`] }),
  site: () => startSite({ environment: { SAMPLE_PRACTICES: "off" } }),
});

const PRACTICE = { id: 10_001, name: "Rātā Yard Dentists" };

/** One real practice, whose listing names their web server. */
async function list(): Promise<void> {
  const file = [
    "id,name,town,address,phone,website,hours",
    `1,${PRACTICE.name},Whangārei,1 Quay Street,09 438 1234,http://rata.example,Mo-Fr 08:30-17:00`,
  ].join("\n");
  const environment = { DATA_DIR: here.site.dataDir };
  const { status, stderr } = await runCommand(["import", "-", "--source", "ours"], environment, file);
  expect(status, stderr).toBe(0);
}

beforeAll(list);

test("A practice's own page shows its card in a frame as high as it needs, also on a phone of 280 px and in the dark", async () => {
  const { page, context } = await visit(here.browser, { device: "phone" });
  await page.setViewportSize({ width: 280, height: 700 });
  await page.emulateMedia({ colorScheme: "dark" });
  const [script] = embedLines(here.site.url, PRACTICE);
  await theirs.server.show(page, "http://rata.example", script);
  const frame = page.frameLocator("iframe");
  await frame.getByRole("heading", { name: PRACTICE.name }).waitFor();
  const needed = await frame.locator("body").evaluate((body) => body.getBoundingClientRect());
  await expect
    .poll(async () => (await page.locator("iframe").boundingBox())!.height)
    .toBe(Math.ceil(needed.height));
  expect(await frame.locator("html").evaluate((html) => html.scrollWidth <= html.clientWidth)).toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await frame.locator(":focus").textContent()).toBe("Call 09 438 1234");
  await context.close();
});

test("Without scripts the second of the lines shows the same frame", async () => {
  const { page, context } = await visit(here.browser, { device: "desktop", script: false });
  const [, frameLine] = embedLines(here.site.url, PRACTICE);
  await theirs.server.show(page, "http://www.rata.example", frameLine);
  await expect
    .poll(() => page.frameLocator("iframe").getByRole("link", { name: "Call" }).getAttribute("href"))
    .toBe("tel:+6494381234");
  await context.close();
});

test("Another site gets no card, and nobody gets another page of ours in a frame", async () => {
  const { page, context } = await visit(here.browser);
  const [script] = embedLines(here.site.url, PRACTICE);
  await theirs.server.show(page, "http://elsewhere.example", script);
  await page.locator("iframe").waitFor();
  await expect.poll(() => page.frames().at(-1)!.url()).toContain("chrome-error:");
  await theirs.server.show(page, "http://rata.example", `<iframe src="${here.site.url}/book"></iframe>`);
  await page.locator("iframe").waitFor();
  await expect.poll(() => page.frames().at(-1)!.url()).toContain("chrome-error:");
  await context.close();
});
