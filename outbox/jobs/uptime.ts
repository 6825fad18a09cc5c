import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { uptime } from "node:os";

/** A clock that no one can set: how long this machine has been on, asleep or awake. */
export type Uptime = {
  /** Tells one start of the machine from the next. Two processes with the same one share the uptime. */
  boot: string;
  milliseconds: () => number;
};

/** The uptime of this machine. Containers have that of their host. */
export function systemUptime(): Uptime {
  return { boot: bootId(), milliseconds: () => uptime() * 1_000 };
}

/** Linux names its starts (`man 4 random`). Where that can't be read, each process counts as a start of its own. */
function bootId(): string {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    return randomUUID();
  }
}
