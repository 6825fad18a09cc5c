import { startBrowser } from "../support/browser.ts";
import { startSite } from "../support/running-site.ts";
import { everyTemplate } from "../support/templates.ts";
import { importTool } from "../support/tools.ts";
import { atMost, type Group, median, number, type Row } from "./row.ts";

const LIMIT = { lcp: 1_000, blocking: 0, shift: 0 };
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const PORT = { from: 41_000, count: 900 };

type Run = {
  scores: Record<(typeof CATEGORIES)[number], number>;
  lcp: number;
  blocking: number;
  shift: number;
  /** Search engines are told not to show it, which Lighthouse counts against its SEO. */
  isHidden: boolean;
};

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
    onlyCategories: string[];
    logLevel: "silent";
    throttlingMethod: "simulate" | "devtools";
  },
) => Promise<{ lhr: Result } | undefined>;
/** `applied`: what the browser painted with the line and the processor slowed down, not what Lighthouse works out. */
type Seen = { path: string; run: Run; applied: Run };

/**
 * F2: Lighthouse as a phone of the middle class sees each template: the scores as the median of three runs, times and
 * shift as the median of five with its throttling applied; with few rounds, of one and of three. Scores that do not hang on time are exact; the performance
 * score and the times sway with whatever else the machine does, and are told.
 */
export const lab: Group = async ({ isQuick }, onProgress) => {
  const { default: lighthouse } = await importTool<{ default: Lighthouse }>("lighthouse");
  const templates = everyTemplate().filter(({ status }) => status === 200);
  const paths = templates.map(({ path }) => path);
  const runs = isQuick ? { simulate: 1, devtools: 3 } : { simulate: 3, devtools: 5 };
  const perPath = runs.simulate + runs.devtools;
  const port = PORT.from + (process.pid % PORT.count);
  const [site, browser] = await Promise.all([
    startSite(),
    startBrowser({ switches: [`--remote-debugging-port=${port}`] }),
  ]);
  const seen: Seen[] = [];
  try {
    for (const path of paths) {
      let done = seen.length * perPath;
      const medianOf = async (throttling: "simulate" | "devtools") => {
        const all: Run[] = [];
        while (all.length < runs[throttling]) {
          all.push(await run(lighthouse, site.url + path, { port, throttling }));
          onProgress(++done, paths.length * perPath);
        }
        return middleOf(all);
      };
      seen.push({ path, run: await medianOf("simulate"), applied: await medianOf("devtools") });
    }
  } finally {
    await browser.close();
    await site.dispose();
  }
  return { rows: rowsOf(seen), tables: [tableOf(seen)] };
};

/** On a busy machine Chromium sometimes leaves the start of a page out of its trace. */
const ATTEMPTS = 3;

async function run(
  lighthouse: Lighthouse,
  url: string,
  { port, throttling }: { port: number; throttling: "simulate" | "devtools" },
): Promise<Run> {
  for (let attempt = 1; ; attempt++) {
    const result = await lighthouse(url, {
      port,
      onlyCategories: [...CATEGORIES],
      logLevel: "silent",
      throttlingMethod: throttling,
    });
    if (result && !result.lhr.runtimeError) return read(result.lhr);
    if (attempt === ATTEMPTS)
      throw new Error(`Lighthouse could not see ${url}: ${result?.lhr.runtimeError?.message}`);
  }
}

function read({ categories, audits }: Result): Run {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)] as const);
  return {
    scores: Object.fromEntries(scores) as Run["scores"],
    lcp: value("largest-contentful-paint"),
    blocking: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    isHidden: audits["is-crawlable"]?.score === 0,
  };
}

function middleOf(runs: readonly Run[]): Run {
  const of = (figure: (run: Run) => number) => median(runs.map(figure));
  const scores = CATEGORIES.map((name) => [name, of((one) => one.scores[name])] as const);
  return {
    scores: Object.fromEntries(scores) as Run["scores"],
    lcp: of(({ lcp }) => lcp),
    blocking: of(({ blocking }) => blocking),
    shift: of(({ shift }) => shift),
    isHidden: runs.some(({ isHidden }) => isHidden),
  };
}

function rowsOf(seen: readonly Seen[]): Row[] {
  const shown = seen.filter(({ run: { isHidden } }) => !isHidden);
  const lowest = (name: (typeof CATEGORIES)[number], among: readonly Seen[], isExact: boolean): Row => {
    const worst = among.reduce((a, b) => (b.run.scores[name] < a.run.scores[name] ? b : a));
    const score = worst.run.scores[name];
    const of = `lowest of ${among.length} templates`;
    const figure = `F2 Lighthouse, phone, ${name}, ${of}`;
    const measured = score === 100 ? "100" : `${score} (${worst.path})`;
    return { figure, target: "100", measured, ratio: 100 / score, isExact };
  };
  const highest = (
    figure: string,
    limit: number,
    unit: string,
    of: (run: Run) => number,
    isExact = false,
  ): Row => {
    const worst = seen.reduce((a, b) => (of(b.applied) > of(a.applied) ? b : a));
    return atMost(`F2 ${figure}, throttling applied`, limit, of(worst.applied), unit, {
      isExact,
      note: worst.path,
    });
  };
  return [
    lowest("performance", seen, false),
    lowest("accessibility", seen, true),
    lowest("best-practices", seen, true),
    lowest("seo", shown, true),
    highest("largest element painted, slowest template", LIMIT.lcp, "ms", ({ lcp }) => lcp),
    highest("blocking time, slowest template", LIMIT.blocking, "ms", ({ blocking }) => blocking),
    highest("layout shift, worst template", LIMIT.shift, "", ({ shift }) => shift, true),
  ];
}

function tableOf(seen: readonly Seen[]) {
  return {
    title:
      "Lighthouse by template (phone; SEO cannot be 100 where search engines are told not to show a page: –; element, blocking and shift with its throttling applied)",
    head: [
      "Address",
      "Performance",
      "Accessibility",
      "Best practices",
      "SEO",
      "Largest element, ms",
      "Blocking, ms",
      "Shift",
    ],
    rows: seen.map(({ path, run: { scores, isHidden }, applied: { lcp, blocking, shift } }) => [
      `\`${path}\``,
      ...CATEGORIES.map((name) => (name === "seo" && isHidden ? "–" : number(scores[name]))),
      ...[lcp, blocking, shift].map(number),
    ]),
  };
}
