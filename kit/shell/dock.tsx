import type { ReactNode } from "react";
import { NATIONAL_NUMBERS } from "#content/site.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { telHref } from "#domain/tel-href.ts";
import { bookHref } from "#content/links.ts";
import { isAskedByPhone } from "#content/asking.ts";
import { LinkButton } from "../ui/button.tsx";
import { BOOK_LINK, EMERGENCY_LINK } from "./navigation.ts";
import { useRouting } from "./use-shell-facts.ts";

/** `call` is for the emergency page; forms go without one, because it would cover the keyboard's work. */
export type DockKind = "default" | "call" | "none";

/** The practice that a page is about. */
export type DockPractice = Pick<Practice, "id" | "name" | "phone" | "email" | "hasJoined" | "isSample">;

/** In characters: a longer name would take more than two lines. */
const LONGEST_NAME = 45;

/** At the foot of the screen on phones. */
export function Dock({
  kind,
  practice,
  emergency,
}: {
  kind: Exclude<DockKind, "none">;
  practice: DockPractice | null;
  /** Where its button for an emergency leads. */
  emergency: string;
}) {
  if (practice) return <PracticeDock practice={practice} emergency={emergency} />;
  return kind === "call" ? <CallDock /> : <UsualDock emergency={emergency} />;
}

/** `isUsual`: the menu has the same buttons, and needn’t show them twice. */
function Bar({ isUsual = false, children }: { isUsual?: boolean; children: ReactNode }) {
  return (
    <nav className="dock" data-usual={isUsual ? "" : undefined} aria-label="Quick actions">
      {children}
    </nav>
  );
}

/**
 * A sample’s number reaches no one: its button leads to where the page says so. Where neither a request nor a call reaches
 * the practice, the buttons are those of any other page.
 */
function PracticeDock({ practice, emergency }: { practice: DockPractice; emergency: string }) {
  const { id, name, phone, isSample } = practice;
  const isByPhone = isAskedByPhone(practice, useRouting());
  if (isByPhone && phone === "") return <UsualDock emergency={emergency} />;
  return (
    <Bar>
      {!isByPhone && (
        <LinkButton
          href={bookHref({ practice: id })}
        >{`Book with ${name.length > LONGEST_NAME ? "this practice" : name}`}</LinkButton>
      )}
      {phone !== "" && (
        <LinkButton
          kind={isByPhone ? "primary" : "second"}
          icon="phone"
          href={isSample ? "#call" : telHref(phone)}
          spoken={isByPhone ? `, ${name}` : ` ${name}`}
        >
          {isByPhone ? `Call ${phone}` : "Call"}
        </LinkButton>
      )}
    </Bar>
  );
}

function CallDock() {
  const { name, phone } = NATIONAL_NUMBERS.healthline;
  return (
    <Bar>
      <LinkButton kind="red" icon="phone" href={telHref(phone)}>
        {`Call ${name} ${phone}`}
      </LinkButton>
    </Bar>
  );
}

function UsualDock({ emergency }: { emergency: string }) {
  return (
    <Bar isUsual>
      <LinkButton kind="red" icon="emergency" href={emergency}>
        {EMERGENCY_LINK.label}
      </LinkButton>
      <LinkButton href={BOOK_LINK.href}>{BOOK_LINK.label}</LinkButton>
    </Bar>
  );
}
