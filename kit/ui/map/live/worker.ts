import { setWorkerUrl } from "maplibre-gl";
import address from "maplibre-gl/dist/maplibre-gl-worker.mjs?url&no-inline";

/** The part of Trusted Types used here; TypeScript does not declare it yet. */
type TrustedTypes = {
  defaultPolicy: unknown;
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown;
};

/**
 * Gives MapLibre the address of its worker, a file of this site. MapLibre passes that address to `new Worker` as a string,
 * which `require-trusted-types-for 'script'` forbids; the default policy, once a page, lets this one string through.
 */
export function setWorker(): void {
  setWorkerUrl(address);
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy("default", { createScriptURL: (url) => (url === address ? url : null) });
}
