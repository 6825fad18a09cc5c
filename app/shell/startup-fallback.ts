import { NATIONAL_NUMBERS, SITE } from "#content/site.ts";

/**
 * The document for visitors while the site starts or when it cannot. It needs no other file, because nothing else can
 * answer then; it refreshes itself, and has the numbers for emergencies.
 *
 * Serve it with status 503, `Retry-After` and `Cache-Control: no-store`.
 */
export function startupFallback(refreshSeconds = 5): string {
  const { ambulance, healthline } = NATIONAL_NUMBERS;
  return `<!DOCTYPE html>
<html lang="en-NZ">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${refreshSeconds}">
<title>Loading... | ${SITE.name}</title>
</head>
<body>
<main>
<h1>${SITE.name}</h1>
<p role="status"><strong>Loading...</strong></p>
<p>This page tries again every ${refreshSeconds} seconds. If nothing changes, refresh it yourself.</p>
<h2>In pain right now?</h2>
<ul>
<li>If a life is at risk: <a href="tel:${digits(ambulance.phone)}">${ambulance.phone}</a></li>
<li>${healthline.name}, to find a dentist who is open: <a href="tel:${digits(healthline.phone)}">${healthline.phone.replaceAll(" ", "&nbsp;")}</a>. ${healthline.note}.</li>
</ul>
</main>
</body>
</html>
`;
}

function digits(phone: string): string {
  return phone.replaceAll(" ", "");
}
