import type { ReactNode } from "react";
import { WithDate } from "./unbroken.tsx";

/** A white box with a title: facts, help, a call to act. `sea` is calm, `red` is for emergencies only. */
export function Panel({
  title,
  kind = "plain",
  heading: Heading = "h2",
  children,
}: {
  title: string;
  kind?: "plain" | "sea" | "red";
  heading?: "h1" | "h2";
  children: ReactNode;
}) {
  return (
    <div className={kind === "plain" ? "panel" : `panel panel-${kind}`}>
      <Heading>
        <WithDate text={title} />
      </Heading>
      {children}
    </div>
  );
}
