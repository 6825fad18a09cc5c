import { Icon } from "./icon.tsx";

/** Grid or list: two links, so that the choice is an address and needs no script. */
export function ViewToggle({
  view,
  gridHref,
  listHref,
}: {
  view: "grid" | "list";
  gridHref: string;
  listHref: string;
}) {
  return (
    <nav className="toggle" aria-label="View">
      <a href={gridHref} aria-current={view === "grid" ? "true" : undefined}>
        <Icon name="grid" />
        Grid
      </a>
      <a href={listHref} aria-current={view === "list" ? "true" : undefined}>
        <Icon name="list" />
        List
      </a>
    </nav>
  );
}
