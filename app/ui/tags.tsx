/** The first three of a list, then "+2 more". */
export function Tags({ items, shown = 3 }: { items: readonly string[]; shown?: number }) {
  if (items.length === 0) return null;
  const more = items.length - shown;
  return (
    <ul className="tags">
      {items.slice(0, shown).map((item) => (
        <li key={item}>{item}</li>
      ))}
      {more > 0 && <li>{`+${more} more`}</li>}
    </ul>
  );
}
