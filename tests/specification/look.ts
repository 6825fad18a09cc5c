import { expect } from "vitest";
import { ORIGIN, type TestPage } from "../support/site.ts";
import type { Finding } from "./row.ts";

/** Fails with what was looked for and what was there instead. */
export function expectToFind(page: TestPage, finding: Finding): void {
  const { document } = page;
  if ("status" in finding) return expect(page.status).toBe(finding.status);
  if ("leadsTo" in finding) return expect(locationOf(page)).toBe(finding.leadsTo);
  if ("title" in finding) return expect(document.title).toBe(finding.title);
  if ("meta" in finding) return expect(metaOf(document, finding.meta)).toBe(finding.is);
  if ("crumbs" in finding) return expectCrumbs(document, finding.crumbs);
  if ("data" in finding)
    return expect(dataOf(document)).toContainEqual(expect.objectContaining(finding.data));

  const part = partOf(document, finding);
  if ("heading" in finding) return expect(part.texts("h1, h2, h3")).toContain(finding.heading);
  if ("words" in finding) {
    for (const word of finding.words) expect(part.text).toContain(word);
    return;
  }
  if ("lacks" in finding) {
    for (const word of finding.lacks) expect(part.text).not.toContain(word);
    return;
  }
  if ("link" in finding) {
    const links = part.all("a").map((link) => [wordsOf(link), link.getAttribute("href")] as const);
    const found = links.filter(([text]) => text.startsWith(finding.link)).map(([, href]) => href);
    return expect(found, `${finding.link} among ${links.join(" | ")}`).toContain(finding.to);
  }
  if ("links" in finding) return expect(part.texts("a")).toEqual(finding.links);
  if ("button" in finding) return expect(part.texts("button, a, summary")).toContain(finding.button);
  if ("choices" in finding) return expectChoices(part, finding);
  if ("field" in finding) return expectField(part, finding);
  if ("parts" in finding) return expect(headingsOfHighestRank(part)).toEqual(finding.parts);
  return expect(part.all(finding.of).length, finding.of).toBe(finding.count);
}

type Part = { text: string; all: (selector: string) => Element[]; texts: (selector: string) => string[] };

/** The landmark, or what stands under the heading, or the whole page. */
function partOf(document: Document, { in: landmark, under }: Finding): Part {
  const root = document.querySelector(landmark ?? "html")!;
  if (under === undefined) return partFrom([root]);
  const all = [...root.querySelectorAll("*")];
  const start = all.findIndex((element) => isHeading(element) && wordsOf(element) === under);
  expect(start, `the heading “${under}”`).toBeGreaterThanOrEqual(0);
  const heading = all[start]!;
  const rest = all.slice(start + 1).filter((element) => !heading.contains(element));
  const end = rest.findIndex((element) => isHeading(element) && element.tagName <= heading.tagName);
  const stop = end === -1 ? undefined : rest[end];
  const within = end === -1 ? rest : rest.slice(0, end);
  // What holds the next heading too reaches beyond this part; its pieces are looked at one by one.
  const whole = within.filter((element) => !stop || !element.contains(stop));
  return partFrom(whole.filter((element) => !whole.includes(element.parentElement!)));
}

function partFrom(roots: readonly Element[]): Part {
  const all = (selector: string) =>
    roots.flatMap((root) => [...(root.matches(selector) ? [root] : []), ...root.querySelectorAll(selector)]);
  return {
    text: roots.map(wordsOf).join(" "),
    all,
    texts: (selector) => all(selector).map(wordsOf),
  };
}

function isHeading({ tagName }: Element): boolean {
  return /^H[1-3]$/.test(tagName);
}

/** Elements that do not part words. */
const INLINE = new Set(["A", "ABBR", "B", "CITE", "EM", "I", "SPAN", "STRONG", "TIME"]);

/** As somebody reads it: one space between words and blocks. */
export function wordsOf(element: Element): string {
  return rawWordsOf(element).replaceAll(/\s+/g, " ").trim();
}

function rawWordsOf(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? "";
  if (node.nodeType !== 1 || (node as Element).tagName === "SCRIPT") return "";
  const element = node as Element;
  if (element.getAttribute("role") === "img") return ` ${element.getAttribute("aria-label") ?? ""} `;
  const inside = [...node.childNodes].map(rawWordsOf).join("");
  return INLINE.has((node as Element).tagName) ? inside : ` ${inside} `;
}

function expectCrumbs(document: Document, crumbs: readonly string[]): void {
  const trail = document.querySelector("nav[aria-label=Breadcrumb]");
  if (crumbs.length === 0) return expect(trail).toBeNull();
  const items = [...trail!.querySelectorAll("li")];
  expect(items.map(wordsOf)).toEqual(crumbs);
  expect(wordsOf(trail!.querySelector("[aria-current=page]")!)).toBe(crumbs.at(-1));
  const said = dataOf(document).find((thing) => thing["@type"] === "BreadcrumbList");
  expect(said?.itemListElement).toEqual(
    crumbs.map((name, index) => expect.objectContaining({ name, position: index + 1 })),
  );
}

function expectChoices(part: Part, finding: Extract<Finding, { choices: unknown }>): void {
  const { choices, of, only } = finding;
  const found = choicesOf(part, of);
  for (const choice of choices) {
    expect(found, of).toContainEqual(expect.stringMatching(new RegExp(`^${RegExp.escape(choice)}`)));
  }
  if (only) expect(found, of).toHaveLength(choices.length);
}

function choicesOf(part: Part, of: string): string[] {
  const label = part.all("label").find((one) => isLabelled(wordsOf(one), of));
  const select = label && part.all(`#${label.getAttribute("for")}`)[0];
  if (select?.tagName === "SELECT") {
    // What we offer beyond the specification stands in a group of its own.
    return [...select.querySelectorAll(":scope > option:not([value=''])")].map(wordsOf);
  }
  const legend = part.all("legend").find((one) => isLabelled(wordsOf(one), of));
  expect(legend, `a field “${of}”`).toBeDefined();
  const inputs = [...legend!.parentElement!.querySelectorAll("input:not([value=''])")];
  return inputs.map((input) => wordsOf(input.closest("label")!));
}

function isLabelled(text: string, of: string): boolean {
  return text === of || text === `${of} (optional)`;
}

function expectField(part: Part, finding: Extract<Finding, { field: string }>): void {
  const { field, label, isRequired, type } = finding;
  const control = part.all(`[name="${field}"]`)[0];
  expect(control, field).toBeDefined();
  const group = control!.closest("fieldset")?.querySelector("legend");
  const own = part.all(`label[for="${control!.getAttribute("id")}"]`)[0];
  const isOneOfMany = /radio|checkbox/.test(control!.getAttribute("type") ?? "");
  const said = wordsOf((isOneOfMany ? group : own)!);
  expect(said).toMatch(new RegExp(`^${RegExp.escape(label)}`));
  expect(said.endsWith("(optional)"), `${field} is optional`).toBe(!isRequired);
  if (type) expect(control!.getAttribute("type") ?? control!.tagName.toLowerCase()).toBe(type);
}

function headingsOfHighestRank(part: Part): string[] {
  const rank = ["h1", "h2", "h3"].find((name) => part.all(name).length > 0);
  return rank ? part.texts(rank) : [];
}

function locationOf({ headers }: TestPage): string {
  return (headers.get("Location") ?? "").replace(ORIGIN, "");
}

function metaOf(document: Document, name: string): string | null | undefined {
  return document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");
}

/** Every thing that is said to machines. */
function dataOf(document: Document): Record<string, unknown>[] {
  return [...document.querySelectorAll("script[type='application/ld+json']")].flatMap(
    (script) => (JSON.parse(script.textContent) as { "@graph": Record<string, unknown>[] })["@graph"],
  );
}
