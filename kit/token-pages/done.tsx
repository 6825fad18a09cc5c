import { Note } from "../ui/note-box.tsx";

/**
 * What the press has come to, before the title. It takes the focus as the page arrives: a status that is there from the
 * beginning is announced to no one, and the title is the same as before the press.
 */
export function Done({ text }: { text: string }) {
  return (
    <div className="wrap done-line" role="status" tabIndex={-1} autoFocus>
      <Note kind="good">{text}</Note>
    </div>
  );
}
