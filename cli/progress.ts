import { Presets, SingleBar } from "cli-progress";
import { formatCount } from "#domain/counts.ts";

export type Progress = {
  /** Counts the items as they pass. */
  over: <Item>(items: Iterable<Item>) => Iterable<Item>;
  /** Says how far it is, where that is not a matter of items passing. */
  set: (done: number, total?: number) => void;
  stop: () => void;
};

type Display = { show: (done: number, total: number | undefined) => void; stop: () => void };

/**
 * How far work is that may take longer than a second, on standard error: a bar on a terminal; elsewhere, as in a log, a
 * line every few seconds, and none about work that is done before the first. Without a total, as where a file is read, it
 * says how much is done.
 *
 * `showProgress("Practices", 100_000).over(practices)`
 */
export function showProgress(what: string, total?: number): Progress {
  const display = process.stderr.isTTY ? terminalBar(what) : progressLines(what, () => performance.now());
  let passed = 0;
  return {
    *over(items) {
      for (const item of items) {
        yield item;
        display.show(++passed, total);
      }
    },
    set: display.show,
    stop: display.stop,
  };
}

/** Begun by the first step: before it there may be nothing to count. */
function terminalBar(what: string): Display {
  let bar: SingleBar | undefined;
  return {
    show(done, total) {
      bar ??= startBar(
        total === undefined ? `${what} {value}` : `${what} {bar} {value} of {total}, {eta_formatted} left`,
      );
      bar.setTotal(total ?? done);
      bar.update(done);
    },
    stop: () => bar?.stop(),
  };
}

function startBar(format: string): SingleBar {
  const options = {
    format,
    stream: process.stderr,
    formatTime: timeOf,
    hideCursor: true,
    clearOnComplete: true,
  };
  const bar = new SingleBar(options, Presets.shades_classic);
  bar.start(0, 0);
  return bar;
}

/** Milliseconds. */
const FIRST_LINE = 2_000;
const NEXT_LINE = 5_000;
/** The share of the whole after which a time is said. At 2 per cent a restore of eight seconds, which begins with dropping tables, said four minutes. */
const ENOUGH = 0.05;

/** Uses no timer: work that blocks the process, as filling a database may, is counted too. `now` in milliseconds. */
export function progressLines(what: string, now: () => number): Display {
  const beganAt = now();
  let nextAt = beganAt + FIRST_LINE;
  let last = { done: 0, total: undefined as number | undefined };
  let isSaid = false;

  function say(end: string): void {
    const { done, total } = last;
    const of = total === undefined ? "" : ` of ${formatCount(total)}`;
    process.stderr.write(`${what}: ${formatCount(done)}${of}${end}\n`);
    isSaid = true;
  }

  return {
    show(done, total) {
      last = { done, total };
      const time = now();
      if (time < nextAt) return;
      nextAt = time + NEXT_LINE;
      const isEstimable = total !== undefined && done >= total * ENOUGH;
      say(isEstimable ? `, ${timeOf(((total - done) / done) * ((time - beganAt) / 1_000))} left` : "");
    },
    stop() {
      if (isSaid) say(`, in ${timeOf((now() - beganAt) / 1_000)}`);
    },
  };
}

const DURATION = new Intl.DurationFormat("en", { style: "narrow" });

/** `1h 5m 20s`, to five seconds above a minute. Without any progress yet, the estimate is no number. */
function timeOf(seconds: number): string {
  if (!Number.isFinite(seconds)) return "a while";
  const rounded = seconds > 60 ? Math.round(seconds / 5) * 5 : Math.round(seconds);
  const [hours, minutes] = [Math.floor(rounded / 3_600), Math.floor(rounded / 60) % 60];
  return rounded === 0 ? "0s" : DURATION.format({ hours, minutes, seconds: rounded % 60 });
}
