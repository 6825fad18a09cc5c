import workerAddress from "maplibre-gl/dist/maplibre-gl-worker.mjs?url&no-inline";

/** The part of Trusted Types used here; TypeScript does not declare it yet. */
type TrustedTypes = {
  defaultPolicy: unknown;
  createPolicy: (
    name: string,
    rules: Record<"createScriptURL" | "createHTML", (text: string) => string | null>,
  ) => unknown;
};

/** What Leaflet asks, once, of a browser's SVG. */
const LEAFLETS_TRIAL = "<svg/>";

/**
 * Lets the two strings of map libraries through that `require-trusted-types-for 'script'` forbids: the address of
 * MapLibre's worker, a file of this site, and the markup by which Leaflet finds out whether the browser draws SVG. A page
 * has one default policy, so this is to be called before either library runs.
 */
export function trustMapLibraries(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy("default", {
    createScriptURL: (url) => (url === workerAddress ? url : null),
    createHTML: (html) => (html === LEAFLETS_TRIAL ? html : null),
  });
}

export { workerAddress };
