import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

/** Lets React take over what the server has rendered; done when it listens. */
export function hydrate(
  element: HTMLElement,
  island: ComponentType<Record<string, unknown>>,
  given: Record<string, unknown>,
): void {
  hydrateRoot(element, createElement(island, given));
}
