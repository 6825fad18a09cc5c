import { Icon } from "./icon.tsx";

/** The way to emergency help, in red, wherever somebody may be in pain. */
export function HelpLink({ href, text }: { href: string; text: string }) {
  return (
    <a className="help-link" href={href}>
      <Icon name="emergency" />
      {text}
    </a>
  );
}
