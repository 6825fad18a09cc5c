import type { ReactNode } from "react";

/** The part of the page that moving between days replaces in place. */
export function InPlace({ children }: { children: ReactNode }) {
  return <div id="week">{children}</div>;
}
