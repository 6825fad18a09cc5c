import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { bareEnvironment } from "../bare-environment.ts";
import type { MadePicture, PictureFault } from "#domain/practices/practice-picture.ts";

/** Milliseconds that one picture may take: ten times what one of 50 million pixels takes on a slow machine. */
const LONGEST = 30_000;
/** Bytes of memory. A HEIC of 50 million pixels takes 810 MB, which is the most of all that we take. */
export const MOST_MEMORY = 1_000_000_000;
const LOOK_EVERY = 100;
/** Niceness: pages go first. */
const AFTER_PAGES = 10;

type Made = MadePicture | PictureFault;

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes our own picture of a file that someone sent, or says why not. Each has a process of its own, which is ended when
 * it takes too long or too much memory: a damaged or a malicious file harms neither the site nor the next picture. One
 * at a time, so that many at once take no more memory than one.
 *
 * `const made = await makePicture(bytes)`
 */
export function makePicture(sent: Uint8Array): Promise<Made> {
  const made = last.then(() => makeNow(sent));
  last = made.catch(() => undefined);
  return made;
}

function makeNow(sent: Uint8Array): Promise<Made> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.resolve("#services/pictures/picture-process.ts")), {
      serialization: "advanced",
      env: bareEnvironment(),
      execArgv: ["--max-old-space-size=128"],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    let made: Made = { fault: "too much work" };
    const timer = setTimeout(() => child.kill("SIGKILL"), LONGEST);
    const watch = setInterval(() => processMemory(child) > MOST_MEMORY && child.kill("SIGKILL"), LOOK_EVERY);
    const settle = () => {
      clearTimeout(timer);
      clearInterval(watch);
    };
    child.once("spawn", () => {
      if (child.pid !== undefined) setPriority(child.pid, AFTER_PAGES);
      // One that ends at once has its say below.
      child.send(sent, () => undefined);
    });
    child.once("message", (answer: Made) => (made = answer));
    child.once("error", (error) => {
      settle();
      reject(error);
    });
    child.once("close", () => {
      settle();
      resolve(made);
    });
  });
}

/** 0 where the system does not say: there the time alone bounds it. */
function processMemory({ pid }: ChildProcess): number {
  try {
    const [, resident = "0"] = readFileSync(`/proc/${pid}/statm`, "utf8").split(" ");
    return Number(resident) * PAGE;
  } catch {
    return 0;
  }
}

const PAGE = 4_096;
