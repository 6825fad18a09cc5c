import type { Hono } from "hono";
import type { Services } from "#services/services.ts";
import { OWN_ROUTES } from "../own-routes.ts";
import type { SiteEnv } from "../request-context.ts";
import { readOnly } from "../stack/own-addresses.ts";
import type { Refuse } from "../stack/refuse.ts";
import { CARD_PATHS, MCP_PATH, serverCard } from "./card.ts";
import { mcpAnswer } from "./mcp.ts";

/**
 * The address of assistants, behind every limit that pages have: a message is one post in the rates and one turn in the
 * queue.
 */
export function addAssistants(stack: Hono<SiteEnv>, services: Services, refuse: Refuse): void {
  const answer = mcpAnswer(services);
  const addReadOnly = readOnly(stack, refuse);
  for (const path of CARD_PATHS) {
    addReadOnly(
      path,
      (c) => c.json(serverCard(services), 200, { "Access-Control-Allow-Origin": "*" }),
      OWN_ROUTES.mcp,
    );
  }
  stack.all(MCP_PATH, (c) => {
    c.env.route = OWN_ROUTES.mcp;
    return isOurName(c.req.header("Host") ?? new URL(c.req.url).host, services.publicUrl)
      ? answer(c.req.raw)
      : refuse(c.req.raw, 403);
  });
}

/**
 * Whether a program asks at a name of ours. A page of another site can give its own name the address of a server that only
 * its visitor reaches (DNS rebinding), and would then read the answers; it can't do so with the names of this machine.
 */
function isOurName(host: string, publicUrl: string): boolean {
  if (host === new URL(publicUrl).host) return true;
  const name = host.replace(/:\d+$/, "").toLowerCase();
  return name === "localhost" || name === "127.0.0.1" || name === "[::1]";
}
