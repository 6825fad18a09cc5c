import { expect, it } from "vitest";
import { cleanLine, cleanText } from "./clean.ts";

it.each([
  "Tāwhirimātea Ngāti-Whātua",
  "O’Neill",
  "O'Neill",
  "Zoë 👩🏽‍⚕️ 🇳🇿",
  "陳大文",
  "محمد",
  "Nguyễn Thị",
  "<b>&amp;</b>",
])("%s stays as it is, to the letter", (name) => {
  expect(cleanLine(name)).toBe(name);
  expect(cleanText(name)).toBe(name);
});

it("a macron typed in two strokes equals one typed in one", () => {
  expect(cleanLine("Ma\u0304ori")).toBe("M\u0101ori");
});

it("a line carries no line break and nothing that controls a terminal, a header or a database", () => {
  expect(cleanLine("Aroha\r\nBcc: all@example.com")).toBe("Aroha Bcc: all@example.com");
  expect(cleanLine("a\u0000b\u001b[31mc\u0085d\u007fe\u2028f")).toBe("ab[31mcde f");
});

it("a text keeps its lines, whatever they end with", () => {
  expect(cleanText("one\r\ntwo\rthree\n\nfour\u2029five\u0000")).toBe("one\ntwo\nthree\n\nfour\nfive");
});

it("nothing in it turns the direction of what follows", () => {
  for (const mark of [
    "\u061c",
    "\u200e",
    "\u200f",
    "\u202a",
    "\u202d",
    "\u202e",
    "\u2066",
    "\u2068",
    "\u2069",
  ])
    expect([cleanLine(`a${mark}b`), cleanText(`a${mark}\nb`)]).toEqual(["ab", "a\nb"]);
});

it("space around is left out", () => {
  expect(cleanLine(" \t Aroha \n")).toBe("Aroha");
  expect(cleanText("\n\n Kia ora \n\n")).toBe("Kia ora");
});

it.each([
  ["zero-width spaces and joiners", "\u200b\u200c\u200d\u2060\ufeff"],
  ["soft hyphens", "\u00ad\u00ad"],
  ["Hangul fillers", "\u3164\u115f\uffa0"],
  ["blank Braille", "\u2800\u2800"],
  ["spaces of other kinds", "\u00a0\u2003\u3000"],
  ["marks of direction", "\u200e\u202e\u2066"],
  ["variation selectors and tags", "\ufe0f\u{e0041}\u{e007f}"],
  ["marks without a letter", "\u0301\u20dd\u034f"],
])("a text of %s alone is empty", (_what, text) => {
  expect([cleanLine(text), cleanText(`${text}\n${text}`)]).toEqual(["", ""]);
});

it("what is not seen is left out around a text, and stays in it where languages and emoji need it", () => {
  expect(cleanLine("\u200b maia@example.co.nz\u200b\ufeff ")).toBe("maia@example.co.nz");
  for (const text of ["می\u200cخواهم", "ശ്രീ ന്\u200d", "👩\u200d👩\u200d👧", "❤\ufe0f", "ක්\u200dර"])
    expect(cleanLine(text)).toBe(text);
});

it.each([
  "Māori",
  "Tūhoe",
  "Nguyễn",
  "Ọlá́túnjí",
  "שָׁלוֹם",
  "בְּרֵאשִׁ֖ית",
  "مُحَمَّدٌ",
  "ကြွေးမြှို့",
  "ཧཱུྃ་རྒྱུད",
  "ก้ำน้ำปั๊ม",
  "क्षत्रिय",
  "t͡ɕʰə̃̀ŋ",
])("the marks of %s stay", (word) => {
  expect(cleanLine(word)).toBe(word.normalize("NFC"));
});

it("marks piled up on a letter are a few, whichever they are", () => {
  const piled = (mark: string) => [...cleanText(`a${mark.repeat(180)}b`)].length;
  for (const mark of ["\u0301", "\u0489", "\u0e49", "\u0f71", "\u20dd"])
    expect(piled(mark)).toBeLessThanOrEqual(10);
  const mixed = Array.from({ length: 112 }, (_, at) => String.fromCodePoint(0x300 + at)).join("");
  expect(piled(mixed)).toBeLessThanOrEqual(6);
});

it("a long text takes no longer than its length", () => {
  for (const sign of [" ", "\u200b", "\u0301", "a\u200b"]) {
    const text = `x${sign.repeat(64_000)}x`;
    expect(cleanText(text)).toMatch(/^x.*x$/s);
  }
});

it("half a character becomes the sign for one that is missing", () => {
  expect(cleanLine("a\ud83db")).toBe("a\ufffdb");
});
