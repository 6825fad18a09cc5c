import { NATIONAL_NUMBERS } from "#content/site.ts";
import { telHref } from "#domain/phone.ts";
import { LinkButton } from "../ui/button.tsx";
import { BOOK_LINK, EMERGENCY_LINK } from "./navigation.ts";

/** `call` is for the emergency page; forms go without one, because it would cover the keyboard's work. */
export type DockKind = "default" | "call" | "none";

/** At the foot of the screen on phones. */
export function Dock({ kind }: { kind: Exclude<DockKind, "none"> }) {
  return (
    <nav className="dock" aria-label="Quick actions">
      {kind === "call" ? <CallButton /> : <UsualButtons />}
    </nav>
  );
}

function CallButton() {
  const { name, phone } = NATIONAL_NUMBERS.healthline;
  return (
    <LinkButton kind="red" icon="phone" href={telHref(phone)}>
      {`Call ${name} ${phone}`}
    </LinkButton>
  );
}

function UsualButtons() {
  return (
    <>
      <LinkButton kind="red" icon="emergency" href={EMERGENCY_LINK.href}>
        {EMERGENCY_LINK.label}
      </LinkButton>
      <LinkButton href={BOOK_LINK.href}>{BOOK_LINK.label}</LinkButton>
    </>
  );
}
