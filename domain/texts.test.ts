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
  ["STOP", "stop"],
  ["Stop. Thank you", "stop"],
  ["stop!!! 😡", "stop"],
  [" quit", "stop"],
  ["Please stop texting me", "stop"],
  ["Kia ora, kāti koa", "stop"],
  ["opt out please", "stop"],
  ["START", "start"],
  ["start texts again pls", "start"],
  ["Stop by at 3pm ok?", null],
  ["End of the week suits me better", null],
  ["Stop 3", null],
  ["don’t stop", null],
  ["Cancel my appointment", null],
  ["stop and start", null],
  ["thanks", null],
  ["👍", null],
  ["", null],
])("a reply ends or starts texts only if it says nothing else: “%s”", (reply, wish) => {
  expect(wishInReply(reply)).toBe(wish);
});
