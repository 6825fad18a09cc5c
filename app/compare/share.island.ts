import { isPlainClick } from "#kit/islands/plain-click.ts";

/** Shares the address that the link leads to: by the device's own sheet, else by copying it. */
export function attach(element: HTMLElement): void {
  const link = element.querySelector<HTMLAnchorElement>(".share a")!;
  const status = element.querySelector<HTMLElement>("[role=status]")!;
  link.addEventListener("click", (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    share(link.href).then(
      (said) => (status.textContent = said),
      () => (status.textContent = `Copy this address: ${link.href}`),
    );
  });
}

/** What to say once it is done; rejects where the browser lets a page do neither. */
async function share(url: string): Promise<string> {
  if (!navigator.share) {
    await navigator.clipboard.writeText(url);
    return "Address copied";
  }
  // Who closes the sheet without sharing has changed their mind: that is no failure.
  await navigator.share({ title: document.title, url }).catch((error: Error) => {
    if (error.name !== "AbortError") throw error;
  });
  return "";
}
