import type { ReactNode } from "react";
import { Enhance } from "#kit/islands/island.tsx";

/** The part of the page that moving between days replaces: its links with `data-in-place` lead to pages of their own without scripts. */
export function InPlace({ children }: { children: ReactNode }) {
  return (
    <Enhance
      file="app/week/in-place"
      trigger={{ touched: true, replayed: "a[data-in-place]", inPlace: true }}
    >
      <div id="week">{children}</div>
    </Enhance>
  );
}
