import type { Frame } from "#content/map/projection.ts";

const FILES = import.meta.glob<string>("#content/map/coast/place-*.svg", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});
/** Address of the drawn coast around a place; undefined when it has none. */
export function coastUrl(place: string): string | undefined {
  return URLS.get(place);
}

const URLS: ReadonlyMap<string, string> = new Map(
  Object.entries(FILES).map(([file, url]) => [/\/place-([a-z-]+)\.svg$/.exec(file)?.[1] ?? "", url]),
);

/** A practice outside the frame keeps its dot, at the edge, with room for the ring. */
export function insideFrame({ width, height }: Frame, { x, y }: { x: number; y: number }) {
  return { x: Math.min(Math.max(x, 14), width - 14), y: Math.min(Math.max(y, 14), height - 14) };
}

/**
 * Sea, land and lakes, from the shapes in the file at `url`. Shallow water is as sea maps show it: the coastline stroked
 * three times, wide to narrow, under the land.
 */
export function Coast({ url }: { url: string }) {
  const land = `${url}#land`;
  return (
    <>
      <g className="shallows">
        <use href={land} />
        <use href={land} />
        <use href={land} />
      </g>
      <use className="land" href={land} />
      <use className="lake" href={`${url}#lake`} />
    </>
  );
}
