import type { MiddlewareHandler } from "hono";
import { hasToken, TOKEN_PAGE_HEADERS } from "#domain/token-address.ts";
import { type HeaderLines, setSecurityHeaders } from "../headers.ts";
import { asAssistantResponse } from "../assistants/answer-form.ts";
import { asApiResponse } from "./api.ts";

/**
 * The last thing done to each response, whatever made it: the form of the API where it is one, security headers, and for an
 * address with a token those of its page, also on an error page. `address` is the one that was asked for, with its origin.
 */
export type Complete = (address: string, response: Response) => Response;

/** Made once for a site, of the headers that `securityHeaders` has worked out. */
export function completion(securityHeaders: HeaderLines): Complete {
  return (address, made) => {
    const { pathname } = new URL(address);
    const response = asAssistantResponse(pathname, asApiResponse(pathname, made));
    setSecurityHeaders(response.headers, securityHeaders);
    if (hasToken(address))
      for (const [name, value] of Object.entries(TOKEN_PAGE_HEADERS)) response.headers.set(name, value);
    return response;
  };
}

/** For what the stack makes. */
export function completing(complete: Complete): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const response = complete(c.req.url, c.res);
    if (response === c.res) return;
    // Otherwise Hono copies the old response's headers, Content-Length among them.
    c.res = undefined;
    c.res = response;
  };
}
