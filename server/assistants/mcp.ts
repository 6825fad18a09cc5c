import type { Services } from "#services/services.ts";
import { LIMITS } from "../limits/limits.ts";
import { ASSISTANTS_VERSION } from "./card.ts";

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
    return await (
      await opening
    )(request);
  };
}

async function openHandler(services: Services): Promise<(request: Request) => Promise<Response>> {
  const [{ createMcpHandler, McpServer }, { TOOLS, withSource }] = await Promise.all([
    import("@modelcontextprotocol/server"),
    import("./tools.ts"),
  ]);
  const handler = createMcpHandler(
    () => {
      const server = new McpServer(
        { name: "niho", title: services.operator.identity.name, version: ASSISTANTS_VERSION },
        { instructions: INSTRUCTIONS },
      );
      for (const { name, title, text, input, answer } of TOOLS) {
        const config = { title, description: text, inputSchema: input, annotations: READ_ONLY };
        server.registerTool(name, config, async (asked) => {
          try {
            const whole = await withSource(services, await answer(services, asked));
            return { content: [{ type: "text", text: JSON.stringify(whole) }], structuredContent: whole };
          } catch (error) {
            services.log({ event: "page failed", error });
            return { content: [{ type: "text", text: SORRY }], isError: true };
          }
        });
      }
      return server;
    },
    { maxRequestBodySize: LIMITS.bodyBytes, maxSubscriptions: LISTENERS },
  );
  return (request) => handler.fetch(request);
}

/** Streams that wait for news of the tools, which never change while the site runs. */
const LISTENERS = 8;

const READ_ONLY = { readOnlyHint: true, openWorldHint: false };

const SORRY = "The directory can’t answer just now. Please ask again in a few seconds.";
