import type { Hono } from "hono";
import type { Services } from "#services/services.ts";
import { OWN_ROUTES } from "../own-routes.ts";
import type { SiteEnv } from "../request-context.ts";
import type { Refuse } from "../stack/refuse.ts";
import { CARD_PATHS, MCP_PATH, serverCard } from "./card.ts";
import { mcpAnswer } from "./mcp.ts";

/**
 * The address of assistants. It only reads, and knows nobody by a cookie, so a page of another site may post to it too; it
 * waits its turn like every page.
 */
export function addAssistants(stack: Hono<SiteEnv>, services: Services, refuse: Refuse): void {
  const answer = mcpAnswer(services);
  for (const path of CARD_PATHS) {
    stack.get(path, (c) => {
      c.env.route = OWN_ROUTES.mcp;
      return c.json(serverCard(services), 200, { "Access-Control-Allow-Origin": "*" });
    });
  }
  stack.all(MCP_PATH, (c) => {
    c.env.route = OWN_ROUTES.mcp;
    return c.get("isTooLong") ? refuse(c.req.raw, 413) : answer(c.req.raw);
  });
}
