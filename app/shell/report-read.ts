/**
 * A page that the browser made ready before the click was not read then, and the server did not count it. When it is
 * shown, the browser asks whether it still holds: that is the read, and costs an answer without a body. Somebody who
 * clicks at once sees the page before this runs.
 */
export function tellOfRead(): void {
  if (!location.pathname.startsWith("/blog/")) return;
  const tell = () => void fetch(location.href, { cache: "no-cache" }).catch(() => undefined);
  const [entry] = performance.getEntriesByType("navigation");
  const { activationStart = 0, deliveryType } = (entry ?? {}) as Ready;
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", tell, { once: true });
  else if (activationStart > 0 || deliveryType === "navigational-prefetch") tell();
}

/**
 * What not every browser tells: when the page was shown that had been made ready, in milliseconds since it was begun,
 * and whether its bytes had come in advance.
 */
type Ready = { activationStart?: number; deliveryType?: string };
