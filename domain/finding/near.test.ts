import { expect, test } from "vitest";
import { isInNewZealand, positionIn, positionText } from "./near.ts";

test("a position is never written more exactly than to about a kilometre", () => {
  expect(positionText({ latitude: -41.286_64, longitude: 174.775_57 })).toBe("-41.29,174.78");
  expect(positionText({ latitude: -36.848_1, longitude: 174.0 })).toBe("-36.85,174");
});

test("however exact a text is, what is read from it is rounded", () => {
  expect(positionIn("-41.286640001,174.77557")).toEqual({ latitude: -41.29, longitude: 174.78 });
});

test.each(["", "taupo", "91,0", "0,181", "-41.29", "-41.29,", "1e3,2", "-41.29,174.78,3", "NaN,NaN"])(
  "%j is no position",
  (text) => expect(positionIn(text)).toBeNull(),
);

test.each([
  ["Cape Reinga", -34.42, 172.68, true],
  ["Stewart Island", -47.0, 167.84, true],
  ["East Cape", -37.69, 178.55, true],
  ["the Chatham Islands", -43.95, -176.56, true],
  ["Sydney", -33.87, 151.21, false],
  ["London", 51.51, -0.13, false],
  ["Suva", -18.14, 178.44, false],
])("%s", (_, latitude, longitude, isHere) => {
  expect(isInNewZealand({ latitude, longitude })).toBe(isHere);
});
