/**
 * Counts the read of an article that the browser had prefetched or prerendered: the server does not count such requests.
 * When the page is shown, a conditional request, answered with 304, counts it. A click before this script runs is lost to
 * the count.
 */
export function reportRead(): void {
  if (!location.pathname.startsWith("/blog/")) return;
  const report = () => void fetch(location.href, { cache: "no-cache" }).catch(() => undefined);
  const [entry] = performance.getEntriesByType("navigation");
  const { activationStart = 0, deliveryType } = (entry ?? {}) as Prepared;
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", report, { once: true });
  else if (activationStart > 0 || deliveryType === "navigational-prefetch") report();
}

/** Fields of `PerformanceNavigationTiming` that not every browser has: after prerendering, and after prefetching. */
type Prepared = { activationStart?: number; deliveryType?: string };
