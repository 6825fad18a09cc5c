export type Rule =
  | { kind: "other"; text: string }
  | { kind: "group"; prelude: string; rules: readonly Rule[] }
  | { kind: "style"; selectors: readonly string[]; body: string };

/** Reads the rules of a sheet. The sheets are our build's own: minified, without nesting or comments, and no string in them has a brace. */
export function rulesOf(sheet: string, from = 0, to = sheet.length): Rule[] {
  const rules: Rule[] = [];
  let at = from;
  for (let brace = sheet.indexOf("{", at); brace !== -1 && brace < to; brace = sheet.indexOf("{", at)) {
    const end = blockEnd(sheet, brace);
    const prelude = sheet.slice(at, brace);
    if (/^@(media|supports|container)/.test(prelude)) {
      rules.push({ kind: "group", prelude, rules: rulesOf(sheet, brace + 1, end) });
    } else if (prelude.startsWith("@")) {
      rules.push({ kind: "other", text: sheet.slice(at, end + 1) });
    } else {
      rules.push({ kind: "style", selectors: splitList(prelude), body: sheet.slice(brace, end + 1) });
    }
    at = end + 1;
  }
  return rules;
}

function blockEnd(sheet: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at < sheet.length; at++) {
    if (sheet[at] === "{") depth++;
    else if (sheet[at] === "}" && --depth === 0) return at;
  }
  throw new Error(`A block of a page's styles has no end: ${sheet.slice(opening, opening + 80)}`);
}

/** Splits at the list's own commas, not at those within brackets. */
function splitList(list: string): string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < list.length; at++) {
    if (list[at] === "(" || list[at] === "[") depth++;
    else if (list[at] === ")" || list[at] === "]") depth--;
    else if (list[at] === "," && depth === 0) {
      parts.push(list.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, list.slice(from)];
}

/** What is kept of a sheet: `isKept` is asked for each selector; `other` stands for faces, animations and pages of paper. */
export type Kept = {
  isKept: (selector: string, isPaper: boolean) => boolean;
  other: boolean;
};

/** The sheet again, of the rules that are kept. */
export function partOf(rules: readonly Rule[], kept: Kept, isPaper = false): string {
  let text = "";
  for (const rule of rules) {
    if (rule.kind === "other") text += kept.other ? rule.text : "";
    else if (rule.kind === "group") {
      const inner = partOf(rule.rules, kept, isPaper || rule.prelude === "@media print");
      if (inner !== "") text += `${rule.prelude}{${inner}}`;
    } else {
      const selectors = rule.selectors.filter((selector) => kept.isKept(selector, isPaper));
      if (selectors.length > 0) text += selectors.join(",") + rule.body;
    }
  }
  return text;
}
