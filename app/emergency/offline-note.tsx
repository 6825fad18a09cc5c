import { Note } from "#kit/ui/note-box.tsx";
import { NOTE_ID, SAVED_ID, TOWN_NOTE_ID } from "./offline-page.ts";

/** Hidden; the service worker shows it in the saved page when the site cannot be reached. */
export function OfflineNote() {
  return (
    <div className="offline-note" id={NOTE_ID} hidden>
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

/** The same beside the choice of a town, which needs the server. */
export function OfflineTownNote() {
  return (
    <div id={TOWN_NOTE_ID} hidden>
      <Note>
        <b>Choosing a town needs a connection,</b> and we cannot be reached now. Calling needs only a phone.
      </Note>
    </div>
  );
}
