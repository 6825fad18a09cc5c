import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = new URL("../../public/share/", import.meta.url);

/** Each page names one of these: `tests/every-page.test.ts`. */
test("Every picture for sharing is of 1200 by 630", () => {
  const pictures = readdirSync(FOLDER);
  expect(pictures.length).toBeGreaterThan(10);
  for (const name of pictures) {
    const png = readFileSync(new URL(name, FOLDER));
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([name, png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([name, 1200, 630]);
  }
});
