import { NoteBox } from "../ui/note-box.tsx";
import { NOTE_ID, SAVED_ID, TOWN_NOTE_ID } from "./offline-page.ts";

/** Hidden, until the visitor's browser shows a page that it has kept because ours could not be had: then it says so. */
export function KeptNote() {
  return (
    <div className="kept-note" id={NOTE_ID} hidden>
      <div className="wrap">
        <p>
          <b>You are offline, or we cannot be reached.</b> This page was saved on <span id={SAVED_ID} />.
          Opening times and waits may have changed since, so call before you go. Finding a dentist near a town
          needs a connection. Calling needs only a phone.
        </p>
      </div>
    </div>
  );
}

/** The same where the page is asked for a town, which the kept one cannot look near. */
export function KeptTownNote() {
  return (
    <div id={TOWN_NOTE_ID} hidden>
      <NoteBox>
        <p>
          <b>Choosing a town needs a connection,</b> and we cannot be reached now. Calling needs only a phone.
        </p>
      </NoteBox>
    </div>
  );
}
