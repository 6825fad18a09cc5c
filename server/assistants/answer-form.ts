import { NATIONAL_NUMBERS } from "#content/site.ts";
import { MCP_PATH } from "./card.ts";

/**
 * A finished answer of the library as the program's `Accept` wants it: an event alone where it reads nothing but those,
 * otherwise JSON, which is what `application/json` alone and a wildcard ask for.
 */
export async function inAskedForm(made: Response, accept: string | null): Promise<Response> {
  const text = await made.text();
  const headers = new Headers(made.headers);
  headers.delete("Content-Length");
  const isEvents = headers.get("Content-Type")?.startsWith(EVENTS) === true;
  const json = isEvents ? lastData(text) : text;
  if (json === "") return new Response(null, { status: made.status, headers });
  const wantsEvents =
    accept !== null && accept.includes(EVENTS) && !/application\/(?:json|\*)|\*\/\*/.test(accept);
  headers.set("Content-Type", wantsEvents ? EVENTS : "application/json");
  headers.set("Cache-Control", "no-store");
  const body = wantsEvents ? `event: message\ndata: ${json}\n\n` : json;
  return new Response(body, { status: made.status, headers });
}

/** One message makes one event with an answer; a line of JSON has no line breaks. */
function lastData(events: string): string {
  const data = events.split("\n").filter((line) => line.startsWith("data:"));
  return data.map((line) => line.slice("data:".length).trim()).findLast((line) => line !== "") ?? "";
}

/** An error of JSON-RPC that answers no message in particular. */
export function protocolError(status: number, message: string): Response {
  const error = { code: status >= 500 ? INTERNAL_ERROR : INVALID_REQUEST, message };
  return Response.json({ jsonrpc: "2.0", id: null, error }, { status });
}

/**
 * A refusal of the stack in the form of the protocol. Someone who is refused may be asking for someone in pain, so each says
 * who to call.
 */
export function assistantRefusal(status: number): Response {
  return protocolError(status, `${WHY[status] ?? "This can’t be answered."} ${CALL}`);
}

/** An error page that the stack made without asking whom it is for becomes one of the protocol. */
export function asAssistantResponse(path: string, response: Response): Response {
  const { status, headers } = response;
  const isPage = headers.get("Content-Type")?.startsWith("text/html") === true;
  if (path !== MCP_PATH || status < 400 || !isPage) return response;
  const answer = assistantRefusal(status);
  for (const name of ["Cache-Control", "Retry-After"]) {
    if (headers.has(name)) answer.headers.set(name, headers.get(name)!);
  }
  return answer;
}

const WHY: Readonly<Record<number, string>> = {
  403: "Programs ask here from their own machine, not from a page of another site, and at this site’s own name.",
  413: "That’s longer than any question.",
  414: "The address is longer than any that asks for something.",
  415: "Send one message as application/json.",
  429: "Too many questions from your address. Please wait a little.",
  503: "The directory can’t answer just now. Please ask again in a few seconds.",
};
const { ambulance, healthline } = NATIONAL_NUMBERS;
const CALL = `If someone is hurt, don’t wait: ${ambulance.phone} when life is at risk, ${healthline.name} ${healthline.phone} at any hour.`;

const EVENTS = "text/event-stream";
const INVALID_REQUEST = -32_600;
const INTERNAL_ERROR = -32_603;
