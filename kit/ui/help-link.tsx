import { Icon } from "./icon.tsx";
import { EMERGENCY_LINK } from "../shell/navigation.ts";

/** A red link to emergency help, where a visitor may be in pain. */
export function HelpLink({ href, text }: { href: string; text: string }) {
  return (
    <a className="help-link" href={href}>
      <Icon name="emergency" />
      {text}
    </a>
  );
}

/** To emergency help, on pages that a visitor in pain may open first or be lost on. */
export function InPainLink() {
  return <HelpLink href={EMERGENCY_LINK.href} text="In pain right now? Get emergency help, day or night" />;
}
