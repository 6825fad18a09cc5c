import type { Services } from "#services/services.ts";

/** Where assistants ask, by the Model Context Protocol (streamable HTTP, no session). */
export const MCP_PATH = "/mcp";

/** The version of what assistants can ask, as semantic versioning has it: a tool that goes or changes its meaning makes a new first number. */
export const ASSISTANTS_VERSION = "1.0.0";

/** Where programs look for the card: below the address itself (SEP-2127), and where its first draft had it. */
export const CARD_PATHS = [`${MCP_PATH}/server-card`, "/.well-known/mcp/server-card.json"] as const;

/** The addresses of assistants, which the router doesn't know. */
export const ASSISTANT_PATHS: readonly string[] = [MCP_PATH, ...CARD_PATHS];

/** Says what the address is to a program that knows only the site (SEP-2127, MCP Server Cards). */
export function serverCard({ publicUrl, operator }: Pick<Services, "publicUrl" | "operator">) {
  return {
    $schema: "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
    name: `${new URL(publicUrl).hostname.split(".").toReversed().join(".")}/directory`,
    title: operator.identity.name,
    description:
      "Find a dental practice in Aotearoa New Zealand: prices, hours, languages and help in an emergency.",
    version: ASSISTANTS_VERSION,
    websiteUrl: publicUrl,
    remotes: [{ type: "streamable-http", url: publicUrl + MCP_PATH }],
  };
}
