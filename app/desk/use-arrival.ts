import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { DESK_TODAY_PATH } from "#content/desk-addresses.ts";

/**
 * Scrolls to the top, and moves the focus there, on another page and after an act: the browser does neither, because it
 * loads no new document. Back in a list, the focus goes to the row that was opened; in Today, after an act, to the next
 * item.
 */
export function useArrival(): void {
  const { pathname, search, key } = useLocation();
  const before = useRef({ pathname, key });

  useLayoutEffect(() => {
    const from = before.current;
    before.current = { pathname, key };
    const isDone = new URLSearchParams(search).has("done");
    if (from.key === key || (from.pathname === pathname && !isDone)) return;
    // Says why a press was not done.
    if (document.activeElement?.role === "alert") return;
    const left = document.querySelector<HTMLElement>(`[data-row][href="${from.pathname}"]`);
    if (left && !isDone) return left.focus();
    scrollTo(0, 0);
    const next = isDone && pathname === DESK_TODAY_PATH && document.querySelector<HTMLElement>("[data-row]");
    const title = document.querySelector<HTMLElement>("main h1");
    title?.setAttribute("tabindex", "-1");
    (next || title)?.focus({ preventScroll: true });
  }, [pathname, search, key]);
}
