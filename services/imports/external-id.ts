import { isNoValue } from "./no-value.ts";
import { isShortened, SHORTENED, withoutFloat } from "./read-cells.ts";

/** A source's own id of a row. */
type ExternalId = {
  /** Empty where the row has none. */
  id: string;
  /** Why it is no id that can be known again, or null. */
  refused: string | null;
  /** The known ids that a refused one may be. */
  perhaps: readonly string[];
};

/**
 * Reads the ids of a file as the source had them before a spreadsheet: without a fraction, and with the zeros at the
 * beginning that one of the ids that are `known` has.
 *
 * `externalIds(new Map([["0012", record]]))("12.0").id === "0012"`
 */
export function externalIds(known: ReadonlyMap<string, unknown>): (cell: string) => ExternalId {
  const byNumber = Map.groupBy(
    known.keys().filter((id) => /^0+[1-9]\d*$/.test(id)),
    (id) => id.replace(/^0+/, ""),
  );
  return (cell) => {
    const id = withoutFloat(cell).trim();
    if (isNoValue(id)) return { id: "", refused: null, perhaps: [] };
    if (isShortened(id)) {
      const perhaps = known.keys().filter((one) => one === id || shortensTo(one, id));
      return { id, refused: `external_id “${id}” ${SHORTENED}`, perhaps: perhaps.toArray() };
    }
    const withZeros = known.has(id) ? [] : (byNumber.get(id) ?? []);
    return { id: withZeros.length === 1 ? withZeros[0]! : id, refused: null, perhaps: [] };
  };
}

/** `shortensTo("643555010123", "6.43555E+11")` */
function shortensTo(id: string, shortened: string): boolean {
  const digits = /\.(\d+)/.exec(shortened)?.[1]?.length ?? 0;
  return /^\d+$/.test(id) && Number(Number(id).toExponential(digits)) === Number(shortened);
}
