import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";

/**
 * The environment of a process that reads a stranger’s file: nothing of ours but the folder of compiled code, with which
 * it begins after 0.5 s of CPU time instead of 1.3.
 *
 *     fork(path, { env: bareEnvironment() })
 */
export function bareEnvironment(): Record<string, string> {
  // The folder that Node was given has one inside for each of its versions.
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}
