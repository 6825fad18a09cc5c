import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

type Props = { kind?: "plain" | "good" | "red"; children: ReactNode };

/** A note of one paragraph. */
export function Note({ kind = "plain", children }: Props) {
  return (
    <NoteBox kind={kind}>
      <p>{children}</p>
    </NoteBox>
  );
}

/** Something worth knowing beside the text, in several paragraphs. `good` says that a thing worked, `red` is for emergencies only. */
export function NoteBox({ kind = "plain", children }: Props) {
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
