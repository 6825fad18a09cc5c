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
  return (
    <nav className="dock" aria-label="Quick actions">
      {practice ? (
        <PracticeButtons practice={practice} emergency={emergency} />
      ) : kind === "call" ? (
        <CallButton />
      ) : (
        <UsualButtons emergency={emergency} />
      )}
    </nav>
  );
}

/**
 * A sample’s number reaches no one: its button leads to where the page says so. Where neither a request nor a call reaches
 * the practice, the buttons are those of any other page.
 */
function PracticeButtons({ practice, emergency }: { practice: DockPractice; emergency: string }) {
  const { id, name, phone, isSample } = practice;
  const isByPhone = isAskedByPhone(practice, useRouting());
  if (isByPhone && phone === "") return <UsualButtons emergency={emergency} />;
  return (
    <>
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
    </>
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

function UsualButtons({ emergency }: { emergency: string }) {
  return (
    <>
      <LinkButton kind="red" icon="emergency" href={emergency}>
        {EMERGENCY_LINK.label}
      </LinkButton>
      <LinkButton href={BOOK_LINK.href}>{BOOK_LINK.label}</LinkButton>
    </>
  );
}
