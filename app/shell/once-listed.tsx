import { ONCE_LISTED } from "#content/support.ts";
import { useSamples } from "./use-samples.ts";

/** Before a promise about answers, while samples are shown. */
export function OnceListed() {
  return useSamples() === "none" ? null : <p className="small soft">{ONCE_LISTED}</p>;
}
