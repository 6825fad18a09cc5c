import type { ReactNode } from "react";

/** A white box with a title: facts, help, a call to act. `sea` is calm, `red` is for emergencies only. */
export function Panel({
  title,
  level = 2,
  kind = "plain",
  children,
}: {
  title: string;
  level?: 2 | 3;
  kind?: "plain" | "sea" | "red";
  children: ReactNode;
}) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className={kind === "plain" ? "panel" : `panel panel-${kind}`}>
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}
