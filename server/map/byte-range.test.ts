import { expect, test } from "vitest";
import { readRange } from "./byte-range.ts";

test.each([
  ["bytes=0-126", { from: 0, to: 126 }],
  ["bytes=0-16383", { from: 0, to: 999 }],
  ["bytes=999-", { from: 999, to: 999 }],
  ["bytes=-5", { from: 995, to: 999 }],
  ["bytes=-5000", { from: 0, to: 999 }],
  [" bytes=1-1 ", { from: 1, to: 1 }],
])("%j of a file of 1,000 bytes is a part of it", (header, range) => {
  expect(readRange(header, 1_000)).toEqual(range);
});

test.each(["bytes=1000-", "bytes=1000-1001", "bytes=-0", "bytes=999999999999999-"])(
  "%j of a file of 1,000 bytes lies beyond it",
  (header) => {
    expect(readRange(header, 1_000)).toBe("beyond");
  },
);

test.each([
  undefined,
  "",
  "bytes=",
  "bytes=-",
  "bytes=5-4",
  "bytes=0-1,3-4",
  "lines=0-1",
  "bytes=a-b",
  "bytes=1e3-",
])("%j is nothing that we understand, so that all of the file is sent", (header) => {
  expect(readRange(header, 1_000)).toBeNull();
});
