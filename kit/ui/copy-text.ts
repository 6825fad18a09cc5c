/**
 * Copies an element's text and answers what to say. Where a browser doesn't let us, or the page came without https, the text
 * is selected for the keys that copy.
 */
export async function copyText(element: Element): Promise<string> {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return "Copied.";
  } catch {
    getSelection()!.selectAllChildren(element);
    return "Selected. Press Ctrl+C or ⌘C to copy it.";
  }
}
