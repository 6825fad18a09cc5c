import type { ReactNode } from "react";
import { WithDate } from "./unbroken.tsx";

/** A white box with a title: facts, help, a call to act. `sea` is calm, `red` is for emergencies only. */
export function Panel({
  title,
  kind = "plain",
  children,
}: {
  title: string;
  kind?: "plain" | "sea" | "red";
  children: ReactNode;
}) {
  return (
    <div className={kind === "plain" ? "panel" : `panel panel-${kind}`}>
      <h2>
        <WithDate text={title} />
      </h2>
      {children}
    </div>
  );
}
