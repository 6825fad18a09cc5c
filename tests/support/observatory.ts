/**
 * What the HTTP Observatory gives an answer of a site on https that redirects http to it, by its published scoring
 * (github.com/mdn/mdn-http-observatory, `src/grader/charts.js`, and the tests in `src/analyzer/tests`), for what a
 * single answer decides: a hundred less what is missing and, from 90 on, what is better than asked. Preloading and
 * subresource integrity, five points each, are not ours to have: the one is a list of the browsers, the other is for
 * scripts of others.
 */
export function observatoryScore(headers: Headers): number {
  const scores = [
    policyScore(headers),
    framingScore(headers),
    cookieScore(headers),
    headers.get("Access-Control-Allow-Origin") === null ? 0 : -50,
    transportScore(headers.get("Strict-Transport-Security") ?? ""),
    headers.get("X-Content-Type-Options") === "nosniff" ? 0 : -5,
    referrerScore(headers.get("Referrer-Policy")),
    ["same-origin", "same-site"].includes(headers.get("Cross-Origin-Resource-Policy") ?? "") ? 10 : 0,
  ];
  const withoutExtra = 100 + sum(scores.filter((score) => score < 0));
  return withoutExtra < 90 ? withoutExtra : withoutExtra + sum(scores.filter((score) => score > 0));
}

const BROAD = ["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"];
const INLINE = ["'unsafe-inline'", "data:"];

function policyScore(headers: Headers): number {
  const policy = directivesOf(headers);
  if (policy.size === 0) return -25;
  const sources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const has = (name: string, bad: readonly string[]) => sources(name).some((source) => bad.includes(source));
  const isInsecure = (source: string) => source.startsWith("http:") || source.startsWith("ftp:");
  if (has("script-src", [...BROAD, ...INLINE]) || has("object-src", BROAD)) return -20;
  if ([...policy.values()].flat().some(isInsecure)) return -20;
  if (has("script-src", ["'unsafe-eval'"]) || has("style-src", ["'unsafe-eval'"])) return -10;
  if (has("style-src", [...BROAD, ...INLINE])) return 0;
  return policy.get("default-src")?.join(" ") === "'none'" ? 10 : 5;
}

function framingScore(headers: Headers): number {
  const ancestors = directivesOf(headers).get("frame-ancestors");
  if (ancestors && !ancestors.some((source) => BROAD.includes(source))) return 5;
  return /^(DENY|SAMEORIGIN)$/i.test(headers.get("X-Frame-Options") ?? "") ? 0 : -20;
}

/** We set none on public pages; any that came would have to be looked at first. */
function cookieScore(headers: Headers): number {
  return headers.getSetCookie().length === 0 ? 0 : -40;
}

function transportScore(value: string): number {
  const seconds = Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
  if (seconds === 0) return -20;
  return seconds >= 15_768_000 ? 0 : -10;
}

function referrerScore(value: string | null): number {
  if (value === null) return 0;
  const isPrivate = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
  return isPrivate.includes(value) ? 5 : -5;
}

function directivesOf(headers: Headers): Map<string, string[]> {
  const directives = (headers.get("Content-Security-Policy") ?? "")
    .split(";")
    .map((one) => one.trim().split(/\s+/));
  return new Map(directives.flatMap(([name, ...sources]) => (name ? [[name, sources]] : [])));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
