import { emergencyHref } from "#content/links.ts";
import { HelpLink } from "./help-link.tsx";
import { WithNumbers } from "./with-numbers.tsx";

/** Where someone may be hurt, and as likely isn't. `care` is whom else to call, where they may mean their life. */
export function MaybeHurt({ care = null }: { care?: string | null }) {
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
    </div>
  );
}
