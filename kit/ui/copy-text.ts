/**
 * Copies an element's text, and says how that went. Where a browser doesn't let us, or the page came without https, the text
 * is selected for the keys that copy.
 */
export function copyText(element: Element, say: (words: string) => void): void {
  const select = () => {
    getSelection()!.selectAllChildren(element);
    say("Selected. Press Ctrl+C or ⌘C to copy it.");
  };
  // The lib of TypeScript has it everywhere; browsers have it in secure pages alone.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return select();
  clipboard.writeText(element.textContent).then(() => say("Copied."), select);
}
