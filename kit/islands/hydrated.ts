import { useSyncExternalStore } from "react";

/**
 * False on the server and during hydration, then true. What works only with scripts, and its ARIA attributes, appear
 * once they do.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
