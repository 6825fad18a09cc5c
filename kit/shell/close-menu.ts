/**
 * The phone's menu is a disclosure that covers the page. This closes it on Escape and when the keyboard moves the focus
 * out of it; without scripts its button does.
 */
export function closeMenu(): void {
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
