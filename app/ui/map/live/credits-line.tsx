import type { Credit } from "./credits.ts";

/** Who made what the map is drawn with. */
export function Credits({ credits }: { credits: readonly Credit[] }) {
  if (credits.length === 0) return null;
  return (
    <p className="live-map-credits">
      {credits.map(({ text, href }, at) => (
        <span key={`${text} ${href}`}>
          {at > 0 && " "}
          {href ? <a href={href}>{text}</a> : text}
        </span>
      ))}
    </p>
  );
}
