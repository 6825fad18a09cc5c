import { useRouteLoaderData } from "react-router";
import type { SamplesShown, ShellFacts } from "./facts.server.ts";

/** Whether the practices on the site are samples, as every page is told. */
export function useSamples(): SamplesShown {
  return useRouteLoaderData<ShellFacts>("root")?.samples ?? "none";
}
