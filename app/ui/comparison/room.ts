/** Between what has the focus and what lies over the foot of the page, in pixels. */
const GAP = 12;

/**
 * Keeps whatever has the focus clear of something at the foot of the screen, however high it gets: with large text, on
 * a narrow phone, unfolded. Gives back how to stop.
 */
export function keepClearOf(foot: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.scrollPaddingBottom = `${foot.offsetHeight + GAP}px`;
    const focused = document.activeElement;
    if (focused?.closest("main") && focused.localName !== "main")
      focused.scrollIntoView({ block: "nearest" });
  });
  observer.observe(foot);
  return () => {
    observer.disconnect();
    style.scrollPaddingBottom = "";
  };
}
