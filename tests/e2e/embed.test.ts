import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { beforeAll, expect, test, vi } from "vitest";
import { embedLines } from "#content/embed.ts";
import { startBrowser, visit } from "../support/browser.ts";
import { runCommand } from "../support/command-line.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { startSite } from "../support/running-site.ts";

/** The web server of a practice: each of its names shows what was copied from us last. */
async function startTheirs() {
  let html = "";
  let policy = "";
  const server = createServer((_, response) => {
    if (policy !== "") response.setHeader("Content-Security-Policy", policy);
    response.setHeader("Content-Type", "text/html").end(html);
  });
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    show: async (page: Page, site: string, copied: string) => {
      html = `<!DOCTYPE html><title>Ours</title><h1>Ours</h1>${copied}`;
      policy = "";
      await page.goto(site);
    },
    showPage: async (page: Page, site: string, whole: string, itsPolicy = "") => {
      html = whole;
      policy = itsPolicy;
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
    "id,name,town,address,phone,email,website,hours",
    `1,${PRACTICE.name},Whangārei,1 Quay Street,09 438 1234,desk@rata.example,http://rata.example,Mo-Fr 08:30-17:00`,
  ].join("\n");
  const environment = { DATA_DIR: here.site.dataDir };
  const { status, stderr } = await runCommand(["import", "-", "--source", "ours"], environment, file);
  expect(status, stderr).toBe(0);
}

/** The link with which the practice, which joins for it, changes its listing. */
async function listingLink(): Promise<string> {
  const environment = { DATA_DIR: here.site.dataDir, PUBLIC_URL: here.site.url };
  const id = String(PRACTICE.id);
  await runCommand(["practice", "join", id], environment);
  const { status, stdout, stderr } = await runCommand(["practice", "link", id], environment);
  expect(status, stderr).toBe(0);
  return /https?:\S+/.exec(stdout)![0];
}

/** The practice adds an address on its listing. */
async function addSite(address: string): Promise<void> {
  const { page, context } = await visit(here.browser, { script: false });
  await page.goto(await listingLink());
  await page.getByText("Show your hours on your own website").click();
  await page.getByLabel("Other addresses of your website").fill(address);
  await page.getByRole("button", { name: "Save addresses" }).click();
  await page.getByText("Saved. Your card shows at those addresses now.").waitFor();
  await context.close();
}

beforeAll(list);

test("A practice's own page shows its card in a frame as high as it needs, also on a phone of 280 px and in the dark", async () => {
  const { page, context } = await visit(here.browser, { device: "phone" });
  await page.setViewportSize({ width: 280, height: 700 });
  await page.emulateMedia({ colorScheme: "dark" });
  const script = embedLines(here.site.url, PRACTICE)[0].replace(
    "data-practice",
    'data-theme="auto" data-practice',
  );
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
  await expect.poll(() => frame.locator(":focus").textContent()).toBe("Call 09 438 1234");
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

const script = () => embedLines(here.site.url, PRACTICE)[0];
const shownCard = (page: Page) => page.frameLocator("iframe").getByRole("heading", { name: PRACTICE.name });
const link = (page: Page | ReturnType<Page["frameLocator"]>) =>
  page.getByRole("link", { name: `See our free times at ${new URL(here.site.url).host}` });

/** What stands there within the five seconds where a browser refuses the frame. */
async function whatIsSeen(page: Page | ReturnType<Page["frameLocator"]>) {
  await link(page).waitFor({ timeout: 5_000 });
  return { link: await link(page).getAttribute("href"), frame: await page.locator("iframe").isVisible() };
}

/** A link to the practice's page, and no broken frame beside it. */
const linkAlone = () => ({ link: `${here.site.url}/dentists/${PRACTICE.id}`, frame: false });

test.each([
  [
    "in the head",
    (line: string) =>
      `<!DOCTYPE html><html><head><title>Ours</title>${line}</head><body><h1>Ours</h1></body></html>`,
  ],
  ["alone", (line: string) => line],
])("The line shows the card where it stands %s", async (_, whole) => {
  const { page, context } = await visit(here.browser);
  await theirs.server.showPage(page, "http://rata.example", whole(script()));
  await shownCard(page).waitFor();
  const box = (await page.locator("iframe").boundingBox())!;
  expect(box.width).toBeGreaterThan(300);
  expect(box.height).toBeGreaterThan(100);
  expect(await link(page).count()).toBe(0);
  await context.close();
});

test("In a sandboxed frame without a source, as builders preview, the line shows a link to the practice’s page", async () => {
  const { page, context } = await visit(here.browser);
  const inner = script().replaceAll('"', "&quot;");
  const box = `<iframe id="box" sandbox="allow-scripts allow-popups" width="600" height="300" srcdoc="${inner}"></iframe>`;
  await theirs.server.show(page, "http://rata.example", box);
  expect(await whatIsSeen(page.frameLocator("#box"))).toEqual(linkAlone());
  await context.close();
});

test("A second address that the practice adds to its listing shows the card, and another site a link", async () => {
  const { page, context } = await visit(here.browser);
  await theirs.server.show(page, "http://editor.example", script());
  expect(await whatIsSeen(page)).toEqual(linkAlone());
  await addSite("http://editor.example/preview");
  // The site reads its practices again a moment after the form is answered: a page that comes before shows the link.
  const shows = async () => {
    await theirs.server.show(page, "http://editor.example", script());
    await shownCard(page).waitFor({ timeout: 10_000 });
  };
  await vi.waitFor(shows, 60_000);
  await theirs.server.show(page, "http://elsewhere.example", script());
  expect(await whatIsSeen(page)).toEqual(linkAlone());
  await context.close();
});

test("Where the site’s own policy forbids our frame, the line shows the link", async () => {
  const { page, context } = await visit(here.browser);
  const policy = `default-src 'self'; script-src ${here.site.url}`;
  await theirs.server.showPage(
    page,
    "http://rata.example",
    `<!DOCTYPE html><title>Ours</title>${script()}`,
    policy,
  );
  expect(await whatIsSeen(page)).toEqual(linkAlone());
  await context.close();
});

test("The card is light on a dark device unless its line says otherwise", async () => {
  const { page, context } = await visit(here.browser);
  await page.emulateMedia({ colorScheme: "dark" });
  const paper = async (line: string) => {
    await theirs.server.show(page, "http://rata.example", line);
    await shownCard(page).waitFor();
    return page
      .frameLocator("iframe")
      .locator("body")
      .evaluate((body) => getComputedStyle(body).backgroundColor);
  };
  expect(await paper(script())).toBe("rgb(255, 255, 255)");
  expect(await paper(script().replace("data-practice", 'data-theme="dark" data-practice'))).toBe(
    "rgb(15, 30, 41)",
  );
  expect(await paper(script().replace("data-practice", 'data-theme="auto" data-practice'))).toBe(
    "rgb(15, 30, 41)",
  );
  await context.close();
});

test("The listing page copies the line by a button", async () => {
  const { page, context } = await visit(here.browser);
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: here.site.url });
  await page.goto(await listingLink());
  await page.getByText("Show your hours on your own website").click();
  await page.getByRole("button", { name: "Copy the line" }).click();
  await page.getByText("Copied.").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(script());
  await context.close();
});

test("Staff copy a practice’s line by the same button, at the desk", async () => {
  const { page, context } = await visit(here.browser);
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: here.site.url });
  const environment = { DATA_DIR: here.site.dataDir, PUBLIC_URL: here.site.url };
  const { stdout } = await runCommand(["desk", "--for", "Aroha"], environment);
  await page.goto(/https?:\S+/.exec(stdout)![0]);
  await page.click("main button");
  await page.waitForURL(/today/);
  await page.goto(`${here.site.url}/desk/practices/${PRACTICE.id}`);
  await page.getByText("Their hours on their own website").click();
  await page.getByRole("button", { name: "Copy the line" }).click();
  await page.getByText("Copied.").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(script());
  await context.close();
});

test("Nobody gets another of our pages in a frame", async () => {
  const { page, context } = await visit(here.browser);
  await theirs.server.show(page, "http://rata.example", `<iframe src="${here.site.url}/book"></iframe>`);
  await page.locator("iframe").waitFor();
  await expect.poll(() => page.frames().at(-1)!.url()).toContain("chrome-error:");
  await context.close();
});
