import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { FIRST_AID, KNOCKED_OUT } from "#content/emergency.ts";
import { site } from "../support/shared-site.ts";
import { newcomer, open as openTab } from "../support/tabs.ts";

/** What scripts do in a browser without what Chromium 88 or Safari 14.1 lack (decision 38). The map is not among it. */

const WELLINGTON = { latitude: -41.294_312, longitude: 174.778_912 };

test("Practices near are found", async () => {
  const page = await open("/directory");
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation(WELLINGTON);
  for (const path of ["/directory", "/emergency"]) {
    await page.goto(site.url + path);
    // On a phone the list has it on the sheet.
    if (path === "/directory") await page.getByRole("button", { name: /Filters/ }).click();
    await page.getByRole("link", { name: "Near me", exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get("near") === "-41.29,174.78");
    const near = page.getByText("Nearest to you").or(page.getByRole("group", { name: "Nearest to you" }));
    await expect.poll(() => near.filter({ visible: true }).count()).toBeGreaterThan(0);
  }
});

test("The search box suggests", async () => {
  const page = await open("/");
  await page.locator("main input[type=search]").first().focus();
  const box = page.getByRole("combobox").and(page.locator("input"));
  await box.pressSequentially("whangar");
  const option = page.getByRole("option").filter({ hasText: "Whangārei" });
  await expect.poll(() => option.count()).toBeGreaterThan(0);
});

test("Practices are ticked and compared, and filters change the list in its place", async () => {
  const page = await open("/directory?view=list");
  for (const at of [0, 1]) await page.locator("[data-compare]").nth(at).click();
  const tray = page.getByRole("region", { name: "Dentists to compare" });
  await tray.getByRole("button", { name: "2 of 4 to compare" }).waitFor();
  await page.evaluate(() => (document.body.dataset.isSame = ""));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByLabel("Service", { exact: true }).selectOption("invisalign");
  await page.waitForURL("**service=invisalign**");
  await page.getByRole("heading", { name: /dentists found/ }).waitFor();
  expect(await page.locator("body[data-is-same]").count()).toBe(1);
  await tray.getByRole("link", { name: /^Compare/ }).click();
  await page.waitForURL("**/compare?ids=*");
});

test("A list says what it isn’t chosen by, and the way to help", async () => {
  const page = await open("/directory?view=list");
  for (const [typed, said] of [
    ["111 queen street hamilton", "We can’t search by street, so this is without “111 queen street”."],
    ["toothache", "Healthline"],
  ] as const) {
    const box = page.getByLabel("Dentist, suburb or town");
    await box.fill(typed);
    await box.press("Enter");
    const found = page.getByRole("main").getByText(said).filter({ visible: true });
    await expect.poll(() => found.count()).toBeGreaterThan(0);
  }
});

test("A form shows its mistakes where it stands, and every question opens at once", async () => {
  const page = await open("/contact");
  await page.getByRole("main").getByRole("button", { name: /^Send/ }).click();
  await page.getByRole("alert").waitFor();
  expect(await page.locator("[aria-invalid=true]").count()).toBeGreaterThan(2);
  await page.getByRole("link", { name: "View All FAQs" }).click();
  await expect.poll(() => page.locator("#faqs details:not([open])").count()).toBe(0);
});

test.each([
  ["a filter", "/directory", "More filters", /^On Sundays/],
  ["a time", "/book", "Morning", /^Any time in the morning/],
  ["an answer", "/book", null, /^Someone I care for/],
])("Without :has(), %s shows that it is chosen, and that it has the focus", async (_, path, fold, name) => {
  const { page } = await openTab(path, { script: false });
  await page.evaluate(takeHasAway);
  await page.keyboard.press("Tab");
  if (fold) await page.locator("main summary", { hasText: fold }).first().press("Enter");
  const radio = page.getByRole("radio", { name });
  const looks = () => radio.locator("..").screenshot();
  const before = await looks();
  const isAsBefore = async () => (await looks()).equals(before);
  await radio.focus();
  await expect.poll(isAsBefore, { message: "with the focus" }).toBe(false);
  await page.keyboard.press("Space");
  await expect.poll(() => radio.isChecked()).toBe(true);
  await radio.blur();
  await expect.poll(isAsBefore, { message: "chosen" }).toBe(false);
});

test("The address of each first aid leads to it, open, also where the browser opens no fold", async () => {
  const { page, context } = await newcomer({ device: "phone" });
  await context.addInitScript(shutWhatTheBrowserOpens);
  for (const { id, situation } of [KNOCKED_OUT, ...FIRST_AID]) {
    await page.goto(`${site.url}/emergency#${id}`);
    const areStepsInSight = () =>
      page
        .locator(`#${id} ol`)
        .first()
        .evaluate((steps) => {
          const { top } = steps.getBoundingClientRect();
          return steps.checkVisibility() && top > 0 && top < innerHeight;
        });
    await expect.poll(areStepsInSight, { message: situation }).toBe(true);
  }
});

/** Shuts the folds that no script opens, as it is in Firefox before 139. Runs in the browser. */
function shutWhatTheBrowserOpens(): void {
  const opened = new WeakSet<Node>();
  Object.defineProperty(HTMLDetailsElement.prototype, "open", {
    set(this: HTMLDetailsElement, isOpen: boolean) {
      opened.add(this);
      this.toggleAttribute("open", isOpen);
    },
  });
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if (!opened.has(target)) (target as HTMLDetailsElement).removeAttribute("open");
  }).observe(document, { attributeFilter: ["open"], subtree: true });
}

/** Takes from the styles of the page what a browser without `:has()` (Chromium 88, Firefox 120) does not read. Runs in the browser. */
function takeHasAway(): void {
  const takeFrom = (group: CSSStyleSheet | CSSGroupingRule): void => {
    for (const [at, rule] of [...group.cssRules].entries().toArray().toReversed()) {
      const isUnread =
        (rule instanceof CSSStyleRule && rule.selectorText.includes(":has(")) ||
        (rule instanceof CSSSupportsRule && rule.conditionText.startsWith("selector(:has("));
      if (isUnread) group.deleteRule(at);
      else if (rule instanceof CSSGroupingRule) takeFrom(rule);
    }
  };
  for (const sheet of document.styleSheets) takeFrom(sheet);
}

async function open(path: string): Promise<Page> {
  const { page, context } = await newcomer({ device: "phone" });
  await context.addInitScript(takeAway);
  await page.goto(site.url + path);
  expect(await page.evaluate(() => "at" in [] || "requestSubmit" in document.forms[0]!)).toBe(false);
  return page;
}

/** Takes from the page what came later, by the tables of MDN. Runs in the browser. */
function takeAway(): void {
  const later: [object, readonly string[]][] = [
    [Array.prototype, ["at", "findLast", "findLastIndex", "toReversed", "toSorted", "toSpliced", "with"]],
    [String.prototype, ["at", "isWellFormed"]],
    [Object, ["groupBy", "hasOwn"]],
    [Map, ["groupBy"]],
    [Map.prototype, ["getOrInsert", "getOrInsertComputed"]],
    [Set.prototype, ["union", "difference", "intersection", "isSubsetOf", "isDisjointFrom"]],
    [Iterator.prototype, ["map", "filter", "toArray", "some", "find", "flatMap", "take", "drop"]],
    [RegExp, ["escape"]],
    [Promise, ["try", "withResolvers"]],
    [URL, ["canParse", "parse"]],
    [AbortSignal, ["any", "timeout"]],
    [AbortSignal.prototype, ["reason", "throwIfAborted"]],
    [Crypto.prototype, ["randomUUID"]],
    [HTMLFormElement.prototype, ["requestSubmit"]],
    [SubmitEvent.prototype, ["submitter"]],
    [Element.prototype, ["checkVisibility", "setHTMLUnsafe"]],
    [HTMLElement.prototype, ["inert", "popover", "showPopover", "hidePopover"]],
    [Document.prototype, ["startViewTransition", "prerendering"]],
    [ServiceWorkerRegistration.prototype, ["navigationPreload"]],
    [globalThis, ["structuredClone", "requestIdleCallback", "scheduler", "navigation", "BroadcastChannel"]],
    [globalThis, ["Temporal", "Iterator"]],
  ];
  for (const [owner, names] of later) for (const name of names) Reflect.deleteProperty(owner, name);
  // No signal ends a listener in Chromium 88.
  Object.assign(Document.prototype, {
    addEventListener(kind: string, then: EventListener, how?: AddEventListenerOptions | boolean) {
      const options = typeof how === "object" ? { capture: how.capture ?? false } : how;
      EventTarget.prototype.addEventListener.call(document, kind, then, options);
    },
  });
}
