import { expect, test } from "vitest";
import { inGsm7, readMobile, wishInReply } from "./texts.ts";

test.each([
  ["021 555 0147", "+64215550147"],
  ["+64 27 555 1234", "+64275551234"],
  ["09 555 0147", undefined],
  ["0900 55501", undefined],
  ["+61 412 345 678", undefined],
])("texts go to New Zealand mobiles alone: %s", (typed, number) => {
  expect(readMobile(typed)).toBe(number);
});

test("a text has only characters that every phone takes, macrons plain", () => {
  expect(inGsm7("Rātā’s “Yard” – 12½ Ōtāhuhu 🦷")).toBe('Rata\'s "Yard" - 121/2 Otahuhu ');
});

test.each([
  ["Stop. Thank you", "stop"],
  [" quit", "stop"],
  ["START", "start"],
  ["Cancel my appointment", null],
  ["please stop", null],
  ["", null],
])("the first word of a reply counts: “%s”", (reply, wish) => {
  expect(wishInReply(reply)).toBe(wish);
});
