/**
 * Whether a name could have been given out by a registry: two labels or more, letters of any language, a top level
 * of letters. `isDomain("practice.co.nz") === true` · `isDomain("localhost") === false` · `isDomain("127.0.0.1") === false`
 */
export function isDomain(name: string): boolean {
  const labels = name.split(".");
  return (
    labels.length >= 2 &&
    labels.every((label) => /^[\p{L}\p{M}\p{N}-]{1,63}$/u.test(label) && !/^-|-$/.test(label)) &&
    /^(xn--.+|[\p{L}\p{M}]{2,})$/u.test(labels.at(-1) ?? "")
  );
}
