import { FAILURE_FALLBACK, STARTUP_SHEET, startupFallback } from "#kit/shell/startup-fallback.ts";
import { CSP, type HeaderLines, policyWithStyles } from "./headers.ts";

/** A page that needs nothing of the site, with the headers it needs beside those of every response. */
export type PlainPage = { html: string; headers: Readonly<Record<string, string>> };

/** While the site cannot answer. */
export function startupPage(securityHeaders: HeaderLines, siteName: string | null): PlainPage {
  return plainPage(securityHeaders, startupFallback(siteName));
}

/** Where even the page of an error could not be made. */
export function failurePage(securityHeaders: HeaderLines): PlainPage {
  return plainPage(securityHeaders, FAILURE_FALLBACK);
}

/** Its policy admits its own sheet, since no style sheet can be fetched from a site that does not answer. */
function plainPage(securityHeaders: HeaderLines, html: string): PlainPage {
  return {
    html,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      [CSP]: policyWithStyles(securityHeaders, STARTUP_SHEET),
    },
  };
}
