import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** Something worth knowing beside the text. `good` says that a thing worked, `red` is for emergencies only. */
export function NoteBox({
  kind = "plain",
  children,
}: {
  kind?: "plain" | "good" | "red";
  /** Paragraphs. */
  children: ReactNode;
}) {
  if (kind === "good") {
    return (
      <div className="note note-good">
        <Icon name="check" />
        <div>{children}</div>
      </div>
    );
  }
  return <div className={kind === "red" ? "note note-red" : "note"}>{children}</div>;
}
