import { fetchPage } from "../islands/fetch-page.ts";
import { isPlainClick } from "../islands/plain-click.ts";
import { RESULTS_REPLACED } from "../islands/results-replaced.ts";
import { statusLine } from "../islands/status-line.ts";
import { showFilter } from "./show-filter.ts";

/** Id of the element with the results. */
const RESULTS = "results";
/** Id of the banner, whose heading says the answer. */
const HEAD = "head";
/** Id of the element around the form and the results, whose class says whether anything is asked for. */
const LIST = "list";

/**
 * Filters the directory without loading a page. A changed field, the form, a chip or a page number leads to another list:
 * this fetches that page and takes its results, which the server has rendered, into this one. The address and the Back
 * button follow, the count is announced, and the focus stays or moves to the count. If the page does not come, the
 * browser loads it and shows why; without a connection the list stays, says so, and changes once there is one.
 */
export function attach(element: HTMLElement): void {
  const form = element.querySelector("form")!;
  const results = replaceableResults(form, element.appendChild(statusLine()));

  form.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement || isCheckbox(target)) go(addressOf(form));
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    go(addressOf(form), () => {
      form.querySelector("details")!.open = false;
      showCount();
    });
  });
  element.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(`#${RESULTS} a`);
    if (!link || !isPlainClick(event) || !isThisPage(link)) return;
    event.preventDefault();
    go(link.href, () => keepFocus(link));
  });
  addEventListener("popstate", () => {
    if (!results.areOf(location)) void results.show(location.href, restoreScroll);
  });

  /** The address changes when the results are there, so that Back leads to what was shown. */
  function go(href: string, onShown?: () => void): void {
    void results.show(href, () => {
      // Browsers add no history entry for the address that is open already.
      if (pageOf(new URL(href)) !== pageOf(location)) {
        history.replaceState({ scroll: scrollY }, "");
        history.pushState(null, "", href);
      }
      onShown?.();
    });
  }
}

/** The results of the page: those shown, or those on their way. */
function replaceableResults(form: HTMLFormElement, status: HTMLElement) {
  let loading = new AbortController();
  let wanted = pageOf(location);

  /** Calls `onShown` once they are shown; never if others were asked for in the meantime. */
  async function show(href: string, onShown: () => void): Promise<void> {
    loading.abort();
    loading = new AbortController();
    const { signal } = loading;
    wanted = pageOf(new URL(href));
    const results = document.getElementById(RESULTS)!;
    results.ariaBusy = "true";
    try {
      const page = await fetchPage(href, signal);
      const fresh = page.getElementById(RESULTS)!;
      showFilter(form, page.querySelector<HTMLFormElement>(`form[action="${form.getAttribute("action")}"]`)!);
      document.getElementById(HEAD)!.replaceChildren(...page.getElementById(HEAD)!.childNodes);
      document.getElementById(LIST)!.className = page.getElementById(LIST)!.className;
      results.replaceWith(document.adoptNode(fresh));
      offlineNote().hidden = true;
      document.title = page.title;
      status.textContent = countHeading().textContent;
      onShown();
      document.dispatchEvent(new Event(RESULTS_REPLACED));
    } catch {
      if (signal.aborted) return;
      if (navigator.onLine) return location.assign(href);
      results.ariaBusy = null;
      offlineNote().hidden = false;
      status.textContent = offlineNote().textContent;
      addEventListener("online", () => void show(href, onShown), { once: true, signal });
    }
  }
  return { show, areOf: (address: Location) => pageOf(address) === wanted };
}

/** Where the form leads, without its empty fields, so that equal lists have equal addresses. */
function addressOf(form: HTMLFormElement): string {
  const chosen = [...new FormData(form)].filter((field): field is [string, string] => field[1] !== "");
  const address = new URL(form.action);
  address.hash = "";
  address.search = new URLSearchParams(chosen).toString();
  return address.href;
}

/** Without the fragment, which leads to a part of the same page. */
function pageOf({ pathname, search }: Location | URL): string {
  return pathname + search;
}

/** To the same link among the new results, since the clicked one is gone; otherwise to the count. */
function keepFocus(old: HTMLAnchorElement): void {
  const results = document.getElementById(RESULTS)!;
  const isPager = old.closest("nav.pager") !== null;
  const same = [...results.querySelectorAll("a")].find(({ textContent }) => textContent === old.textContent);
  if (same && !isPager) return same.focus({ preventScroll: true });
  focusCount({ preventScroll: !isPager });
}

/** After the form is submitted: to the count, unless it is in view. On a phone the results are below the form. */
function showCount(): void {
  const count = countHeading();
  const { left, top, height } = count.getBoundingClientRect();
  if (document.elementFromPoint(left + 1, top + height / 2) !== count) focusCount();
}

function focusCount(how?: FocusOptions): void {
  const count = countHeading();
  count.focus(how);
}

function offlineNote(): HTMLElement {
  return document.getElementById("offline")!;
}

/** `240 dentists found` */
function countHeading(): HTMLElement {
  return document.querySelector<HTMLElement>("#count")!;
}

function restoreScroll(): void {
  const { scroll } = (history.state ?? {}) as { scroll?: number };
  if (scroll !== undefined) scrollTo({ top: scroll, behavior: "instant" });
}

function isThisPage(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && link.pathname === location.pathname && link.target === "";
}

function isCheckbox(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === "checkbox";
}
