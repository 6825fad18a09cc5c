import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { importTool } from "./tools.ts";

/** Chromium without these talks to its maker at every start, and will not run as root in a container. */
export const SWITCHES = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** It is the engine without a window system: a test costs a third of the CPU time that the whole browser takes. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const WITH_WINDOWS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

let plain: Promise<Browser> | undefined;

/** The browser of this worker, and ends with it: starting one takes half a second. */
export function openBrowser(): Promise<Browser> {
  return (plain ??= startBrowser());
}

/**
 * A browser of its own, the program as `headlessProgram` finds it.
 * `isLargeText` is what a visitor does who sets the browser's text to twice its size: rem and media queries follow it.
 * `switches` are further ones of Chromium's own.
 */
export async function startBrowser({
  isLargeText = false,
  switches = [],
}: { isLargeText?: boolean; switches?: readonly string[] } = {}): Promise<Browser> {
  const executablePath = await headlessProgram();
  const size = isLargeText ? ["--blink-settings=defaultFontSize=32"] : [];
  return chromium.launch({ executablePath, args: [...SWITCHES, ...size, ...switches] });
}

/** `CHROMIUM`, else the system's headless shell, else the one of `tools/chromium/`. */
export async function headlessProgram(): Promise<string> {
  const installed = [process.env.CHROMIUM, HEADLESS_SHELL].find(
    (path) => path !== undefined && existsSync(path),
  );
  return installed ?? (await (packaged ??= packagedChromium()));
}

/** `CHROMIUM`, else the system's whole browser, else what `headlessProgram` gives. */
export async function wholeProgram(): Promise<string> {
  return withWindows() ?? (await headlessProgram());
}

/**
 * Whether the browser of `wholeProgram` keeps pages that were left, and shows them again at once (back-forward cache).
 * A headless shell does not.
 */
export function hasBackForwardCache(): boolean {
  return withWindows() !== undefined;
}

function withWindows(): string | undefined {
  return process.env.CHROMIUM ?? WITH_WINDOWS.find(existsSync);
}

let packaged: Promise<string> | undefined;
type Packaged = { default: { executablePath: () => Promise<string> } };

/**
 * The browser of `tools/chromium/`, 67 MB that only a machine without a Chromium fetches. It unpacks itself, once, into a
 * temporary folder of its own (it takes whatever else lies in the usual one for itself), and brings the system libraries
 * that a bare machine lacks when it believes to run on Lambda.
 */
async function packagedChromium(): Promise<string> {
  const before = process.env.TMPDIR;
  const folder = join(tmpdir(), "niho-chromium");
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "24.x";
  process.env.FONTCONFIG_PATH ??= fontConfigurationIn(folder);
  const { default: chromiumOfPackage } = await importTool<Packaged>("@sparticuz/chromium");
  const program = await chromiumOfPackage.executablePath();
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  return program;
}

/**
 * The fonts that come with it and the system's. Its own configuration names folders that only Lambda has: where no font
 * is found Chromium ends in three of four starts (SkFontMgr_FontConfigInterface.cpp, "Not implemented").
 */
function fontConfigurationIn(folder: string): string {
  const fonts = [join(folder, "fonts"), "/usr/share/fonts", "/usr/local/share/fonts"];
  const directories = fonts.map((font) => `<dir>${font}</dir>`).join("");
  const cache = `<cachedir>${join(folder, "fonts-cache")}</cachedir>`;
  const document = '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">';
  const path = join(folder, "fontconfig");
  mkdirSync(path, { recursive: true });
  const text = `<?xml version="1.0"?>${document}<fontconfig>${directories}${cache}</fontconfig>\n`;
  writeFileSync(join(path, "fonts.conf"), text);
  return path;
}

export type Device = "phone" | "desktop";

/** As whom each journey is made. */
export const VISITS: readonly { device: Device; script: boolean }[] = [
  { device: "desktop", script: false },
  { device: "desktop", script: true },
  { device: "phone", script: false },
  { device: "phone", script: true },
];

export const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;

/** Chromium's word for what it asked for and did not get; where it asked is told beside it. */
const FAILURE = "Failed to load resource: ";
/** It calls these failures too: of a page, or of a form, they are how we answer. */
const ANSWER = /^the server responded with a status of (404|422|503) /;
/** What Chromium says where the network was cut: of a file, and of the worker's script. Each other failure has its words. */
const CUT = /net::ERR_INTERNET_DISCONNECTED$|^An unknown error occurred when fetching the script\.$/;

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
  const pagesAndForms = new Set<string>();
  page.on("request", (request) => {
    if (request.isNavigationRequest() || request.method() === "POST") pagesAndForms.add(request.url());
  });
  page.on("console", (message) => {
    const [text, { url }] = [message.text(), message.location()];
    if (!["error", "warning"].includes(message.type())) return;
    // A test has cut the network, maybe while the page fetched ahead or saved the emergency page.
    if (CUT.test(text)) return;
    if (!text.startsWith(FAILURE)) {
      faults.push(text);
    } else if (!ANSWER.test(text.slice(FAILURE.length)) || !pagesAndForms.has(url)) {
      const { pathname, search } = new URL(url);
      faults.push(`${text.slice(FAILURE.length)}: ${pathname}${search}`);
    }
  });
  page.on("pageerror", (error) => faults.push(String(error)));
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
  const send = page.getByRole("main").getByRole("button", { name: /Send|Subscribe|Tell me|Stop/ });
  await send.click();
  await page.getByRole("alert").waitFor();
}

/** Makes the window as tall as the page, so that what is fixed to its edges covers nothing that one could scroll to. */
export async function showWhole(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()!.width, height });
}
