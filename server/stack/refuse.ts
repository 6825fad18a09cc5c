import { prefersJson } from "#kit/forms/accept.ts";
import { assistantRefusal } from "../assistants/answer-form.ts";
import { MCP_PATH } from "../assistants/card.ts";
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
    const answer = await inFormOf(request, refused);
    for (const [name, value] of Object.entries({ "Cache-Control": "no-store", ...headers })) {
      answer.headers.set(name, value);
    }
    return answer;
  };

  async function inFormOf(request: Request, refused: Refused): Promise<Response> {
    const { status } = refused;
    if (new URL(request.url).pathname === MCP_PATH) return assistantRefusal(status);
    return prefersJson(request)
      ? Response.json({ ok: false, errors: { form: refusedWords(refused).inShort } }, { status })
      : page(new Request(new URL(REFUSED, request.url)), { refused });
  }
}

const REFUSED = "/refused";
