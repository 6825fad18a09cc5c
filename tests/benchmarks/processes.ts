import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Whether this system tells what a process has used: Linux does. */
export const CAN_COUNT_CPU = existsSync("/proc/self/stat");

let ticks: number | undefined;

/** Seconds of processor time, user and system, that these processes have used since they began. */
export function cpuSeconds(pids: readonly number[]): number {
  ticks ??= Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));
  let used = 0;
  for (const pid of pids) {
    // The name of the program, in brackets, may hold blanks; user and system time are the 12th and 13th field after it.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
    used += Number(fields[11]) + Number(fields[12]);
  }
  return used / ticks;
}

/** Bytes that a process holds in memory now. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)![1]) * 1_024;
}
