import type { Uptime } from "#outbox/jobs/uptime.ts";

/** The uptime of a machine whose clock is right: it goes on as the test's clock does. */
export function uptimeOf(clock: () => Date): Uptime {
  return { boot: "one", milliseconds: () => clock().getTime() };
}
