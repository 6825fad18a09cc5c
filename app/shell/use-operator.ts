import { useRouteLoaderData } from "react-router";
import { NO_OPERATOR, type Operator } from "#content/operator.ts";
import type { ShellFacts } from "./facts.server.ts";

/** Who runs the site, as every page is told. */
export function useOperator(): Operator {
  return useRouteLoaderData<ShellFacts>("root")?.operator ?? NO_OPERATOR;
}
