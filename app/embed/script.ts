/**
 * `/embed.js`. On a practice's own page, `<script async src="https://niho.example/embed.js" data-practice="12">` puts the
 * frame where it stands. Within the frame it tells the page around how high the frame wants to be.
 */
const tag = document.currentScript as HTMLScriptElement | null;
const practice = tag?.dataset["practice"];
if (tag && practice) showFrame(tag, practice);
else if (parent !== globalThis.window) tellHeight();

function showFrame(after: HTMLScriptElement, id: string): void {
  const { origin } = new URL(after.src);
  const frame = document.createElement("iframe");
  frame.src = `${origin}/embed/${encodeURIComponent(id)}`;
  frame.title = after.dataset["title"] ?? "Opening hours and appointments";
  frame.loading = "lazy";
  Object.assign(frame.style, { border: "0", display: "block", height: "420px", width: "100%" });
  after.after(frame);
  addEventListener(
    "message",
    ({ source, origin: from, data }: MessageEvent<{ nihoHeight?: unknown } | null>) => {
      const height = data?.nihoHeight;
      if (source === frame.contentWindow && from === origin && typeof height === "number")
        frame.style.height = `${Math.min(Math.max(height, 100), 2_000)}px`;
    },
  );
}

function tellHeight(): void {
  const tell = () =>
    parent.postMessage({ nihoHeight: Math.ceil(document.body.getBoundingClientRect().height) }, "*");
  new ResizeObserver(tell).observe(document.body);
}
