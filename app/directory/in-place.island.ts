import { fetchPage } from "../islands/fetch-page.ts";
import { isPlainClick } from "../islands/plain-click.ts";
import { RESULTS_REPLACED } from "../islands/results-replaced.ts";
import { statusLine } from "../islands/status-line.ts";
import { showFilter } from "./show-filter.ts";

/** The id of the results in the page. */
const RESULTS = "results";

/**
 * Changes the results where they stand. Whatever would lead to another list of the directory (a filter that is chosen,
 * a chip, a page, the form) fetches that page and takes its results, so that they are the server's own. The address
 * and the Back button go along, the count is said, and the focus stays where it was or goes to the count. When the
 * page does not come, the browser is sent there and says why.
 */
export function attach(element: HTMLElement): void {
  const form = element.querySelector("form")!;
  const said = element.appendChild(statusLine());
  let asked = new AbortController();
  let wanted = pageOf(location);

  form.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement || isCheckbox(target)) go(addressOf(form));
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    go(addressOf(form), bringCount);
  });
  element.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(`#${RESULTS} a`);
    if (!link || !isPlainClick(event) || !isThisPage(link)) return;
    event.preventDefault();
    go(link.href, () => keepFocus(link));
  });
  addEventListener("popstate", () => {
    if (pageOf(location) !== wanted) void show(location.href, restoreScroll);
  });

  /** To another list: it becomes the address when it is there, so that Back leads to what was shown. */
  function go(href: string, arrive?: () => void): void {
    void show(href, () => {
      // As the browser does it: the address where one is already is no step.
      if (href !== location.href) {
        history.replaceState({ scroll: scrollY }, "");
        history.pushState(null, "", href);
      }
      arrive?.();
    });
  }

  /** Calls when it is there, which it never is when another one was asked for meanwhile. */
  async function show(href: string, arrive: () => void): Promise<void> {
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    wanted = pageOf(new URL(href));
    const results = document.getElementById(RESULTS)!;
    results.ariaBusy = "true";
    try {
      const page = await fetchPage(href, signal);
      const fresh = page.getElementById(RESULTS)!;
      showFilter(form, page.querySelector<HTMLFormElement>(`form[action="${form.getAttribute("action")}"]`)!);
      results.replaceWith(document.adoptNode(fresh));
      document.title = page.title;
      said.textContent = theCount().textContent;
      arrive();
      document.dispatchEvent(new Event(RESULTS_REPLACED));
    } catch {
      if (!signal.aborted) location.assign(href);
    }
  }
}

/** Where the form leads as it is filled in: without what nobody has chosen, so that equal lists have equal addresses. */
function addressOf(form: HTMLFormElement): string {
  const chosen = [...new FormData(form)].filter((field): field is [string, string] => field[1] !== "");
  const address = new URL(form.action);
  address.search = new URLSearchParams(chosen).toString();
  return address.href;
}

/** Without the part after `#`, which leads somewhere on the same page. */
function pageOf({ pathname, search }: Location | URL): string {
  return pathname + search;
}

/** The link itself is gone with the old results: the same one among the new, or else the count, which is what changed. */
function keepFocus(old: HTMLAnchorElement): void {
  const results = document.getElementById(RESULTS)!;
  const isPager = old.closest("nav.pager") !== null;
  const same = [...results.querySelectorAll("a")].find(({ textContent }) => textContent === old.textContent);
  if (same && !isPager) return same.focus({ preventScroll: true });
  focusCount({ preventScroll: !isPager });
}

/** Who has sent the form expects to see what it found, and on a phone that is further down. */
function bringCount(): void {
  const count = theCount();
  const { left, top, height } = count.getBoundingClientRect();
  if (document.elementFromPoint(left + 1, top + height / 2) !== count) focusCount();
}

function focusCount(how?: FocusOptions): void {
  const count = theCount();
  count.tabIndex = -1;
  count.focus(how);
}

/** `240 dentists found` */
function theCount(): HTMLElement {
  return document.querySelector<HTMLElement>(`#${RESULTS} h2`)!;
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
