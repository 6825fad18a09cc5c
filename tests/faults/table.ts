import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../support/repository.ts";

const [, text] = readFileSync(join(ROOT, "docs/reliability.md"), "utf8").split("\n## Faults\n");

/** Each fault that the site is known to bear, and what the visitor meets: docs/reliability.md, where faults share rows. */
export const FAULTS: ReadonlyMap<string, string> = new Map(
  [...text!.split("\n## ")[0]!.matchAll(/^\| (?!Fault )(.+?) \| (.+?) \| .+? \|$/gm)].flatMap(
    ([, names, visitor]) => names!.split("; ").map((name): [string, string] => [name, visitor!]),
  ),
);
