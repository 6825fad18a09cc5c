import type { CoverFacts } from "./cover-facts.ts";

/** The shades of teeth from deep to light. The picture is about nothing but these colours, so they are the same in the dark. */
const SHADES = ["#e6d29b", "#ecdcae", "#f1e4c0", "#f5ebd0", "#f8f1de", "#faf6ea", "#fcfaf3", "#ffffff"];

const TOOTH =
  "M10 0C5.2 0 3.7 4 3.2 10 2.7 16 1 22 1 27c0 3 2 4 9 4s9-1 9-4c0-5-1.7-11-2.2-17C16.3 4 14.8 0 10 0z";

/** A front tooth in eight shades. */
export function ShadesDrawing({ facts }: { facts: CoverFacts }) {
  return (
    <svg {...facts} viewBox="0 0 640 360">
      {SHADES.map((shade, index) => (
        <path
          key={shade}
          className="cover-line"
          transform={`translate(${40 + index * 71} 92) scale(3.1 4.1)`}
          vectorEffect="non-scaling-stroke"
          fill={shade}
          d={TOOTH}
        />
      ))}
      <path className="cover-line" fill="none" d="M46 262H598M46 255v14M598 255v14" />
      <text className="cover-note" x="46" y="300">
        Darker
      </text>
      <text className="cover-note" x="598" y="300" textAnchor="end">
        Lighter
      </text>
    </svg>
  );
}
