/**
 * Whether an answer should be JSON: when `Accept` names `application/json` and does not like `text/html` better.
 * Equal ones go by order. A wildcard is no wish for JSON: browsers and simple clients send it.
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
