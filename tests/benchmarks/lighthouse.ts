import { startBrowser } from "../support/browser.ts";
import { importTool } from "../support/tools.ts";
import { median } from "./row.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof CATEGORIES)[number];
/** `devtools` slows the line and the processor down; `simulate` works out what that would have given. */
type Throttling = "simulate" | "devtools";

/** One look of Lighthouse: scores of 100, times in ms. A category that was not asked for has no score (NaN). */
export type Look = {
  scores: Record<Category, number>;
  lcp: number;
  blocking: number;
  shift: number;
  /** Search engines are told not to show it, which Lighthouse counts against its SEO. */
  isHidden: boolean;
};

export type LookAt = (url: string, throttling: Throttling) => Promise<Look>;

/** What is read of Lighthouse's answer. */
type Result = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>;
};
type Lighthouse = (
  url: string,
  flags: {
    port: number;
    onlyCategories: readonly Category[];
    logLevel: "silent";
    throttlingMethod: Throttling;
    disableFullPageScreenshot: boolean;
  },
) => Promise<{ lhr: Result } | undefined>;

type Waits = { nonSimulatedSettingsOverrides: { cpuQuietThresholdMs: number } };

const PORT = { from: 41_000, count: 900 };
/** On a busy machine Chromium sometimes leaves the start of a page out of its trace. */
const ATTEMPTS = 3;

/**
 * Lighthouse with a browser of its own, as a phone of the middle class.
 *
 *     const { lookAt, close } = await startLighthouse();
 *     const { scores, lcp } = await lookAt("http://localhost:3000/", "devtools");
 */
export async function startLighthouse(): Promise<{ lookAt: LookAt; close: () => Promise<void> }> {
  const { default: lighthouse } = await importTool<{ default: Lighthouse }>("lighthouse");
  const waits = await importTool<Waits>("lighthouse", "core/config/constants.js");
  // It watches a page for five seconds after its load, and then would for five more, which no flag can shorten.
  waits.nonSimulatedSettingsOverrides.cpuQuietThresholdMs = 1_000;
  const port = PORT.from + (process.pid % PORT.count);
  const browser = await startBrowser({ switches: [`--remote-debugging-port=${port}`] });
  process.on("unhandledRejection", passOverLateQuestion);
  return {
    lookAt,
    async close() {
      await browser.close();
      process.off("unhandledRejection", passOverLateQuestion);
    },
  };

  async function lookAt(url: string, throttling: Throttling): Promise<Look> {
    // Only the first of them hangs on how fast it was.
    const onlyCategories = throttling === "simulate" ? CATEGORIES : (["performance"] as const);
    for (let attempt = 1; ; attempt++) {
      const result = await lighthouse(url, {
        port,
        onlyCategories,
        logLevel: "silent",
        throttlingMethod: throttling,
        // It is taken after the measurement, at seconds a look, and no one looks at it.
        disableFullPageScreenshot: true,
      });
      if (result && !result.lhr.runtimeError) return read(result.lhr);
      if (attempt === ATTEMPTS)
        throw new Error(`Lighthouse could not see ${url}: ${result?.lhr.runtimeError?.message}`);
    }
  }
}

/** Lighthouse may ask a page once more whether it is quiet when it has closed it already, and leaves the answer to no one. */
function passOverLateQuestion(reason: unknown): void {
  if (reason instanceof Error && "protocolError" in reason && /Session closed/.test(reason.message)) return;
  throw reason;
}

function read({ categories, audits }: Result): Look {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: scoresBy((name) => Math.round((categories[name]?.score ?? Number.NaN) * 100)),
    lcp: value("largest-contentful-paint"),
    blocking: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    isHidden: audits["is-crawlable"]?.score === 0,
  };
}

/** The median of each figure. */
export function middleOf(looks: readonly Look[]): Look {
  const of = (figure: (look: Look) => number) => median(looks.map(figure));
  return {
    scores: scoresBy((name) => of(({ scores }) => scores[name])),
    lcp: of(({ lcp }) => lcp),
    blocking: of(({ blocking }) => blocking),
    shift: of(({ shift }) => shift),
    isHidden: looks.some(({ isHidden }) => isHidden),
  };
}

function scoresBy(score: (name: Category) => number): Record<Category, number> {
  return Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])) as Record<Category, number>;
}
