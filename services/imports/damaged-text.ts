/**
 * A text as it was before it was read in the wrong encoding, or written for a web page, once too often: UTF-8 that was
 * taken for Windows-1252 has two or three signs for each letter with a macron, and only UTF-8 has just these. What is
 * not certain stays.
 *
 * `repairedText("MÄ\u0081whera") === "Māwhera"` · `repairedText("Smith &amp; Sons") === "Smith & Sons"`
 */
export function repairedText(text: string): string {
  if (!/[&\u0080-\uFFFF]/.test(text)) return text;
  let repaired = text;
  for (let time = 0; time < MOST_TIMES; time += 1) repaired = withoutEntities(readAsUtf8(repaired));
  return repaired;
}

/** A file seldom goes wrong more often. */
const MOST_TIMES = 3;

/**
 * Whether letters of a text are lost: the sign for what could not be read, a control character that only an encoding
 * leaves behind, or within a word a sign that is no letter (`M‰whera`, `M?whera`), or a capital that only UTF-8 taken
 * for another encoding leaves there.
 */
export function isDamaged(text: string): boolean {
  return (
    /[\uFFFD\u0080-\u009F]/.test(text) ||
    /\p{L}[?‰†‡¤¦¨¬¯±¶¸¹²³¿¡¢£¥ƒ„€]\p{Ll}/u.test(text) ||
    /\p{L}[ÂÃÄÅ]\p{Ll}/u.test(text)
  );
}

/** Characters that Windows-1252 has above the control characters, and those that it leaves out as they are. */
const BYTES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 128 }, (_, index) => {
    const byte = index + 128;
    return [new TextDecoder("windows-1252").decode(Uint8Array.of(byte)), byte];
  }),
);

function readAsUtf8(text: string): string {
  return text.replaceAll(/[\u0080-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2,}/g, (run) => {
    const bytes = Array.from(run, (sign) => BYTES.get(sign) ?? 0);
    try {
      const read = new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
      return /^[\p{Script=Latin}\p{P}\p{S}\u0080-\u00FF]+$/u.test(read) ? read : run;
    } catch {
      return run;
    }
  });
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  quot: '"',
  apos: "'",
  lt: "<",
  gt: ">",
  nbsp: " ",
};

function withoutEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,6})|#x([\da-f]{1,5})|(amp|quot|apos|lt|gt|nbsp));/gi,
    (entity, ...found) => {
      const [decimal, hexadecimal, name] = found as (string | undefined)[];
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? entity;
      const code = decimal === undefined ? Number.parseInt(hexadecimal!, 16) : Number(decimal);
      return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    },
  );
}
