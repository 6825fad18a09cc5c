import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#tests/support/repository.ts";
import { compress } from "./compress.ts";

test("A page is packed thoroughly within 8 MB of memory", async () => {
  const page = readFileSync(join(ROOT, "docs/security.md"));
  const touched: number[] = [];
  for (let time = 0; time < 5; time++) {
    const before = process.resourceUsage().minorPageFault;
    await compress(page, "br", "thorough");
    touched.push((process.resourceUsage().minorPageFault - before) * 4_096);
  }
  // The other threads of the tests touch memory too.
  expect(Math.min(...touched)).toBeLessThan(8e6);
});
