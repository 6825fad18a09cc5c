import { type ComponentType, createElement, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates what the server has rendered; resolves when the event handlers are attached. */
export function hydrate(
  element: HTMLElement,
  island: ComponentType<Record<string, unknown>>,
  props: Record<string, unknown>,
): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(element, createElement(OnHydrated, { notify: resolve }, createElement(island, props)));
  });
}

/** React runs the effects of children first, so this one runs last. */
function OnHydrated({ notify, children }: { notify: () => void; children?: ReactNode }) {
  useEffect(notify, [notify]);
  return children;
}
