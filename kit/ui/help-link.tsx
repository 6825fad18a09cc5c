import { Icon } from "./icon.tsx";

/** A red link to emergency help, where a visitor may be in pain. */
export function HelpLink({ href, text }: { href: string; text: string }) {
  return (
    <a className="help-link" href={href}>
      <Icon name="emergency" />
      {text}
    </a>
  );
}
