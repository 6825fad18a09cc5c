import { expect, test } from "vitest";
import { isDamaged, repairedText } from "./damaged-text.ts";

/** Read as Windows-1252 although it is UTF-8, so many times. */
function misread(text: string, times = 1): string {
  let read = text;
  for (let time = 0; time < times; time += 1)
    read = new TextDecoder("windows-1252").decode(new TextEncoder().encode(read));
  return read;
}

const TEXTS = [
  "Māwhera Dental",
  "Ōtautahi – Ngā Niho",
  "Café “Smile”",
  "ĀĒĪŌŪ āēīōū",
  "Müller’s £50 check-up",
  "Kaikōura, Whangārei & Taupō",
];

test.each(TEXTS)("“%s” is the same again after it was read in the wrong encoding, once or twice", (text) => {
  expect(misread(text)).not.toBe(text);
  expect(repairedText(misread(text))).toBe(text);
  expect(repairedText(misread(text, 2))).toBe(text);
});

test.each([...TEXTS, "Spaß”", "10 °C", "½ price", "歯科 クリニック", "Ā“quoted”", "Dr Ångström", "ÄRZTE"])(
  "“%s” stays as it is",
  (text) => {
    expect([repairedText(text), isDamaged(text)]).toEqual([text, false]);
  },
);

test.each([
  ["Smith &amp; Sons", "Smith & Sons"],
  ["M&#257;whera", "Māwhera"],
  ["M&#x101;whera", "Māwhera"],
  ["O&#39;Neil &quot;Smile&quot;", 'O\'Neil "Smile"'],
  ["A&amp;amp;B", "A&B"],
])("“%s”, written for a web page, is “%s”", (text, meant) => {
  expect(repairedText(text)).toBe(meant);
});

test.each(["M\uFFFDwhera", "M‰whera", "M?whera Dental", "MÄwhera", "M¯whera", "Caf\u008e Dental", "Ot¹ki"])(
  "what “%s” was cannot be told",
  (text) => {
    expect([repairedText(text), isDamaged(text)]).toEqual([text, true]);
  },
);

test.each([
  "Who? What?",
  "A&B Dental",
  "Level 2½",
  "100% Dental",
  "Smile™ Dental",
  "Dental®",
  "O’Neil",
  "M·A",
])("“%s” is not damaged", (text) => {
  expect(isDamaged(text)).toBe(false);
});
