import { useRouteLoaderData } from "react-router";
import type { ShellFacts } from "./facts.server.ts";

/** The towns beyond the 22 in which a practice is listed, from A to Z. */
export function useTowns(): ShellFacts["towns"] {
  return useRouteLoaderData<ShellFacts>("root")?.towns ?? [];
}
