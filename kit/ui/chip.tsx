import { Icon } from "./icon.tsx";

/** A filter that is on, and the link that takes it off. */
export function Chip({ href, text }: { href: string; text: string }) {
  return (
    <a className="chip" href={href}>
      {text}
      <span className="visually-hidden">, remove filter</span>
      <Icon name="close" />
    </a>
  );
}

/** A topic, or "Clear Filters". */
export function PlainChip({ href, text }: { href: string; text: string }) {
  return (
    <a className="chip chip-plain" href={href}>
      {text}
    </a>
  );
}
