import type { Credit } from "./credits.ts";

/** The attribution below the map. */
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
