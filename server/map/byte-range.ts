/** Bytes of a file, both ends included. */
export type ByteRange = { from: number; to: number };

/**
 * The range that a `Range` header asks for, of a file with `size` bytes. Null: none that we support, so the whole file
 * (RFC 9110, 14.2; several ranges at once count as such). "beyond": outside the file, which is 416.
 *
 * `readRange("bytes=0-126", 1_000)` → `{ from: 0, to: 126 }` · `readRange("bytes=-5", 1_000)` → `{ from: 995, to: 999 }`
 */
export function readRange(header: string | undefined, size: number): ByteRange | "beyond" | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (first === undefined || last === undefined || first + last === "") return null;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "beyond" : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  if (last !== "" && Number(last) < from) return null;
  if (from >= size) return "beyond";
  return { from, to: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}
