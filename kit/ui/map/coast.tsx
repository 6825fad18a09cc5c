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
