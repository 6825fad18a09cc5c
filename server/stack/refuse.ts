import { prefersJson } from "#kit/forms/accept.ts";
import type { RenderPage } from "../render/render-page.ts";
import { type Refused, type RefusedStatus, refusedWords } from "#kit/shell/refused.tsx";

/** Answers a request with an error status: in JSON where the client prefers it, otherwise as a page. */
export type Refuse = (
  request: Request,
  status: RefusedStatus,
  headers?: Readonly<Record<string, string>>,
) => Promise<Response>;

/** `page` renders the page of a refusal, at an address without a route. */
export function refusals(page: RenderPage): Refuse {
  return async (request, status, headers = {}) => {
    const retryAfter = headers["Retry-After"];
    const refused: Refused = {
      status,
      ...(retryAfter !== undefined && { retryAfterSeconds: Number(retryAfter) }),
    };
    const answer = prefersJson(request)
      ? Response.json({ ok: false, errors: { form: refusedWords(refused).inShort } }, { status })
      : await page(new Request(new URL(REFUSED, request.url)), { refused });
    for (const [name, value] of Object.entries({ "Cache-Control": "no-store", ...headers })) {
      answer.headers.set(name, value);
    }
    return answer;
  };
}

const REFUSED = "/refused";
