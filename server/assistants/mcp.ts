import type { Services } from "#services/services.ts";
import { LIMITS } from "../limits/limits.ts";
import { isRecord, readArguments, shownSchema, textsSent } from "./arguments.ts";
import { ASSISTANTS_VERSION } from "./card.ts";
import { inAskedForm, protocolError } from "./answer-form.ts";
import type { firstNeeded as FirstNeeded, Tool, withSource as WithSource } from "./tools.ts";

const INSTRUCTIONS = `This site lists dental practices in Aotearoa New Zealand. If the person is in pain, swollen, bleeding or hurt, call emergency_help before anything else, and tell them its “first” before you say anything else. Say what date your facts are from, and say so when practices are samples. You can’t book for anyone: give them the address from booking_link.`;

/**
 * Answers assistants. The library and the tools are read when the first one asks, since most sites are asked by none and
 * a start must not wait for them. A tool that fails is logged, and told to the assistant without its reason.
 */
export function mcpAnswer(services: Services): (request: Request) => Promise<Response> {
  let opening: Promise<(request: Request) => Promise<Response>> | undefined;
  return async (request) => {
    opening ??= openHandler(services);
    opening.catch(() => (opening = undefined));
    return await answerMessage(request, await opening);
  };
}

/**
 * Hands one message to the library, and takes its answer as `Accept` wants it. The answer is made before this returns, so
 * that making it counts as the visitor's turn; only a stream that waits for news stays open. Several messages in one post
 * are refused: the protocol has dropped them, and a hundred searches would be one turn.
 */
async function answerMessage(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (request.method !== "POST") return answer(request);
  const { url, method, headers: sent, signal } = request;
  const body = await request.text();
  const message = parsed(body);
  if (Array.isArray(message)) return protocolError(400, ONE_AT_A_TIME);
  const headers = new Headers(sent);
  headers.set("Accept", "application/json, text/event-stream");
  headers.delete("Content-Length");
  const asked = isRecord(message) ? JSON.stringify(withReadableArguments(message)) : body;
  const made = await answer(new Request(url, { method, headers, signal, body: asked }));
  const isStream = isRecord(message) && message["method"] === "subscriptions/listen";
  return isStream ? made : inAskedForm(made, sent.get("Accept"));
}

/** `arguments` that are no object would be refused by the library before any tool is asked. */
function withReadableArguments(message: Record<string, unknown>): Record<string, unknown> {
  const { method, params } = message;
  if (method !== "tools/call" || !isRecord(params) || isRecord(params["arguments"])) return message;
  const { arguments: sent = null, ...others } = params;
  return { ...message, params: { ...others, arguments: sent === null ? {} : { arguments: sent } } };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

async function openHandler(services: Services): Promise<(request: Request) => Promise<Response>> {
  const [{ createMcpHandler, McpServer }, { firstNeeded, TOOLS, withSource }] = await Promise.all([
    import("@modelcontextprotocol/server"),
    import("./tools.ts"),
  ]);
  // A server is made for each message, so whatever can be worked out once is worked out here.
  const described = TOOLS.map((tool) => {
    const { title, text, input } = tool;
    const config = { title, description: text, inputSchema: shownSchema(input), annotations: READ_ONLY };
    return { tool, config };
  });
  const handler = createMcpHandler(
    () => {
      const server = new McpServer(
        { name: "niho", title: services.operator.identity.name, version: ASSISTANTS_VERSION },
        { instructions: INSTRUCTIONS },
      );
      for (const { tool, config } of described) {
        server.registerTool(tool.name, config, (sent) =>
          answerTool(services, { tool, firstNeeded, withSource }, sent),
        );
      }
      return server;
    },
    { maxRequestBodySize: LIMITS.bodyBytes, maxSubscriptions: LISTENERS },
  );
  return (request) => handler.fetch(request);
}

async function answerTool(
  services: Services,
  {
    tool,
    firstNeeded,
    withSource,
  }: { tool: Tool; firstNeeded: typeof FirstNeeded; withSource: typeof WithSource },
  sent: unknown,
) {
  const { name, input, atLeast } = tool;
  const read = readArguments({ name, input, alwaysAnswers: atLeast !== undefined }, sent);
  try {
    // Someone may be hurt, whichever tool the assistant chose and wherever it put their words.
    const first = await firstNeeded(services, textsSent(sent));
    if ("refusal" in read) return refused(first ? `${first.inWords} ${read.refusal}` : read.refusal);
    const answered: Record<string, unknown> = {
      ...first?.asData,
      ...(await tool.answer(services, read.asked, read.unread)),
    };
    const problems = [read.problem, answered["problem"]].filter(Boolean).join(" ");
    return told(await withSource(services, { ...answered, ...(problems && { problem: problems }) }));
  } catch (error) {
    services.log({ event: "page failed", error });
    return atLeast ? told({ ...atLeast, problem: SORRY }) : refused(SORRY);
  }
}

function told(answer: Record<string, unknown>) {
  return {
    content: [{ type: "text" as const, text: JSON.stringify(answer) }],
    structuredContent: answer,
  };
}

function refused(text: string) {
  return { content: [{ type: "text" as const, text }], isError: true };
}

/** Streams that wait for news of the tools, which never change while the site runs. */
const LISTENERS = 8;

const READ_ONLY = { readOnlyHint: true, openWorldHint: false };

const SORRY = "The directory can’t answer just now. Please ask again in a few seconds.";
const ONE_AT_A_TIME = "Send one message at a time. The protocol no longer has batches.";
