import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PUBLIC = new URL("../../public/", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, PUBLIC));

test("favicon.ico holds one picture of 32 by 32", () => {
  const ico = read("favicon.ico");
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const png = ico.subarray(ico.readUInt32LE(18));
  expect(png.length).toBe(ico.readUInt32LE(14));
  expect(sizeOf(png)).toBe("32x32");
});

test("apple-touch-icon.png is 180 by 180, as iPhones ask for it", () => {
  expect(sizeOf(read("apple-touch-icon.png"))).toBe("180x180");
});

function sizeOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
