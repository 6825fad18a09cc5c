/** How many a condition leaves out because no one has stated it, and the list with them. */
export type UnstatedLine = { text: string; show: string; href: string };

/** What a narrowed list cannot know. */
export function Unstated({ lines }: { lines: readonly UnstatedLine[] }) {
  return lines.map(({ text, show, href }) => (
    <p key={href} className="small soft">
      {`${text} `}
      <a href={href}>{show}</a>
    </p>
  ));
}
