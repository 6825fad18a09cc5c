/**
 * What a phone link dials: `telHref("(09) 012 3456") === "tel:+6490123456"`, `telHref("111") === "tel:111"`. An extension
 * stays in the words of the link: phones differ in what they make of `;ext=`, and some dial its letters as digits.
 *
 * Without the library that reads numbers, since browsers make such links too: what is shown has been read before.
 */
export function telHref(phone: string): string {
  const digits = splitExtension(phone).main.replace(/[^\d+]/g, "");
  if (digits.length <= 4 || /^(?:0800|0508|\+)/.test(digits)) return `tel:${digits}`;
  if (digits.startsWith("0")) return `tel:+64${digits.slice(1)}`;
  return digits.startsWith("64") ? `tel:+${digits}` : `tel:${digits}`;
}

/**
 * `(09) 555-0142 x12` → `{ main: "(09) 555-0142", extension: "12" }`: an extension as people write it behind the number.
 * The counts are bounded, so that a long text takes no longer than its length.
 */
export function splitExtension(text: string): { main: string; extension: string } {
  const found =
    /[\s,;/(–-]{0,4}(?:ext(?:ension|n)?|xtn|x|#)[\s.:=]{0,3}(?:no|number)?[\s.:=]{0,3}(\d{0,7})\)?\s{0,3}$/i.exec(
      text,
    );
  return found ? { main: text.slice(0, found.index), extension: found[1]! } : { main: text, extension: "" };
}
