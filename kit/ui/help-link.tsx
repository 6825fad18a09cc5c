import { Icon } from "./icon.tsx";
import { emergencyHref } from "#content/links.ts";

/** A red link to emergency help, where a visitor may be in pain. */
export function HelpLink({ href, text }: { href: string; text: string }) {
  return (
    <a className="help-link" href={href}>
      <Icon name="emergency" />
      {text}
    </a>
  );
}

/** To emergency help, near a place if one is known, on pages that a visitor in pain may open first or be lost on. */
export function InPainLink({ place }: { place?: string | undefined }) {
  return <HelpLink href={emergencyHref(place)} text="In pain right now? Get emergency help, day or night" />;
}
