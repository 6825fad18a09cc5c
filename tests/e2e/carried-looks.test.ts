import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "lightningcss";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addDays, newZealandDay } from "#domain/nz-time.ts";
import { EVERY_PAGE } from "../every-page.ts";
import { askable } from "../support/ask-running-site.ts";
import { openState } from "../support/browser.ts";
import { ROOT } from "../support/repository.ts";
import { openRequestState, requestStates } from "../support/request-states.ts";
import { site } from "../support/shared-site.ts";
import { isFullSuite, sampleOf } from "../support/suite.ts";
import { open, tab } from "../support/tabs.ts";
import { everyTemplate, fileOf } from "../support/templates.ts";
import { tick } from "../support/tray.ts";

/** A page carries only the rules that it uses, written for older browsers: it has to look as with our whole sources. */
const PAGES = isFullSuite ? EVERY_PAGE : sampleOf(everyTemplate(), 1);

type Media = NonNullable<Parameters<Page["emulateMedia"]>[0]>;
/** The width is in CSS pixels. `isHeld`: everything has the pointer and the focus, and is pressed. */
type Look = { width: number; media?: Media; isHeld?: true };

const LOOKS: readonly Look[] = [
  { width: 390 },
  { width: 718, media: { media: "print" } },
  { width: 1280, isHeld: true },
  { width: 1280, media: { forcedColors: "active" } },
  { width: 280 }, // A phone whose reader has doubled the text.
];
/** In the daily suite a phone, paper, and everything held: a look at a long page takes two seconds of CPU time. */
const looks = isFullSuite ? LOOKS : LOOKS.slice(0, 3);

test.each(PAGES)("$state ($path) looks as with all of our styles", async (state) => {
  const { page } = await tab({ script: state.isSubmitted === true });
  await openState(page, site.url, state);
  expect(await differences(page)).toEqual([]);
});

test("The pages of a request look as with all of our styles", { timeout: 300_000 }, async () => {
  const asked = askable(site, "looks");
  const states = isFullSuite
    ? await requestStates(asked, addDays(newZealandDay(new Date()), 7))
    : [{ state: "request, with a practice", path: (await asked.ask(1)).patient }];
  const { page, faults } = await tab();
  for (const state of states) {
    await openRequestState(page, site.url, state);
    expect(await differences(page), state.state).toEqual([]);
  }
  expect(faults.splice(0).filter((fault) => !/status of 4(09|22)/.test(fault))).toEqual([]);
});

test.runIf(isFullSuite)("What was ticked to be compared looks as with all of our styles", async () => {
  const { page } = await open("/directory?view=list");
  await tick(page, 1);
  // The press also began the list's own island, which marks the row under the pointer.
  await page.waitForLoadState("networkidle");
  await page.mouse.move(0, 0);
  await expect.poll(() => page.locator("link[rel=stylesheet]:not(#later, noscript *)").count()).toBe(1);
  expect(await differences(page)).toEqual([]);
});

/** What elements have of the served styles, and what of the sources: `390 px: <p class="tick">: color: red, blue`. */
async function differences(page: Page): Promise<string[]> {
  const links = await page.locator("link[rel=stylesheet]").all();
  const hrefs = [
    ...new Set(await Promise.all(links.map(async (link) => (await link.getAttribute("href"))!))),
  ];
  const linked = hrefs.map(async (href) => (await fetch(site.url + href)).text());
  const served = [...(await page.locator("style").allTextContents()), ...(await Promise.all(linked))].join(
    "",
  );
  const sources = sourcesOf(page.url(), hrefs);
  const found: string[] = [];
  for (const { width, media, isHeld } of looks) {
    const plain = { media: "screen", colorScheme: "light", forcedColors: "none" } as const;
    await page.emulateMedia({ ...plain, reducedMotion: "reduce", ...media });
    await page.setViewportSize({ width, height: 800 });
    const seen = await page.evaluate(lookTwice, { served, sources, isHeld });
    found.push(...seen.map((one) => `${width} px ${JSON.stringify(media ?? { isHeld })}: ${one}`));
  }
  return found;
}

/** What every page has, what its file links, what islands have linked, and the modes last. */
function sourcesOf(url: string, hrefs: readonly string[]): string {
  const text = readFileSync(join(ROOT, "app", fileOf(new URL(url).pathname) || "root.tsx"), "utf8");
  const own = [...text.matchAll(/styles\/(sheets\/[\w-]+\.css)/g)].map(([, sheet]) => sheet!);
  const ofIslands = hrefs.filter((href) => !href.includes("/touch-"));
  const linked = ofIslands.map((href) => `sheets/${/([\w-]+)-[\w-]{8}\.css$/.exec(href)![1]!}.css`);
  return ["site.css", ...own, "later.css", ...linked, "modes.css"]
    .map((sheet) => bundle({ filename: join(ROOT, "kit/styles", sheet), minify: true }).code.toString())
    .join("")
    .replace(/[^"(]*\/(fonts\/[\w-]+\.woff2)\?inline/, (_, face) => {
      const bytes = readFileSync(join(ROOT, "kit/styles", face));
      return `data:font/woff2;base64,${bytes.toString("base64")}`;
    });
}

type Texts = { served: string; sources: string; isHeld: true | undefined };

/** Runs in the browser. */
async function lookTwice({ served, sources, isHeld }: Texts): Promise<string[]> {
  const elements = oneOfEach([...document.querySelectorAll("body, body *")]);
  const parts = elements.flatMap((element) =>
    [undefined, "::before", "::after"].map((part) => ({ element, part })),
  );
  const sheets = [sheetOf(served), sheetOf(sources)];
  const names = [...new Set(sheets.flatMap(({ cssRules }) => namesIn(cssRules)))];
  const ofPage = [...document.styleSheets];
  for (const sheet of ofPage) sheet.disabled = true;
  const seen: string[][][] = [];
  for (const sheet of sheets) {
    document.adoptedStyleSheets = [sheet];
    document.body.getBoundingClientRect(); // asks for the faces
    await document.fonts.ready;
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
    seen.push(parts.map(valuesOf));
  }
  const [asServed, asInSources] = seen;
  document.adoptedStyleSheets = [];
  for (const sheet of ofPage) sheet.disabled = false;
  return parts
    .flatMap(({ element, part = "" }, at) =>
      names.flatMap((name, of) => {
        const [one, other] = [asServed![at]![of] ?? "", asInSources![at]![of] ?? ""];
        if (one === other) return [];
        const [tag] = /<[^>]*>/.exec(element.outerHTML)!;
        return [`${tag}${part}: ${name}: ${one}, ${other}`];
      }),
    )
    .slice(0, 8);

  function sheetOf(text: string): CSSStyleSheet {
    const sheet = new CSSStyleSheet();
    // Another condition of the same weight, which everything meets.
    sheet.replaceSync(
      isHeld ? text.replaceAll(/:(hover|active|focus(-visible|-within)?)\b/g, ":not(._)") : text,
    );
    return sheet;
  }

  /** Where a box has its middle follows from what it is. */
  function namesIn(rules: CSSRuleList): string[] {
    return [...rules]
      .flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? rule.style : []),
        ...("cssRules" in rule ? namesIn(rule.cssRules as CSSRuleList) : []),
      ])
      .filter((name) => name !== "transform-origin");
  }

  /** A part that is not there has no styles. */
  function valuesOf({ element, part }: (typeof parts)[number]): string[] {
    const style = getComputedStyle(element, part);
    if (part !== undefined && style.content === "none") return [];
    return names.map((name) => style.getPropertyValue(name));
  }

  /** Keeps one of the elements with the same names at the same place: the cards of a list have the same rules. */
  function oneOfEach(all: readonly Element[]): readonly Element[] {
    const places = new Map<Element, string>();
    const kept = new Map<string, Element>();
    for (const element of all) {
      const { tagName, parentElement, attributes, previousElementSibling, nextElementSibling } = element;
      const named = [...attributes].map(({ name }) => name).join(" ");
      const own = [tagName, element.getAttribute("class"), element.getAttribute("type"), named];
      const place = [places.get(parentElement!), ...own, !previousElementSibling, !nextElementSibling].join();
      places.set(element, place);
      if (!kept.has(place)) kept.set(place, element);
    }
    return [...kept.values()];
  }
}
