import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../support/repository.ts";
import { startSite } from "../support/running-site.ts";
import { CAN_COUNT_CPU, cpuSeconds } from "./processes.ts";
import { atMost, type Group, median, told } from "./row.ts";

const LIMIT = { build: 15, start: 400 };

/** F7: how long a fresh build takes, and a start that finds everything made. */
export const start: Group = async ({ isQuick }, onProgress) => {
  const starts = isQuick ? 3 : 7;
  rmSync(join(ROOT, "build/stamp"), { force: true });
  const began = performance.now();
  const child = spawn(process.execPath, ["server/build-now.ts"], { cwd: ROOT, stdio: "ignore" });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`The build ended with ${code}.`);
  const build = (performance.now() - began) / 1_000;
  onProgress(1, starts + 2);
  const first = await startSite();
  await first.stop();
  const times = [];
  const cpu: number[] = [];
  for (let number = 1; number <= starts; number++) {
    const from = performance.now();
    const site = await startSite({ dataDir: first.dataDir });
    times.push(performance.now() - from);
    if (CAN_COUNT_CPU) cpu.push(cpuSeconds([site.child.pid!]) * 1_000);
    await site.stop();
    onProgress(number + 1, starts + 2);
  }
  await first.dispose();
  return {
    rows: [
      atMost("F7 build", LIMIT.build, build, "s"),
      atMost("F7 ready after a warm start, from the command", LIMIT.start, median(times), "ms"),
      ...(CAN_COUNT_CPU ? [told("F7 processor time of such a start", median(cpu), "ms")] : []),
    ],
  };
};
