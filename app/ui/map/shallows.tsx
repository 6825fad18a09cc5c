/** Shallow water, as sea maps show it: the coastline stroked three times, wide to narrow, under the land. */
export function Shallows({ coast }: { coast: string }) {
  const href = `${coast}#land`;
  return (
    <g className="shallows">
      <use href={href} />
      <use href={href} />
      <use href={href} />
    </g>
  );
}
