import { fetchPage } from "#kit/islands/fetch-page.ts";
import { isPlainClick } from "#kit/islands/plain-click.ts";
import { RESULTS_REPLACED } from "#kit/islands/results-replaced.ts";
import { statusLine } from "#kit/islands/status-line.ts";
import { countHeading, keepFocus, showCount, RESULTS } from "./focus.ts";
import { pressesOn } from "./presses.ts";
import { showFilter, typedInto } from "./show-filter.ts";

/** Id of the banner, whose heading says the answer. */
const HEAD = "head";
/** Id of the element around the form and the results, whose class says whether anything is asked for. */
const LIST = "list";

/**
 * Filters the directory without loading a page. A changed field, the form, a chip or a page number leads to another list:
 * this fetches that page and takes its results, which the server has rendered, into this one. The address and the Back
 * button follow, the count is announced, and the focus stays or moves to the count. A press under way is finished on
 * what was pressed, and a visitor who has gone on to another control stays there. If the page does not come, the browser
 * loads it and shows why; without a connection the list stays, says so, and changes once there is one.
 */
export function attach(element: HTMLElement): void {
  const form = element.querySelector("form")!;
  const results = replaceableResults(form, element.appendChild(statusLine()), pressesOn(element));
  let address = pageOf(location);
  // Chosen before this file had come.
  if (isChanged(form)) go(addressOf(form));

  form.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement || isCheckbox(target)) go(addressOf(form));
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const focused = document.activeElement;
    go(addressOf(form), () => {
      if (document.activeElement !== focused) return;
      form.querySelector("details")!.open = false;
      showCount();
    });
  });
  element.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(`#${RESULTS} a`);
    if (!link || !isPlainClick(event) || !isThisPage(link)) return;
    event.preventDefault();
    go(link.href, () => {
      // Safari does not focus a link that is clicked.
      if (document.activeElement === document.body) keepFocus(link);
    });
  });
  addEventListener("popstate", () => {
    // A link to a part of the page is no other list, and another may be on its way.
    const before = address;
    address = pageOf(location);
    if (address !== before && !results.areOf(location)) void results.show(location.href, restoreScroll);
  });

  /** The address changes when the results are there, so that Back leads to what was shown. */
  function go(href: string, onShown?: () => void): void {
    void results.show(href, () => {
      // Browsers add no history entry for the address that is open already.
      if (pageOf(new URL(href)) !== pageOf(location)) {
        history.replaceState({ scroll: scrollY }, "");
        history.pushState(null, "", href);
        address = pageOf(location);
      }
      onShown?.();
    });
  }
}

type Wanted = { address: string; onShown: (() => void) | null };

/** The results of the page: those shown, or those on their way. */
function replaceableResults(
  form: HTMLFormElement,
  status: HTMLElement,
  presses: { isOver: () => Promise<void> },
) {
  let loading = new AbortController();
  /** `onShown` is null once they are shown. */
  let wanted: Wanted = { address: pageOf(location), onShown: null };

  /** Calls `onShown` once they are shown; never if others were asked for in the meantime. */
  async function show(href: string, onShown: () => void): Promise<void> {
    const address = pageOf(new URL(href));
    const isComing = wanted.onShown !== null && wanted.address === address;
    wanted = { address, onShown };
    // A second press of an impatient visitor must not begin from the start.
    if (isComing) return;
    loading.abort();
    loading = new AbortController();
    const { signal } = loading;
    document.getElementById(RESULTS)!.ariaBusy = "true";
    const typed = typedInto(form);
    try {
      const page = await fetchPage(href, signal);
      if (!page) return giveUp();
      await presses.isOver();
      if (!signal.aborted) replace(page, typed);
    } catch {
      if (signal.aborted) return;
      if (navigator.onLine) return location.assign(href);
      giveUpUntilOnline(() => void show(href, onShown), signal);
    }
  }

  function replace(page: Document, typed: string): void {
    const results = document.getElementById(RESULTS)!;
    const focused = document.activeElement;
    const hadFocus = results.contains(focused);
    const fresh = page.querySelector<HTMLFormElement>(`form[action="${form.getAttribute("action")}"]`)!;
    showFilter(form, fresh, typed);
    document.getElementById(HEAD)!.replaceChildren(...page.getElementById(HEAD)!.childNodes);
    document.getElementById(LIST)!.className = page.getElementById(LIST)!.className;
    results.replaceWith(document.adoptNode(page.getElementById(RESULTS)!));
    offlineNote().hidden = true;
    document.title = page.title;
    status.textContent = countHeading().textContent;
    if (hadFocus) keepFocus(focused!);
    const { onShown } = wanted;
    wanted.onShown = null;
    onShown!();
    document.dispatchEvent(new Event(RESULTS_REPLACED));
  }

  function giveUp(): void {
    wanted.onShown = null;
    document.getElementById(RESULTS)!.ariaBusy = null;
  }

  function giveUpUntilOnline(again: () => void, signal: AbortSignal): void {
    giveUp();
    offlineNote().hidden = false;
    status.textContent = offlineNote().textContent;
    addEventListener("online", again, { once: true, signal });
  }
  return { show, areOf: (place: Location) => pageOf(place) === wanted.address };
}

/** Where the form leads, without its empty fields, so that equal lists have equal addresses. */
function addressOf(form: HTMLFormElement): string {
  const chosen = [...new FormData(form)].filter((field): field is [string, string] => field[1] !== "");
  const address = new URL(form.action);
  address.hash = "";
  address.search = new URLSearchParams(chosen).toString();
  return address.href;
}

/** Whether a list or a box says something else than the address. */
function isChanged(form: HTMLFormElement): boolean {
  const lists = [...form.querySelectorAll("select")];
  const served = (list: HTMLSelectElement) =>
    (list.querySelector<HTMLOptionElement>("option[selected]") ?? list.options[0])!.value;
  const boxes = [...form.querySelectorAll("input")].filter(isCheckbox);
  return (
    lists.some((list) => list.value !== served(list)) ||
    boxes.some((box) => box.checked !== box.defaultChecked)
  );
}

/** Without the fragment, which leads to a part of the same page. */
function pageOf({ pathname, search }: Location | URL): string {
  return pathname + search;
}

function offlineNote(): HTMLElement {
  return document.getElementById("offline")!;
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
