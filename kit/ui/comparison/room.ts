/** Pixels between the focused element and what covers the foot of the page. */
const GAP = 12;

/**
 * Keeps the focused element and the end of the page visible above something fixed to the foot of the screen, whose
 * height changes with text size, width and unfolding (WCAG 2.2, 2.4.11 Focus Not Obscured). Returns the function that
 * stops it.
 */
export function keepClearOf(foot: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.scrollPaddingBottom = `${foot.offsetHeight + GAP}px`;
    style.setProperty("--foot-room", `${foot.offsetHeight}px`);
    const focused = document.activeElement;
    if (focused?.closest("main") && focused.localName !== "main")
      focused.scrollIntoView({ block: "nearest" });
  });
  observer.observe(foot);
  return () => {
    observer.disconnect();
    style.scrollPaddingBottom = "";
    style.removeProperty("--foot-room");
  };
}
