import { isPlainClick } from "../islands/plain-click.ts";
import { SCOPE, saveEmergencyPage } from "./offline-emergency.ts";

/**
 * What every page runs after it has loaded. `server/build-scripts.ts` builds it into a file of its own, a few hundred
 * bytes.
 */
turnOnLaterStyles();
closeMenu();
reportRead();
leadToHelpOffline();
openAddressedFold();
addEventListener("hashchange", openAddressedFold);
addEventListener("load", () => {
  const save = () => void saveEmergencyPage();
  // Chromium 156 once never called back on three of 25 first visits where no timeout was given.
  void (globalThis.requestIdleCallback?.(save, { timeout: 2_000 }) ?? setTimeout(save));
});

/** Turns on what waits for a touch, once it has come: turned on before, it could hold back what is painted meanwhile. */
function turnOnLaterStyles(): void {
  const link = document.querySelector<HTMLLinkElement>("#later");
  if (!link) return;
  const turnOn = () => (link.media = "all");
  if (link.sheet) turnOn();
  else link.addEventListener("load", turnOn, { once: true });
}

/**
 * The phone's menu is a disclosure that covers the page. This closes it on Escape and when the keyboard moves the focus
 * out of it; without scripts its button does.
 */
function closeMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>("header details");
  menu?.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")!.focus();
  });
  menu?.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget && !menu.contains(relatedTarget as Node)) menu.open = false;
  });
}

/**
 * Counts the read of an article that the browser had prefetched or prerendered: the server does not count such requests.
 * When the page is shown, a conditional request, answered with 304, counts it. A click before this script runs is lost to
 * the count.
 */
function reportRead(): void {
  if (!location.pathname.startsWith("/blog/")) return;
  const report = () => void fetch(location.href, { cache: "no-cache" }).catch(() => undefined);
  const [entry] = performance.getEntriesByType("navigation");
  const { activationStart = 0, deliveryType } = (entry ?? {}) as Prepared;
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", report, { once: true });
  else if (activationStart > 0 || deliveryType === "navigational-prefetch") report();
}

/**
 * Leads links and searches to the saved emergency page while there is no connection: it has the numbers to call, and the
 * browser's own error names no one. What answers in place has prevented the press by then, and a form that is posted keeps what was
 * typed.
 */
function leadToHelpOffline(): void {
  const lead = (event: Event, address: string) => {
    const { origin, pathname, hash } = new URL(address, location.href);
    const isHere = pathname === location.pathname && hash !== "";
    if (navigator.onLine || event.defaultPrevented || origin !== location.origin) return;
    if (isHere || pathname === SCOPE) return;
    event.preventDefault();
    location.assign(SCOPE);
  };
  addEventListener("click", (event) => {
    // The `href` of a link in a drawing is no text.
    const href = (event.target as Element).closest("a[href]")?.getAttribute("href");
    if (href != null && isPlainClick(event)) lead(event, href);
  });
  addEventListener("submit", (event) => {
    const { method, action } = event.target as HTMLFormElement;
    if (method === "get") lead(event, action);
  });
}

/** Opens the folds around what the address leads to, which older versions of Safari and Firefox leave shut. */
function openAddressedFold(): void {
  const addressed = document.getElementById(location.hash.slice(1));
  const folds = [...document.querySelectorAll("details")];
  const shut = folds.filter((fold) => fold !== addressed && !fold.open && fold.contains(addressed));
  for (const fold of shut) fold.open = true;
  if (shut.length > 0) addressed!.scrollIntoView();
}

/** Fields of `PerformanceNavigationTiming` that not every browser has: after prerendering, and after prefetching. */
type Prepared = { activationStart?: number; deliveryType?: string };
