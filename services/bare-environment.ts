import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";

/**
 * The environment of a process that reads a stranger’s file. It knows nothing of ours except the folder of compiled code,
 * so that it starts after 0.5 s of CPU time instead of 1.3.
 *
 *     fork(path, { env: bareEnvironment() })
 */
export function bareEnvironment(): Record<string, string> {
  // Node puts a folder for each of its versions inside the one it was given.
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}
