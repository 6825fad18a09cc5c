import { useRouteLoaderData } from "react-router";
import type { ShellFacts } from "./facts.server.ts";

/** Whether requests go straight to practices, or our own people send each one on. */
export function useRouting(): ShellFacts["routing"] {
  return useRouteLoaderData<ShellFacts>("root")?.routing ?? "direct";
}
