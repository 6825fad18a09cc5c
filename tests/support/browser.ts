import { existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

/** Without these Chromium talks to its maker at every start, and will not run as root in a container. */
export const SWITCHES = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const INSTALLED = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * The system's Chromium where there is one, else the one that came with the packages. `isLargeText` is what a
 * visitor does who sets the browser's text to twice its size: rem and media queries follow it. `switches` are further
 * ones of Chromium's own.
 */
export async function openBrowser({
  isLargeText = false,
  switches = [],
}: { isLargeText?: boolean; switches?: readonly string[] } = {}): Promise<Browser> {
  const executablePath = await chromiumProgram();
  const size = isLargeText ? ["--blink-settings=defaultFontSize=32"] : [];
  return chromium.launch({ executablePath, args: [...SWITCHES, ...size, ...switches] });
}

/** The system's where there is one, else the one that came with the packages. */
export async function chromiumProgram(): Promise<string> {
  return process.env.CHROMIUM ?? INSTALLED.find(existsSync) ?? (await packagedChromium());
}

/**
 * It unpacks itself, once, into a temporary folder of its own (it takes whatever else lies in the usual one for
 * itself), and brings the system libraries that a bare machine lacks when it believes to run on Lambda.
 */
async function packagedChromium(): Promise<string> {
  const folder = join(tmpdir(), "niho-chromium");
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "24.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  return packaged.executablePath();
}

export type Device = "phone" | "desktop";

/** As whom each journey is made. */
export const VISITS: readonly { device: Device; script: boolean }[] = [
  { device: "desktop", script: false },
  { device: "desktop", script: true },
  { device: "phone", script: false },
  { device: "phone", script: true },
];

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;

/** Chromium's own word where it leaves out the fade between two pages, as it does while a test holds back requests. */
const ABORTED_FADE = /^InvalidStateError: Transition was aborted/;

/**
 * A visitor's browser window. What the page says on its console, a failed request, or a policy violation is kept in
 * `faults`, which a test expects to be empty.
 */
export async function visit(
  browser: Browser,
  {
    device = "desktop",
    script = true,
    dark = false,
  }: { device?: Device; script?: boolean; dark?: boolean } = {},
): Promise<{ page: Page; context: BrowserContext; faults: string[] }> {
  const context = await browser.newContext({
    viewport: SIZES[device],
    javaScriptEnabled: script,
    colorScheme: dark ? "dark" : "light",
    isMobile: device === "phone",
    hasTouch: device === "phone",
    locale: "en-NZ",
    timezoneId: "Pacific/Auckland",
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("console", (message) => {
    const isStatus = /Failed to load resource.*status of (404|422|503)/.test(message.text());
    if (["error", "warning"].includes(message.type()) && !isStatus) faults.push(message.text());
  });
  page.on("pageerror", (error) => {
    if (!ABORTED_FADE.test(String(error))) faults.push(String(error));
  });
  return { page, context, faults };
}

/** Brings a page into one of the states of `every-page.ts`. */
export async function openState(
  page: Page,
  url: string,
  { path, isSubmitted = false }: { path: string; isSubmitted?: boolean | undefined },
): Promise<void> {
  await page.goto(`${url}${path}`);
  if (!isSubmitted) return;
  const send = page.getByRole("main").getByRole("button", { name: /Send|Subscribe/ });
  await send.click();
  await page.getByRole("alert").waitFor();
}

/** Makes the window as tall as the page, so that what is fixed to its edges covers nothing that one could scroll to. */
export async function showWhole(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()!.width, height });
}
