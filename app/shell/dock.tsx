import { LinkButton } from "../ui/button.tsx";
import { BOOK_LINK, EMERGENCY_LINK } from "./navigation.ts";

/** At the foot of the screen on phones. Forms go without it, because it would cover the keyboard's work. */
export function Dock() {
  return (
    <nav className="dock" aria-label="Quick actions">
      <LinkButton kind="red" icon="emergency" href={EMERGENCY_LINK.href}>
        {EMERGENCY_LINK.label}
      </LinkButton>
      <LinkButton href={BOOK_LINK.href}>{BOOK_LINK.label}</LinkButton>
    </nav>
  );
}
