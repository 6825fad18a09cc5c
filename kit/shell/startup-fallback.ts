import { escapeXml } from "../seo/xml.ts";
import { NATIONAL_NUMBERS } from "#content/site.ts";

/** What the document carries; the policy that it is sent with has to admit it. Colours as in `styles/tokens.css`. */
export const STARTUP_SHEET = [
  ":root{color-scheme:light dark;--paper:#fbfaf7;--ink:#0d2333;--link:#0b57a4;--red:#b3122a;--line:#dcd9d1}",
  "@media (prefers-color-scheme:dark){:root{--paper:#0a1720;--ink:#eaf1f5;--link:#8fc5f4;--red:#ff9ca5;--line:#253a48}}",
  "body{max-width:36rem;margin:0 auto;padding:2rem 1rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.5 Arial,sans-serif}",
  "h1,h2{font-family:Georgia,serif;line-height:1.2}",
  "h2{margin-top:2rem;padding-top:1.5rem;border-top:3px solid var(--red)}",
  "ul{padding:0;list-style:none}",
  "li{padding:.5rem 0;border-bottom:1px solid var(--line)}",
  "a{display:block;width:fit-content;padding:.375rem 0;color:var(--link);font-size:1.5rem;font-weight:700}",
].join("");

const REFRESH_SECONDS = 5;

/**
 * The document for visitors while the site starts or when it cannot: it refreshes itself.
 *
 * `name`: what the site is called; null where that is not known, in the file for a proxy whose site doesn't answer, which
 * may be for longer than a start.
 *
 * Serve it with status 503, `Retry-After`, `Cache-Control: no-store` and a policy that admits `STARTUP_SHEET`.
 */
export function startupFallback(name: string | null): string {
  const [title, heading, status] =
    name === null
      ? [
          "Not answering right now",
          "This site isn’t answering right now",
          "We’re trying to get it going again.",
        ]
      : [`Loading... | ${escapeXml(name)}`, escapeXml(name), "<strong>Loading...</strong>"];
  return plainDocument(
    title,
    `<h1>${heading}</h1>
<p role="status">${status}</p>
<p>This page tries again every ${REFRESH_SECONDS} seconds. If nothing changes, refresh it yourself.</p>`,
    `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">\n`,
  );
}

/** The document where even the page of an error could not be made. Serve it with status 500, and otherwise as above. */
export const FAILURE_FALLBACK = plainDocument(
  "Sorry, there is a problem with the service",
  `<h1>Sorry, there is a problem with the service</h1>
<p>The problem is ours, not yours. Try again in a few minutes.</p>`,
);

/** It needs no other file, because nothing else might answer then, and has the numbers for emergencies. */
function plainDocument(title: string, words: string, head = ""): string {
  const { ambulance, healthline } = NATIONAL_NUMBERS;
  return `<!DOCTYPE html>
<html lang="en-NZ">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${head}<title>${title}</title>
<style>${STARTUP_SHEET}</style>
</head>
<body>
<main>
${words}
<p>Were you sending a form? Go back and send it again. It counts once.</p>
<h2>In pain right now?</h2>
<ul>
<li>If a life is at risk: <a href="tel:${digits(ambulance.phone)}">${ambulance.phone}</a></li>
<li>${healthline.name}, for what to do and the nearest after-hours care: <a href="tel:${digits(healthline.phone)}">${healthline.phone.replaceAll(" ", "&nbsp;")}</a> ${healthline.note}.</li>
</ul>
</main>
</body>
</html>
`;
}

function digits(phone: string): string {
  return phone.replaceAll(" ", "");
}
