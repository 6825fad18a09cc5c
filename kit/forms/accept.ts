/**
 * Whether `Accept` (RFC 9110, section 12.5.1) prefers JSON: it names `application/json` with no lower weight than
 * `text/html`; of equal weights the first wins. A wildcard does not count, because browsers send it too.
 */
export function prefersJson(request: Request): boolean {
  const ranges = (request.headers.get("accept") ?? "").split(",").map(readRange);
  const json = ranges.findIndex(({ type }) => type === "application/json");
  const html = ranges.findIndex(({ type }) => type === "text/html");
  const jsonWeight = ranges[json]?.weight ?? 0;
  const htmlWeight = ranges[html]?.weight ?? 0;
  if (jsonWeight === 0) return false;
  return jsonWeight === htmlWeight ? json < html : jsonWeight > htmlWeight;
}

function readRange(range: string): { type: string; weight: number } {
  const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="));
  return { type, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 };
}
