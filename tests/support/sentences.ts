import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./repository.ts";

/** What people type, a sentence a line, from a file of `tests/sentences`; of `understood.txt` those below one heading. */
export function sentences(file: string, heading = ""): string[] {
  const text = readFileSync(join(ROOT, "tests/sentences", `${file}.txt`), "utf8");
  const part = `\n${text}`.split("\n## ").find((one) => one.startsWith(heading))!;
  return part.split("\n").slice(1).filter(Boolean);
}
