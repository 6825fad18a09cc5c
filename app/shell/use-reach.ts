import { useRouteLoaderData } from "react-router";
import type { Reach } from "#content/request-promises.ts";
import type { ShellFacts } from "./facts.server.ts";

/** Which of the listed practices a request reaches, as every page is told. */
export function useReach(): Reach {
  return useRouteLoaderData<ShellFacts>("root")?.reach ?? "some";
}
