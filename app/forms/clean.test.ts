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

it("space around is left out", () => {
  expect(cleanLine(" \t Aroha \n")).toBe("Aroha");
  expect(cleanText("\n\n Kia ora \n\n")).toBe("Kia ora");
});

it("half a character becomes the sign for one that is missing", () => {
  expect(cleanLine("a\ud83db")).toBe("a\ufffdb");
});
