import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { wholeProgram, SWITCHES } from "./browser.ts";
import { type DevTools, type Heard, openDevTools } from "./devtools.ts";

/**
 * A browser with one tab, driven past Playwright: what drives a page without knowing of tabs keeps Chromium from making
 * pages ready in advance and from keeping those that were left (Target.setAutoAttach, "tab" targets).
 */
export type Tab = {
  /** Opens an address and waits until it has loaded. */
  open: (url: string) => Promise<void>;
  /** Runs a function in the page that is shown; its parameter and result as JSON. */
  run: <P, R>(work: (given: P) => R | Promise<R>, given: P) => Promise<R>;
  /**
   * Scrolls a link to where it can be pressed, as somebody does who has just read to there, and gives its middle. Waits
   * for what lies over it for a moment.
   */
  middleOf: (selector: string) => Promise<{ x: number; y: number }>;
  /** Moves the pointer, presses and lets go, as `Input.dispatchMouseEvent` has it. */
  pointer: (type: "mouseMoved" | "mousePressed" | "mouseReleased", x: number, y: number) => Promise<void>;
  /** What happens to pages that are made ready: their state as Chromium names it. */
  onPrerender: (hear: (status: string, url: string) => void) => void;
  close: () => Promise<void>;
};

/** A browser without a window calls itself one, and is then taken for a robot. */
const PERSON =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

/** How long a page may be giving way to another one, or something lie over a link. Milliseconds. */
const TIMEOUT = 5_000;

/** What is done to every page: `slowdown` is how many times slower its processor is made; `script` runs before its own. */
type Made = { slowdown?: number; script?: () => void };

export async function openTab(made: Made = {}): Promise<Tab> {
  const browser = await startWhole();
  const pages = new Map<string, string>();
  let shown = "";
  let hearPrerender: (status: string, url: string) => void = () => undefined;
  const loaded = new Set<string>();
  const hearLoaded = new EventTarget();

  async function hear({ method, params }: Heard): Promise<void> {
    if (method === "Target.attachedToTarget" && params.targetInfo.type === "page") {
      pages.set(params.targetInfo.targetId, params.sessionId);
      if (params.targetInfo.subtype !== "prerender") shown = params.sessionId;
      await prepare(devTools, params.sessionId, made);
    }
    // A page that was made ready is now the one that is shown.
    if (
      method === "Target.targetInfoChanged" &&
      params.targetInfo.type === "page" &&
      !params.targetInfo.subtype
    )
      shown = pages.get(params.targetInfo.targetId) ?? shown;
    if (method === "Preload.prerenderStatusUpdated")
      hearPrerender(params.prerenderStatus ?? params.status, params.key.url);
    if (method === "Page.lifecycleEvent" && params.name === "load") {
      loaded.add(params.loaderId);
      hearLoaded.dispatchEvent(new Event(params.loaderId));
    }
  }

  const devTools = await openDevTools(browser.address, (heard) => void hear(heard).catch(() => undefined));
  await attachTab(devTools);
  const page: Shown = { devTools, session: () => shown };
  return {
    run: (work, given) => evaluate(page, work, given),
    middleOf: (selector) => middleIn(page, selector),
    async open(url) {
      const loaderId = await navigate(page, url);
      if (!loaded.has(loaderId)) await once(hearLoaded, loaderId);
    },
    async pointer(type, x, y) {
      const pressed = type === "mouseMoved" ? {} : { button: "left", clickCount: 1 };
      await devTools.ask("Input.dispatchMouseEvent", { type, x, y, ...pressed }, shown);
    },
    onPrerender(hearing) {
      hearPrerender = hearing;
    },
    async close() {
      devTools.close();
      await browser.end();
    },
  };
}

/** The whole browser in a process of its own, the address where it takes orders, and its end. */
async function startWhole(): Promise<{ address: string; end: () => Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), "niho-tab-"));
  const child = spawn(
    await wholeProgram(),
    [
      ...SWITCHES,
      "--headless=new",
      `--user-agent=${PERSON}`,
      "--remote-debugging-port=0",
      "--window-size=1280,900",
      `--user-data-dir=${profile}`,
      "about:blank",
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stderr.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const found = /DevTools listening on (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once("exit", () => reject(new Error(`Chromium ended:\n${said}`)));
  });
  const end = async () => {
    const isOver = once(child, "exit");
    child.kill("SIGTERM");
    await isOver;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  return { address, end };
}

/** Opens the tab, and has every page in it wait until it is prepared. */
async function attachTab({ ask }: DevTools): Promise<void> {
  const { targetId } = await ask("Target.createTarget", { url: "about:blank", forTab: true });
  const { sessionId } = await ask("Target.attachToTarget", { targetId, flatten: true });
  await ask("Target.setDiscoverTargets", { discover: true });
  await ask(
    "Target.setAutoAttach",
    { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
    sessionId,
  );
}

async function prepare({ ask }: DevTools, session: string, { slowdown = 1, script }: Made): Promise<void> {
  const order = (method: string, params?: object) => ask(method, params, session);
  await Promise.all([
    order("Page.enable"),
    order("Page.setLifecycleEventsEnabled", { enabled: true }),
    order("Preload.enable"),
    order("Emulation.setCPUThrottlingRate", { rate: slowdown }),
    script && order("Page.addScriptToEvaluateOnNewDocument", { source: `(${String(script)})()` }),
    order("Runtime.runIfWaitingForDebugger"),
  ]);
}

/** The page that is shown: another one may be a moment later. */
type Shown = { devTools: DevTools; session: () => string };

async function evaluate<P, R>(
  { devTools, session }: Shown,
  work: (given: P) => R | Promise<R>,
  given: P,
): Promise<R> {
  const expression = `(${String(work)})(${JSON.stringify(given)})`;
  const params = { expression, awaitPromise: true, returnByValue: true };
  const { result, exceptionDetails } = await devTools.ask("Runtime.evaluate", params, session());
  if (exceptionDetails) throw new Error(exceptionDetails.exception.description);
  return result.value as R;
}

/** The page may be giving way to one that was made ready: a moment later that one is asked. */
async function navigate(page: Shown, url: string, until = Date.now() + TIMEOUT): Promise<string> {
  try {
    return (await page.devTools.ask("Page.navigate", { url }, page.session())).loaderId;
  } catch (error) {
    if (Date.now() > until) throw error;
    await pause(50);
    return navigate(page, url, until);
  }
}

async function middleIn(page: Shown, selector: string): Promise<{ x: number; y: number }> {
  for (const until = Date.now() + TIMEOUT; ;) {
    const middle = await evaluate(page, middleOf, selector);
    if (middle) return middle;
    if (Date.now() > until) throw new Error(`Nothing can be pressed: ${selector}`);
    await pause(50);
  }
}

/** In the browser: nothing, if none is there or something lies over it. */
function middleOf(selector: string): { x: number; y: number } | undefined {
  for (const link of document.querySelectorAll(selector)) {
    if (!link.checkVisibility()) continue;
    link.scrollIntoView({ block: "center", behavior: "instant" });
    const box = link.getClientRects()[0]!;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (link.contains(document.elementFromPoint(x, y))) return { x, y };
  }
  return undefined;
}
