import type { Frame } from "#content/map/projection.ts";

const FILES = import.meta.glob<string>("#content/map/coast/place-*.svg", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});
const URLS = byPlace(FILES);

/** Address of the drawn coast around a place; undefined when it has none. */
export function coastUrlOf(place: string): string | undefined {
  return URLS.get(place);
}

/** `byPlace({ "/content/map/coast/place-taupo.svg": url }).get("taupo") === url` */
export function byPlace<Content>(files: Readonly<Record<string, Content>>): ReadonlyMap<string, Content> {
  return new Map(
    Object.entries(files).map(([file, content]) => [
      /\/place-([a-z-]+)\.svg$/.exec(file)?.[1] ?? "",
      content,
    ]),
  );
}

/** A practice outside the frame keeps its dot, at the edge, with room for the ring. */
export function insideFrame({ width, height }: Frame, { x, y }: { x: number; y: number }) {
  return { x: Math.min(Math.max(x, 14), width - 14), y: Math.min(Math.max(y, 14), height - 14) };
}
