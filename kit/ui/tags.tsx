const SHOWN = 3;

/** The first three of a list, then "+2 more". */
export function Tags({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  const more = items.length - SHOWN;
  return (
    <ul className="tags">
      {items.slice(0, SHOWN).map((item) => (
        <li key={item}>{item}</li>
      ))}
      {more > 0 && <li>{`+${more} more`}</li>}
    </ul>
  );
}
