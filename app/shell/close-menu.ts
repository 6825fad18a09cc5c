/**
 * The phone's menu lies over the page, so it gives way to Escape, and to whoever has gone on to the page with the
 * keyboard. It is a disclosure, which knows neither; without a script its button closes it.
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
