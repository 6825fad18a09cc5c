import type { CoverFacts } from "./cover-facts.ts";

/** The middle line of the tray, and the right half of the teeth; the left is their mirror image. */
const TRAY =
  "M181.3 275.6l5.6-18.9 5.8-18.9 6.2-18.8 6.5-18.7 6.9-18.5 7.4-18.4 7.9-18.1 8.6-17.8 9.6-17.3 10.7-16.6 12.3-15.4 14.6-13.4 17.2-9.5 19.4-3.3 19.4 3.3 17.2 9.5 14.6 13.4 12.3 15.4 10.7 16.6 9.6 17.3 8.6 17.8 7.9 18.1 7.4 18.4 6.9 18.5 6.5 18.7 6.2 18.8 5.8 18.9 5.6 18.9";

type Tooth = { x: number; y: number; turn: number; width: number; height: number; corner: number };

const TEETH: readonly Tooth[] = [
  { x: 340.4, y: 55.6, turn: 21, width: 40.3, height: 29.4, corner: 10.6 },
  { x: 370.1, y: 77.1, turn: 47.1, width: 30.9, height: 29.4, corner: 10.6 },
  { x: 390.9, y: 104.9, turn: 58, width: 35.8, height: 37.2, corner: 13.4 },
  { x: 408.1, y: 136.2, turn: 64, width: 32.9, height: 44.1, corner: 12.3 },
  { x: 421.9, y: 167.1, turn: 67.7, width: 31.9, height: 44.1, corner: 12 },
  { x: 436.7, y: 206.1, turn: 70.6, width: 48.6, height: 53.9, corner: 18 },
  { x: 451.9, y: 252.6, turn: 73, width: 46.6, height: 53.9, corner: 17.3 },
];

const MIRRORED = "translate(640 0) scale(-1 1)";

/** A row of teeth seen from the biting side, in a clear tray. */
export function AlignerDrawing({ facts }: { facts: CoverFacts }) {
  return (
    <svg {...facts} viewBox="0 0 640 360">
      <path className="cover-tray-edge" d={TRAY} />
      <path className="cover-tray" d={TRAY} />
      <g className="cover-teeth">
        <HalfOfTheTeeth />
        <g transform={MIRRORED}>
          <HalfOfTheTeeth />
        </g>
      </g>
    </svg>
  );
}

function HalfOfTheTeeth() {
  return TEETH.map(({ x, y, turn, width, height, corner }) => (
    <rect
      key={turn}
      x={-width / 2}
      y={-height / 2}
      width={width}
      height={height}
      rx={corner}
      transform={`translate(${x} ${y}) rotate(${turn})`}
    />
  ));
}
