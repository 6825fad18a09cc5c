import { INTERPRETER } from "#content/emergency.ts";
import { emergencyHref } from "#content/links.ts";
import { HelpLink } from "./help-link.tsx";
import { WithNumbers } from "./with-numbers.tsx";

/**
 * Where someone may be hurt, and as likely isn't. `care` is whom else to call, where they may mean their life. What
 * finds nothing may have been said in another language, and `isForeign` says that it rather was.
 */
export function MaybeHurt({
  care = null,
  isNothingFound = false,
  isForeign = false,
}: {
  care?: string | null;
  isNothingFound?: boolean;
  isForeign?: boolean;
}) {
  return (
    <div className="note note-red">
      <p>
        <HelpLink href={emergencyHref()} text="In pain or hurt? Get help now" />
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
