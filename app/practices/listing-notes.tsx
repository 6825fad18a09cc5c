import { formatDay } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practice.ts";
import { NoteBox } from "../ui/note-box.tsx";
import { WithDate } from "../ui/unbroken.tsx";
import { reportHref } from "./words.ts";

export function SampleNotice() {
  return (
    <NoteBox>
      <p>
        <b>This is a sample practice.</b> It shows how the site works. The people, prices and reviews are made
        up, and the phone number reaches no one.
      </p>
    </NoteBox>
  );
}

/** How old what is said here is, and how to put it right. */
export function ListingNotes({ practice }: { practice: Practice }) {
  return (
    <div className="block small soft">
      <p>
        {practice.checkedOn === null ? (
          "No one here has checked this listing yet. "
        ) : (
          <WithDate
            text={`${practice.isSample ? "Sample date:" : "Last checked on"} ${formatDay(practice.checkedOn)}. `}
          />
        )}
        <a className="nowrap" href={reportHref(practice)}>
          Report a mistake
        </a>
      </p>
    </div>
  );
}
