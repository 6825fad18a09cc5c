import { Icon } from "./icon.tsx";

/** A link that leads on, with an arrow: "See all dentists →". */
export function OnwardLink({
  href,
  text,
  spoken,
}: {
  href: string;
  text: string;
  /** Heard after the words, when they alone do not say which: ` about Invisalign`. */
  spoken?: string | undefined;
}) {
  return (
    <a className="onward" href={href}>
      {text}
      {spoken && <span className="visually-hidden">{spoken}</span>}
      <Icon name="arrow-right" />
    </a>
  );
}
