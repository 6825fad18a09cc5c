import { useSyncExternalStore } from "react";

/**
 * False as the server renders it and while React hydrates that, true from then on: what only works with scripts is
 * shown, and said to assistive technology, when it does work.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
