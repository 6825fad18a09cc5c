import { Presets, SingleBar } from "cli-progress";

export type Progress = {
  /** Counts the items as they pass. */
  over: <Item>(items: Iterable<Item>) => Iterable<Item>;
  /** Says how far it is, where that is not a matter of items passing. */
  set: (done: number, total: number) => void;
  stop: () => void;
};

/**
 * A bar on standard error for what may take longer than a second; without a terminal, a line
 * every few seconds. `progressOf("Practices", 100_000).over(practices)`
 */
export function progressOf(what: string, total: number): Progress {
  const bar = new SingleBar(
    {
      format: `${what} {bar} {value} of {total}, {eta_formatted} left`,
      stream: process.stderr,
      noTTYOutput: true,
      notTTYSchedule: 2_000,
      formatTime: timeOf,
      hideCursor: true,
      clearOnComplete: true,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return {
    *over(items) {
      for (const item of items) {
        yield item;
        bar.increment();
      }
    },
    set: (done, ofTotal) => {
      bar.setTotal(ofTotal);
      bar.update(done);
    },
    stop: () => bar.stop(),
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
