import { type ComponentType, createElement, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/** Lets React take over what the server has rendered; done when it listens. */
export function hydrate(
  element: HTMLElement,
  island: ComponentType<Record<string, unknown>>,
  given: Record<string, unknown>,
): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(element, createElement(Listening, { listens: resolve }, createElement(island, given)));
  });
}

/** React runs the effects of what is inside first. */
function Listening({ listens, children }: { listens: () => void; children?: ReactNode }) {
  useEffect(listens, [listens]);
  return children;
}
