import { Panel } from "./panel.tsx";

/** The table of contents beside a long page. */
export function OnThisPage({ links }: { links: readonly { id: string; text: string }[] }) {
  return (
    <nav aria-label="On this page">
      <Panel title="On this page">
        <ul className="stack-xs">
          {links.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </Panel>
    </nav>
  );
}
