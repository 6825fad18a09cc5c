import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { wholeProgram, SWITCHES } from "./browser.ts";

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
   * for what lies over it for a moment, as the picture of a page that fades in does.
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

type Message = {
  id?: number;
  method?: string;
  params?: Record<string, never>;
  sessionId?: string;
  result?: Record<string, never>;
  error?: { message: string };
};

/** `slowdown` is how many times slower the processor is made for every page; `script` runs in each before its own. */
export async function openTab({
  slowdown = 1,
  script,
}: { slowdown?: number; script?: () => void } = {}): Promise<Tab> {
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
  const socket = new WebSocket(address);
  await once(socket, "open");

  let last = 0;
  const waiting = new Map<number, { asked: string | undefined; hear: (message: Message) => void }>();
  const pages = new Map<string, string>();
  let shown = "";
  let hearPrerender: (status: string, url: string) => void = () => undefined;
  const loaded = new Set<string>();
  const hearLoaded = new EventTarget();

  function send(method: string, params: object = {}, sessionId?: string): Promise<Record<string, never>> {
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      const hearAnswer = ({ result, error }: Message) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result!);
      waiting.set(id, { asked: sessionId, hear: hearAnswer });
      socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
    });
  }

  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) {
      waiting.get(message.id)?.hear(message);
      waiting.delete(message.id);
    } else void hear(message).catch(() => undefined);
  });

  async function hear({ method, params }: Message): Promise<void> {
    const given = params as unknown as {
      sessionId: string;
      targetInfo: { targetId: string; type: string; subtype?: string };
      name: string;
      loaderId: string;
      status: string;
      prerenderStatus?: string;
      key: { url: string };
    };
    if (method === "Target.attachedToTarget" && given.targetInfo.type === "page") {
      pages.set(given.targetInfo.targetId, given.sessionId);
      if (given.targetInfo.subtype !== "prerender") shown = given.sessionId;
      await prepare(given.sessionId);
    }
    // Whoever still waits for that page would wait for ever.
    if (method === "Target.detachedFromTarget")
      for (const { asked, hear: answer } of waiting.values())
        if (asked === given.sessionId) answer({ error: { message: "the page is gone" } });
    // A page that was made ready is now the one that is shown.
    if (
      method === "Target.targetInfoChanged" &&
      given.targetInfo.type === "page" &&
      !given.targetInfo.subtype
    )
      shown = pages.get(given.targetInfo.targetId) ?? shown;
    if (method === "Preload.prerenderStatusUpdated")
      hearPrerender(given.prerenderStatus ?? given.status, given.key.url);
    if (method === "Page.lifecycleEvent" && given.name === "load") {
      loaded.add(given.loaderId);
      hearLoaded.dispatchEvent(new Event(given.loaderId));
    }
  }

  async function prepare(session: string): Promise<void> {
    const orders: [string, object][] = [
      ["Page.enable", {}],
      ["Page.setLifecycleEventsEnabled", { enabled: true }],
      ["Preload.enable", {}],
      ["Emulation.setCPUThrottlingRate", { rate: slowdown }],
      ...(script
        ? [["Page.addScriptToEvaluateOnNewDocument", { source: `(${String(script)})()` }] as [string, object]]
        : []),
      ["Runtime.runIfWaitingForDebugger", {}],
    ];
    await Promise.all(orders.map(([method, params]) => send(method, params, session)));
  }

  const { targetId } = (await send("Target.createTarget", {
    url: "about:blank",
    forTab: true,
  })) as unknown as {
    targetId: string;
  };
  const tab = (await send("Target.attachToTarget", { targetId, flatten: true })) as unknown as {
    sessionId: string;
  };
  await send("Target.setDiscoverTargets", { discover: true });
  await send(
    "Target.setAutoAttach",
    { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
    tab.sessionId,
  );

  async function run<P, R>(work: (given: P) => R | Promise<R>, given: P): Promise<R> {
    const expression = `(${String(work)})(${JSON.stringify(given)})`;
    const params = { expression, awaitPromise: true, returnByValue: true };
    const answer = (await send("Runtime.evaluate", params, shown)) as unknown as {
      result: { value: never };
      exceptionDetails?: { exception: { description: string } };
    };
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.exception.description);
    return answer.result.value;
  }

  /** The page may be giving way to one that was made ready: a moment later that one is asked. */
  async function navigate(url: string, until = Date.now() + TIMEOUT): Promise<string> {
    try {
      return ((await send("Page.navigate", { url }, shown)) as unknown as { loaderId: string }).loaderId;
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(50);
      return navigate(url, until);
    }
  }

  return {
    run,
    async middleOf(selector) {
      for (const until = Date.now() + TIMEOUT; ;) {
        const middle = await run(middleOf, selector);
        if (middle) return middle;
        if (Date.now() > until) throw new Error(`Nothing can be pressed: ${selector}`);
        await pause(50);
      }
    },
    async open(url) {
      const loaderId = await navigate(url);
      if (!loaded.has(loaderId)) await once(hearLoaded, loaderId);
    },
    async pointer(type, x, y) {
      const pressed = type === "mouseMoved" ? {} : { button: "left", clickCount: 1 };
      await send("Input.dispatchMouseEvent", { type, x, y, ...pressed }, shown);
    },
    onPrerender(hearing) {
      hearPrerender = hearing;
    },
    async close() {
      socket.close();
      const isOver = once(child, "exit");
      child.kill("SIGTERM");
      await isOver;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
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
