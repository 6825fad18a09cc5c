import fc from "fast-check";
import { anyText } from "../any-text.ts";

/** In every piece of markup, header and script below: where it turns up as more than text, something has been let in. */
export const MARK = "x-hostile";

/** Would become an element, an attribute, a script or a link wherever a page forgets to write it as text. */
export const MARKUP: readonly string[] = [
  `<${MARK}>`,
  `"><${MARK} a="b">`,
  `'><${MARK}>`,
  `</textarea><${MARK}></textarea>`,
  `</title></head><${MARK}>`,
  `</style><${MARK}>`,
  `</script><${MARK}><script>`,
  `</option></select><${MARK}>`,
  `--><${MARK}><!--`,
  `]]><${MARK}>`,
  `<!--`,
  `<svg/onload=${MARK}>`,
  `<img src=x onerror="${MARK}">`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${MARK}>`,
  `" ${MARK}="1`,
  `' ${MARK}='1`,
  `\` ${MARK}=\`1`,
  `" onfocus="${MARK}" autofocus="`,
  `javascript:${MARK}()//`,
  `JaVaScRiPt&colon;${MARK}()`,
  `data:text/html,<${MARK}>`,
  `＜${MARK}＞`,
  `\u003c${MARK}\u003e`,
  `\\u003c${MARK}\\u003e`,
  `&lt;${MARK}&gt;`,
  `&#x3c;${MARK}&#x3e;`,
  `%3C${MARK}%3E`,
  `%253C${MARK}%253E`,
  `{{constructor.constructor("${MARK}")()}}`,
  `\${"${MARK}"}`,
  `<${MARK.toUpperCase()}\n/>`,
  `<\0${MARK}>`,
  `\u2028</script><${MARK}>`,
];

/** Would become a line of its own, a command or a formula in a mail, a log, a terminal or a table. */
export const LINES: readonly string[] = [
  `x\r\nSet-Cookie: ${MARK}=1`,
  `x\r\n\r\n<${MARK}>`,
  `x\nBcc: ${MARK}@victim.example`,
  `x\u0085Bcc: ${MARK}@victim.example`,
  `=?utf-8?Q?x=0D=0ABcc:_${MARK}=40victim.example?=`,
  `"${MARK}" <${MARK}@victim.example>, other`,
  `${MARK}@victim.example>,<second@victim.example`,
  `\u001b[2J\u001b]0;${MARK}\u0007`,
  `\u009b31m${MARK}`,
  `{"level":"error","msg":"${MARK}"}`,
  `\n{"level":"error","msg":"${MARK}"}\n`,
  `=HYPERLINK("http://${MARK}.example","x")`,
  `@SUM(1+1)*cmd|'/C ${MARK}'!A0`,
  `+1`,
  `-1`,
  `\t=1`,
];

/** Means something to a database, a file system, a language or a parser. */
const WORDS: readonly string[] = [
  "",
  " ",
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "__proto__[x]",
  "null",
  "undefined",
  "[object Object]",
  "NaN",
  "Infinity",
  "-1",
  "0",
  "-0",
  "1e999",
  "0x10",
  "1.5",
  "２",
  "9007199254740993",
  "99999999999999999999999999",
  "' or 1=1--",
  `"; drop table submissions;--`,
  "1) union select * from submissions--",
  "%",
  "_",
  "\\",
  "%_\\%",
  `"`,
  `""`,
  "*",
  "a*",
  "NEAR(a b)",
  "AND OR NOT",
  "q:a",
  "^a",
  "a-b",
  "()",
  "../../../etc/passwd",
  "..\\..\\x",
  "/.git/config",
  "/.env",
  "C:\\x",
  "file:///etc/passwd",
  "http://127.0.0.1:1/",
  "//victim.example",
  "/\\victim.example",
  "$(id)",
  "`id`",
  "; id",
  "%00",
  "%0d%0aSet-Cookie:%20x=1",
  "%",
  "%f",
  "%zz",
  "%c0%ae",
  "%ed%a0%80",
];

/** Letters that programs count, fold, cut or show in surprising ways. */
export const LETTERS: readonly string[] = [
  "\ud800",
  "a\udfffb",
  "\ude00\ud83d",
  "\0",
  "a\0b",
  "\u0007\u0008\u007f\u0080\u009f",
  "\u202egnp.exe",
  "\u2066a\u2069\u200f",
  "\u200b\u200d\ufeff",
  "\ufffe\uffff\u{10ffff}",
  "Ma\u0304ori",
  `Z${"\u0301".repeat(300)}`,
  "👩🏽‍⚕️🇳🇿",
  "𝕏".repeat(120),
  "İIıßſﬀẛ̣",
  "ﷺ".repeat(90),
  "\u1fed\u2126\u212b",
  "\u2028\u2029\u0085\v\f",
  "陳大文",
  "محمد",
  "\u3164",
  "\u00a0\u3000",
];

/** All of them, each once. */
export const CORPUS: readonly string[] = [...new Set([...MARKUP, ...LINES, ...WORDS, ...LETTERS])];

/** Any text that somebody could send where a text is expected, with more of the nasty ones than chance would give. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...CORPUS) },
  { weight: 4, arbitrary: fc.constantFrom(...MARKUP) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...CORPUS), fc.constantFrom(...CORPUS)).map(joined) },
  { weight: 2, arbitrary: anyText({ maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 20 }),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...CORPUS), fc.constantFrom(150, 600, 600, 8_000))
      .map(([text, size]) => text.repeat(size).slice(0, size)),
  },
);

function joined([first, second]: [string, string]): string {
  return `${first} ${second}`;
}
