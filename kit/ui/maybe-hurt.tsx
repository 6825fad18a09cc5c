import { emergencyHref } from "#content/links.ts";
import { HelpLink } from "./help-link.tsx";

/** Where someone may be hurt, and as likely isn't. */
export function MaybeHurt() {
  return (
    <p className="note note-red">
      <HelpLink href={emergencyHref()} text="In pain or hurt? Get help now" />
    </p>
  );
}
