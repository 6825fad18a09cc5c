import { ONCE_LISTED } from "#content/support.ts";
import { useSamples } from "./use-shell-facts.ts";

/** Before a promise about answers, while no real practice is listed that could keep it. */
export function OnceListed({ className = "small soft" }: { className?: string }) {
  return useSamples() !== "all" ? null : <p className={className}>{ONCE_LISTED}</p>;
}
