import { describe, expect, test } from "vitest";
import { directoryHref } from "#content/links.ts";
import { FILTERS } from "#content/filters.ts";
import { FILTER_NAMES, type FilterName } from "#domain/finding/practice-filters.ts";
import type { ApiDocument } from "#kit/api/document.server.ts";
import { titleOf } from "./support/head.ts";
import { ORIGIN, type TestPage } from "./support/site.ts";
import { siteToRead } from "./support/site-to-read.ts";

const site = siteToRead(400);

/** As many as the page says it has found: `1,024 dentists found`. */
function found({ document }: TestPage): number {
  const said = [...document.querySelectorAll("main h2")].map(({ textContent }) => textContent);
  return Number(/^([\d,]+) dentists? found$/m.exec(said.join("\n"))![1]!.replaceAll(",", ""));
}

/** What the form of a page would send for a filter. */
function sent({ document }: TestPage, name: string): string | null {
  const form = 'main form[aria-label="Filter dentists"]';
  const list = document.querySelector(`${form} select[name="${name}"]`);
  const pressed = document.querySelector(`${form} input[name="${name}"]:is([checked], [type="hidden"])`);
  return (list?.querySelector("option[selected]") ?? pressed)?.getAttribute("value") || null;
}

describe.each(FILTER_NAMES)("The filter “%s”", (name: FilterName) => {
  const value = FILTERS[name].api.examples[0]!;
  const asked = `${name}=${value}`;
  const at = (path: string) => site.page(`${path}?${asked}`);

  test("narrows the directory, is set in its form and said in its title", async () => {
    const page = await at("/directory");
    expect(found(page)).toBeGreaterThan(0);
    expect(found(page)).toBeLessThan(found(await site.page("/directory")));
    expect(sent(await site.page("/directory"), name)).toBeNull();
    expect(sent(page, name)?.toLowerCase()).toBe(value);
    expect(titleOf(page)).not.toBe(titleOf(await site.page("/directory")));
  });

  test("is a chip that takes it off again", async () => {
    for (const path of ["/directory", "/compare"]) {
      const { document } = await at(path);
      const chips = [...document.querySelectorAll("main a.chip:not(.chip-plain)")];
      expect(chips.map((chip) => chip.getAttribute("href"))).toEqual([path]);
    }
  });

  test("is kept by the comparison and by its form, and lists as many there", async () => {
    const page = await at("/compare");
    expect(found(page)).toBe(found(await at("/directory")));
    // Emergency care is a list of its own there.
    const list = page.document.querySelector("main form.compare-filters")!.getAttribute("action");
    const kept = name === "emergency" ? list : sent(page, name)?.toLowerCase();
    expect(kept).toBe(name === "emergency" ? "/compare/emergency" : value);
  });

  test("is a parameter of the interface for programs, which finds as many, and has one address", async () => {
    const document = (await (await site.fetch("/api/v1/openapi.json")).json()) as ApiDocument;
    const parameters = document.paths["/practices"]!.get.parameters.map((one) => one.name);
    expect(parameters).toContain(name);
    const answer = (await (await site.fetch(`/api/v1/practices?${asked}`)).json()) as Record<string, unknown>;
    expect(answer).toMatchObject({ count: found(await at("/directory")), filter: { [name]: value } });
    expect(answer["url"]).toBe(`${ORIGIN}/directory?${asked}`);
  });

  test("is read from a search by what people type for it", async () => {
    const typed = Object.entries<readonly string[] | undefined>(FILTERS[name].typed);
    for (const [meant, [words] = []] of typed) {
      const page = await site.page(`/search?${new URLSearchParams({ q: `${words} dentist` })}`);
      const links = [...page.document.querySelectorAll("main a:not(.chip)")].map((link) =>
        link.getAttribute("href"),
      );
      expect([words, links.includes(directoryHref({ [name]: meant }))]).toEqual([words, true]);
    }
  });
});
