import { CSP } from "../headers.ts";

/** Vite's script in the browser: it loads the page again when a file is saved, and shows what is wrong. */
const VITE_CLIENT = `<script type="module" src="/@vite/client"></script>`;

/**
 * A page with Vite's script in it. Its policy is that of visitors but for what the script needs: the styles of the panel
 * that shows an error, and the connection over which Vite tells of changes. Anything else is left as it is.
 */
export async function withViteClient(response: Response, publicUrl: string): Promise<Response> {
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return response;
  const headers = new Headers(response.headers);
  headers.delete("Content-Length");
  // A page that was kept from before a change must not be shown after it.
  headers.delete("ETag");
  headers.set("Cache-Control", "no-store");
  const policy = headers.get(CSP);
  if (policy) headers.set(CSP, developmentPolicy(policy, publicUrl));
  const html = await response.text();
  return new Response(html.replace("</head>", `${VITE_CLIENT}</head>`), { status: response.status, headers });
}

/** `developmentPolicy("style-src 'self'; connect-src 'self'", "http://localhost:3000")` */
function developmentPolicy(policy: string, publicUrl: string): string {
  const socket = publicUrl.replace(/^http/, "ws");
  return (
    policy
      // A hash would make browsers ignore 'unsafe-inline'.
      .replace(/style-src [^;]+/, "style-src 'self' 'unsafe-inline'")
      .replace("connect-src 'self'", `connect-src 'self' ${socket}`)
  );
}
