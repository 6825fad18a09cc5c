import type { Scale } from "./scale.ts";

/** A bar on a line, so that a range can be seen as well as read. */
export function Ruler({ scale: { from, to, ticks, spoken } }: { scale: Scale }) {
  return (
    <svg className="ruler" role="img" aria-label={spoken}>
      <line x1="0" x2="100%" y1="12.5" y2="12.5" />
      {ticks.map(({ at, label }, index) => (
        <Tick key={label} at={at} label={label} anchor={anchorOf(index, ticks.length)} />
      ))}
      <rect x={percent(from)} y="6" width={percent(to - from)} height="13" rx="2" />
    </svg>
  );
}

function Tick({ at, label, anchor }: { at: number; label: string; anchor: "start" | "middle" | "end" }) {
  return (
    <>
      <line x1={percent(at)} x2={percent(at)} y1="7" y2="18" />
      <text x={percent(at)} y="35" textAnchor={anchor}>
        {label}
      </text>
    </>
  );
}

/** The outer labels stay inside the line. */
function anchorOf(index: number, count: number) {
  if (index === 0) return "start";
  return index === count - 1 ? "end" : "middle";
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
