import { Icon } from "./icon.tsx";

const VIEWS = [
  { name: "grid", text: "Grid" },
  { name: "list", text: "List" },
] as const;
type View = (typeof VIEWS)[number]["name"];

/** Grid or list: two links, so that the choice is an address and needs no script. */
export function ViewToggle({
  view,
  hrefOf,
  label = "View",
}: {
  view: View;
  hrefOf: (view: View) => string;
  /** Where a page has it twice. */
  label?: string;
}) {
  return (
    <nav className="toggle" aria-label={label}>
      {VIEWS.map(({ name, text }) => (
        <a key={name} href={hrefOf(name)} aria-current={view === name ? "true" : undefined}>
          <Icon name={name} />
          {text}
        </a>
      ))}
    </nav>
  );
}
