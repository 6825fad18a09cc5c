/** One thing that the specification says, and where a visitor finds it. */
export type Row = {
  /** What the specification says, short. */
  says: string;
  /** The address to ask for. */
  at: string;
  finds: Finding | readonly Finding[];
  /** Where the product decides otherwise: what, and why. */
  decided?: string;
};

type Said = readonly [says: string, finds: Row["finds"], decided?: string];

/**
 * Statements that are found at one address, one each.
 *
 *     rowsAt("/about", [["four values", { under: "What we stand for", count: 4, of: "h3" }]])
 */
export function rowsAt(at: string, said: readonly Said[]): Row[] {
  return said.map(([says, finds, decided]) => ({ says, at, finds, ...(decided && { decided }) }));
}

/** A row as the name of its test: `/book: What to Expect … (decided: …)` */
export function sentenceOf({ at, says, decided }: Row): string {
  return `${at}: ${says}${decided ? ` (decided: ${decided})` : ""}`;
}

/**
 * What must be there. `in` narrows it to a landmark, `under` to what stands below a heading, up to the next heading
 * of its rank.
 */
export type Finding = { in?: "header" | "main" | "footer"; under?: string } & (
  | { status: number }
  /** A redirect. */
  | { leadsTo: string }
  | { title: string }
  /** A heading with exactly these words. */
  | { heading: string }
  /** Texts, in any order. */
  | { words: readonly string[] }
  /** Texts that must not be there. */
  | { lacks: readonly string[] }
  /** A link that says or begins with this. */
  | { link: string; to: string }
  /** What the links say, all of them, in order. */
  | { links: readonly string[] }
  | { button: string }
  /** Labels of the options, boxes or buttons of a field, among others unless `only`. */
  | { choices: readonly string[]; of: string; only?: true }
  /** A control by its name in the contract. */
  | { field: string; label: string; isRequired: boolean; type?: string }
  /** The breadcrumb trail, the current page last, and the same said to machines. */
  | { crumbs: readonly string[] }
  /** The headings, all of them, of the highest rank there. */
  | { parts: readonly string[] }
  /** That many of something. */
  | { count: number; of: string }
  /** A `meta` element, by name or property. */
  | { meta: string; is: string }
  /** Structured data of that type with these values among others. */
  | { data: Readonly<Record<string, unknown>> }
);
