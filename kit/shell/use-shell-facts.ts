import { useRouteLoaderData } from "react-router";
import { NO_OPERATOR, type Operator } from "#content/operator.ts";
import type { Reach } from "#content/request-promises.ts";
import type { SamplesShown } from "#domain/practices/samples-shown.ts";
import type { ShellFacts } from "./facts.server.ts";

/** What the root loader has read for every page; undefined where it has failed. */
function useShellFacts(): ShellFacts | undefined {
  return useRouteLoaderData<ShellFacts>("root");
}

/** Who runs the site. */
export function useOperator(): Operator {
  return useShellFacts()?.operator ?? NO_OPERATOR;
}

/** The site's origin, for addresses that people copy. */
export function usePublicUrl(): string {
  return useShellFacts()?.publicUrl ?? "";
}

/** What the operator says of themselves. */
export function useIdentity(): Operator["identity"] {
  return useOperator().identity;
}

/** Which of the listed practices a request reaches. */
export function useReach(): Reach {
  return useShellFacts()?.reach ?? "some";
}

/** What some listed practice states: `["price", "open"]` */
export function useListed(): ShellFacts["listed"] {
  return useShellFacts()?.listed ?? [];
}

/** Whether requests go straight to practices, or our own people send each one on. */
export function useRouting(): ShellFacts["routing"] {
  return useShellFacts()?.routing ?? "direct";
}

/** Whose maps a page may load: `["tiles.example.com"]` */
export function useMapHosts(): readonly string[] {
  return useShellFacts()?.mapHosts ?? [];
}

/** Whether the practices on the site are samples. */
export function useSamples(): SamplesShown {
  return useShellFacts()?.samples ?? "none";
}

/** The towns beyond the 22 in which a practice is listed, from A to Z. */
export function useTowns(): ShellFacts["towns"] {
  return useShellFacts()?.towns ?? [];
}
