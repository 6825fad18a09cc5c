import type { ReactNode } from "react";
import { SAMPLE_FIGURES, SITE } from "#content/site.ts";
import { ART_LEFT, DISPLAY, FACES, MARGIN, type WordBox } from "./drawing.ts";
import { PALETTE } from "./palette.ts";
import { LEADING, titleSize } from "./title-size.ts";

/** How wide words are beside art. */
const COLUMN = ART_LEFT - MARGIN - 36;
const TOP = 54;
const BRAND_TOP = 520;

/** The left column of a picture, and the brand under it. `width` is what its art leaves free. */
export function Column({ width = COLUMN, children }: { width?: number; children: ReactNode }) {
  const place = {
    position: "absolute",
    left: MARGIN,
    top: TOP,
    width,
    height: BRAND_TOP - TOP - 20,
  } as const;
  return (
    <div style={{ ...place, display: "flex", flexDirection: "column", overflow: "hidden" }}>{children}</div>
  );
}

/** The name beside the mark, which is drawn by `Mark` in shapes.tsx. */
export function Brand() {
  return (
    <div
      style={{
        position: "absolute",
        left: MARGIN + 66,
        top: BRAND_TOP,
        height: 60,
        display: "flex",
        alignItems: "center",
        ...DISPLAY,
        fontSize: 46,
      }}
    >
      {SITE.name}
    </div>
  );
}

/** Beside the name, on a picture that shows what is counted of samples. */
export const SAMPLE_FIGURES_BOX: WordBox = {
  type: "div",
  props: {
    style: {
      position: "absolute",
      left: MARGIN + 210,
      top: BRAND_TOP,
      height: 60,
      display: "flex",
      alignItems: "center",
      fontSize: 32,
      color: PALETTE["ink-2"],
    },
    children: [SAMPLE_FIGURES],
  },
};

/** The headline, as large as its box allows; what fits at no size that can be read ends in an ellipsis. */
export function Title({
  text,
  width = COLUMN,
  height,
  most = 92,
}: {
  text: string;
  width?: number;
  height: number;
  /** Pixels. */
  most?: number;
}) {
  const fontSize = titleSize(text, { width, height, most });
  return (
    <div
      style={{
        display: "block",
        width,
        ...DISPLAY,
        fontSize,
        lineHeight: LEADING,
        lineClamp: Math.floor(height / (fontSize * LEADING)),
        textOverflow: "ellipsis",
        wordBreak: "break-word",
      }}
    >
      {text}
    </div>
  );
}

/** A line above the headline: the other name of a place, the category of an article. */
export function Kicker({ text, face = "text" }: { text: string; face?: "text" | "display" }) {
  const isDisplay = face === "display";
  return (
    <div
      style={{
        color: PALETTE.water,
        fontFamily: FACES[face],
        fontWeight: isDisplay ? 700 : 600,
        fontSize: isDisplay ? 40 : 32,
        marginBottom: 12,
      }}
    >
      {text}
    </div>
  );
}

/** A sentence under the headline. */
export function Lede({ text, width = COLUMN, lines = 3 }: { text: string; width?: number; lines?: number }) {
  return (
    <div
      style={{
        display: "block",
        width,
        marginTop: 22,
        color: PALETTE["ink-2"],
        fontSize: 35,
        lineHeight: 1.32,
        lineClamp: lines,
        textOverflow: "ellipsis",
      }}
    >
      {text}
    </div>
  );
}

/** Figures in a row, each with what it counts. */
export function Figures({ items }: { items: readonly { value: string; label: string }[] }) {
  return (
    <div style={{ display: "flex", marginTop: 30 }}>
      {items.map(({ value, label }) => (
        <div key={label} style={{ display: "flex", flexDirection: "column", marginRight: 48 }}>
          <div style={{ ...DISPLAY, fontSize: 62, lineHeight: 1.05, whiteSpace: "nowrap" }}>{value}</div>
          <div style={{ fontSize: 29, color: PALETTE["ink-2"] }}>{label}</div>
        </div>
      ))}
    </div>
  );
}

/** A few words in a box: what a reader must know first. */
export function Badge({ text }: { text: string }) {
  return (
    <div style={{ display: "flex", marginBottom: 18 }}>
      <div
        style={{
          padding: "4px 18px 6px",
          borderRadius: 8,
          border: `2px solid ${PALETTE.coast}`,
          backgroundColor: PALETTE.surface,
          color: PALETTE.water,
          fontWeight: 600,
          fontSize: 29,
        }}
      >
        {text}
      </div>
    </div>
  );
}
