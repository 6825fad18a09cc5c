/**
 * `/embed.js`. On a practice's own page, `<script async src="https://niho.example/embed.js" data-practice="12">` puts the
 * frame where it stands. Within the frame it tells the page around how high the frame wants to be.
 */
const tag = document.currentScript as HTMLScriptElement | null;
const practice = tag?.dataset["practice"];
if (tag && practice) whenThereIsABody(() => showCard(tag, practice));
else if (parent !== globalThis.window) tellHeight();

/** A line in the head, or alone in a site builder's box, runs before there is a body. */
function whenThereIsABody(show: () => void): void {
  if (document.body) show();
  else document.addEventListener("DOMContentLoaded", show, { once: true });
}

/** How long the card may take before a link stands in its place, in milliseconds; and how long once the frame has loaded. */
const WAITS = 4_500;
const WAITS_LOADED = 500;

/**
 * The frame is seen once its card has told its height. One that a browser refuses never does: where its page isn't one that
 * the listing names, or its own policy forbids it, or we can't be reached. A link then stands in its place, until the card
 * comes after all.
 */
function showCard(line: HTMLScriptElement, id: string): void {
  const { origin } = new URL(line.src);
  const { theme = "light", title = "Opening hours and appointments" } = line.dataset;
  const box = document.createElement("div");
  const frame = document.createElement("iframe");
  frame.src = `${origin}/embed/${encodeURIComponent(id)}?theme=${encodeURIComponent(theme)}`;
  frame.title = title;
  Object.assign(frame.style, { border: "0", display: "block", height: "420px", width: "100%" });
  frame.style.visibility = "hidden";
  const link = document.createElement("a");
  link.href = `${origin}/dentists/${encodeURIComponent(id)}`;
  link.target = "_blank";
  link.textContent = `See our free times at ${new URL(origin).host}`;
  box.append(frame);
  // Nothing in the head is shown.
  if (document.body.contains(line)) line.after(box);
  else document.body.append(box);

  const showLink = () => {
    Object.assign(frame.style, { height: "0", position: "absolute" });
    box.prepend(link);
  };
  let waiting = setTimeout(showLink, WAITS);
  frame.addEventListener("load", () => {
    if (frame.style.visibility !== "hidden" || link.isConnected) return;
    clearTimeout(waiting);
    waiting = setTimeout(showLink, WAITS_LOADED);
  });
  addEventListener(
    "message",
    ({ source, origin: from, data }: MessageEvent<{ nihoHeight?: unknown } | null>) => {
      const height = data?.nihoHeight;
      if (source !== frame.contentWindow || from !== origin || typeof height !== "number") return;
      clearTimeout(waiting);
      link.remove();
      Object.assign(frame.style, { position: "", visibility: "" });
      frame.style.height = `${Math.min(Math.max(height, 100), 2_000)}px`;
    },
  );
}

function tellHeight(): void {
  const tell = () =>
    parent.postMessage({ nihoHeight: Math.ceil(document.body.getBoundingClientRect().height) }, "*");
  new ResizeObserver(tell).observe(document.body);
  // A frame that isn't drawn yet has nothing to observe.
  document.addEventListener("DOMContentLoaded", tell);
  if (document.readyState !== "loading") tell();
}
