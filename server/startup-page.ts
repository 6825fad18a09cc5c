import { STARTUP_SHEET, startupFallback } from "#kit/shell/startup-fallback.ts";
import { CSP, type HeaderLines, policyWithStyles } from "./headers.ts";

/** The page shown while the site cannot answer, with the headers it needs beside those of every response. */
export type StartupPage = { html: string; headers: Readonly<Record<string, string>> };

/** Its policy admits its own sheet, since no style sheet can be fetched from a site that does not answer. */
export function startupPage(securityHeaders: HeaderLines, siteName: string | null): StartupPage {
  return {
    html: startupFallback(siteName),
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      [CSP]: policyWithStyles(securityHeaders, STARTUP_SHEET),
    },
  };
}
