import { EVENTS, type Log, type LogEvent, writable } from "#services/log.ts";

/** The log as a test reads it: what would have been written, line by line. */
export type MemoryLog = {
  log: Log;
  /** As JSON, as it would stand in the file. */
  lines: readonly string[];
  /** What is written under this name is no surprise. Without it, errors in the log fail the test. */
  expect: (event: LogEvent["event"]) => void;
  /** Errors that nobody expected. */
  surprises: () => readonly string[];
};

export function memoryLog(): MemoryLog {
  const written: { name: LogEvent["event"]; line: string }[] = [];
  const lines: string[] = [];
  const expected = new Set<LogEvent["event"]>();
  return {
    lines,
    log: (event) => {
      const line = JSON.stringify(writable(event));
      written.push({ name: event.event, line });
      lines.push(line);
    },
    expect: (event) => void expected.add(event),
    surprises: () =>
      written
        .filter(({ name }) => ["error", "fatal"].includes(EVENTS[name].level) && !expected.has(name))
        .map(({ line }) => line),
  };
}
