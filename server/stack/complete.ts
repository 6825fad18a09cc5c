import type { MiddlewareHandler } from "hono";
import { type HeaderLines, setSecurityHeaders } from "../headers.ts";
import { asApiResponse } from "./api.ts";

/** The last thing done to each response, whatever made it: the form of the API where it is one, and security headers. */
export type Complete = (path: string, response: Response) => Response;

/** Made once for a site, of the headers that `securityHeaders` has worked out. */
export function completion(securityHeaders: HeaderLines): Complete {
  return (path, made) => {
    const response = asApiResponse(path, made);
    setSecurityHeaders(response.headers, securityHeaders);
    return response;
  };
}

/** For what the stack makes. */
export function completing(complete: Complete): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const response = complete(c.req.path, c.res);
    if (response === c.res) return;
    // Otherwise Hono copies the old response's headers, Content-Length among them.
    c.res = undefined;
    c.res = response;
  };
}
