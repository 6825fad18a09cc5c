import { NOTE_ID, SAVED_ID } from "./kept-page.ts";

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
