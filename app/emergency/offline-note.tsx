import { Note } from "#kit/ui/note-box.tsx";
import { NOTE_ID, SAVED_ID, TOWN_NOTE_ID } from "./offline-page.ts";

/**
 * The service worker shows this hidden note in the saved page when the site cannot be reached. `town` is what the visitor
 * has chosen, if anything.
 */
export function OfflineNote({ town }: { town: string | undefined }) {
  return (
    <div className="offline-note" id={NOTE_ID} hidden>
      <div className="wrap">
        <p>
          <b>You’re offline, or we can’t be reached.</b> This page was saved on <span id={SAVED_ID} />.
          Opening times and waits might have changed since, so call before you go. You need a connection to
          find a dentist near {town ? "another town" : "a town"}. You can still call.
        </p>
      </div>
    </div>
  );
}

/** Says it beside the choice of a town, which needs the server. */
export function OfflineTownNote() {
  return (
    <div id={TOWN_NOTE_ID} hidden>
      <Note>
        <b>You need a connection to choose a town,</b> and we can’t be reached now. You can still call.
      </Note>
    </div>
  );
}
