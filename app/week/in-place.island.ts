import { getPage } from "#kit/islands/fetch-page.ts";
import { isPlainClick } from "#kit/islands/plain-click.ts";

/** Then the browser goes to the page itself, and says what is wrong. */
const PATIENCE = 8_000;

/** Moves between days and weeks in place: the address and the title follow, and the heading of the day takes the focus. */
export function attach(element: HTMLElement): void {
  element.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-in-place]");
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    void goTo(element, link.href, true);
  });
  addEventListener("popstate", () => void goTo(element, location.href, false));
}

let latest = "";

async function goTo(element: HTMLElement, address: string, isNew: boolean): Promise<void> {
  latest = address;
  const page = await getPage(address, PATIENCE);
  // Another press came meanwhile, and its page is the one to show.
  if (latest !== address) return;
  if (!page?.querySelector("#week")) {
    location.assign(address);
    return;
  }
  if (isNew) history.pushState(null, "", address);
  for (const part of ["#week", ".plain-head .lede"]) {
    const content = [...page.querySelector(part)!.childNodes].map((node) => document.adoptNode(node));
    document.querySelector(part)!.replaceChildren(...content);
  }
  // What a press came to belongs to the day that it was on.
  document.querySelector(".done-line")?.remove();
  const headings = element.querySelectorAll<HTMLElement>("#week-day-title, #week-column-title");
  [...headings].find((heading) => heading.offsetParent !== null)?.focus();
}
