import { setWorkerUrl } from "maplibre-gl";
import address from "maplibre-gl/dist/maplibre-gl-worker.mjs?url&no-inline";

/** As much of trusted types as is needed; browsers without them need nothing. */
type TrustedTypes = {
  defaultPolicy: unknown;
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown;
};

/**
 * Names MapLibre's worker, a file of ours. MapLibre hands its address on as text, which the site's policy forbids to
 * all: the policy of last resort lets this one address through, for this one page, and nothing else.
 */
export function nameWorker(): void {
  setWorkerUrl(address);
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy("default", { createScriptURL: (url) => (url === address ? url : null) });
}
