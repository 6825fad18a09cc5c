import { INTERPRETER } from "#content/emergency.ts";
import { emergencyHref } from "#content/links.ts";
import { HelpLink } from "./help-link.tsx";
import { Note } from "./note-box.tsx";
import { WithNumbers } from "./with-numbers.tsx";

/**
 * Someone might be hurt, and might just as well not be. `care` says who else to call, in case they mean their life. A text that
 * finds nothing may be in another language, and `isForeign` says that it probably is.
 */
export function MaybeHurt({
  place = null,
  care = null,
  isNothingFound = false,
  isForeign = false,
}: {
  /** The slug of the place where they look for help. */
  place?: string | null;
  care?: string | null;
  isNothingFound?: boolean;
  isForeign?: boolean;
}) {
  return (
    <div className="note note-red">
      <p>
        <HelpLink href={emergencyHref(place)} text="In pain or hurt? Get help now" />
      </p>
      {care && (
        <p>
          <WithNumbers text={care} />
        </p>
      )}
      {isNothingFound && (
        <p>
          <b>Not in English?</b> <WithNumbers text={INTERPRETER.text} />
        </p>
      )}
      {isForeign && (
        <p>
          <WithNumbers text="Life in danger? Call 111 now." />
        </p>
      )}
    </div>
  );
}

/** Gums that bleed may need help now, near a place if one is known, or a clean. */
export function BleedingGums({ place }: { place: string | null }) {
  return (
    <Note>
      Bleeding that won’t stop? <a href={emergencyHref(place)}>Get emergency help</a>. For gums that bleed
      when you brush, start with a checkup and clean.
    </Note>
  );
}
