/**
 * A page that the browser made ready before the click was not read then, and the server did not count it. When it is
 * shown, the browser asks whether it still holds: that is the read, and costs an answer without a body.
 */
export function tellOfRead(): void {
  const isPrerendered = (document as { prerendering?: boolean }).prerendering;
  if (!isPrerendered || !location.pathname.startsWith("/blog/")) return;
  const tell = () => void fetch(location.href, { cache: "no-cache" }).catch(() => undefined);
  document.addEventListener("prerenderingchange", tell, { once: true });
}
