import { isPlainClick } from "./plain-click.ts";

/**
 * A fold (`details`) that holds a `dialog`: with scripts its summary opens that dialog as a sheet over the page. It is
 * part of the islands' first script, so that the press is answered before React or any island has come. Without scripts,
 * and in browsers without dialogs, it stays a fold.
 *
 * `<details><summary>Filters</summary><dialog data-takes=".first-filters">…</dialog></details>`: while the sheet is open
 * its `data-holds` also has the element of `data-takes`, where that has no place on the page. A `data-closes` closes it, and so does a
 * press beside it.
 */
export function openSheets(): void {
  if (typeof HTMLDialogElement === "undefined") return;
  for (const sheet of document.querySelectorAll<HTMLDialogElement>("details > dialog")) {
    const fold = sheet.parentElement as HTMLDetailsElement;
    const summary = fold.querySelector("summary")!;
    summary.role = "button";
    summary.ariaHasPopup = "dialog";
    let giveBack = () => {};
    const open = () => {
      if (sheet.open) return;
      giveBack = take(sheet);
      fold.open = true;
      sheet.showModal();
    };
    summary.addEventListener("click", (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      whenStyled(open);
    });
    sheet.addEventListener("close", () => {
      fold.open = false;
      giveBack();
    });
    sheet.addEventListener("click", ({ target }) => {
      if (target === sheet || (target as Element).closest("[data-closes]")) sheet.close();
    });
  }
}

/**
 * A sheet is a heap of boxes until the styles that wait for a touch (`kit/styles/later.css`) are there. A press before that
 * opens it once they are there, or have failed.
 */
function whenStyled(open: () => void): void {
  const later = document.querySelector<HTMLLinkElement>("#later");
  const openStyled = () => {
    if (later) later.media = "all";
    open();
  };
  if (!later || later.sheet || document.readyState === "complete") return openStyled();
  for (const kind of ["load", "error"]) later.addEventListener(kind, openStyled, { once: true });
}

/** Puts what the sheet takes first into it, if it isn't shown on the page; returns what puts it back. */
function take(sheet: HTMLDialogElement): () => void {
  const taken = document.querySelector(sheet.dataset.takes!)!;
  if (taken.getClientRects().length > 0) return () => {};
  const place = document.createComment("");
  taken.before(place);
  sheet.querySelector("[data-holds]")!.prepend(taken);
  return () => place.replaceWith(taken);
}
