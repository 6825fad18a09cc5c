import icons from "../../ui/icons.svg?raw";
import type { IconName } from "../../ui/icon.tsx";
import { ART_LEFT, MARGIN, PICTURE } from "./drawing.ts";
import { PALETTE } from "./palette.ts";

/** The middle of the art on the right. */
export const ART_MIDDLE = { x: (ART_LEFT + PICTURE.width) / 2, y: PICTURE.height / 2 };

/** A plain ground under everything. */
export function Ground({ colour = PALETTE.sea }: { colour?: string }) {
  return <rect {...PICTURE} fill={colour} />;
}

const MARK =
  "M16 4.6C13.6 3 11.3 2 9.1 2 5 2 2 5.2 2 9.7c0 3.7 1.5 5.7 2.5 8.9C5.6 22.2 5.6 30 8.9 30c2.9 0 2.5-4.3 3.5-8 .7-2.4 1.6-3.9 3.6-3.9s2.9 1.5 3.6 3.9c1 3.7.6 8 3.5 8 3.3 0 3.3-7.8 4.4-11.4 1-3.2 2.5-5.2 2.5-8.9C30 5.2 27 2 22.9 2c-2.2 0-4.5 1-6.9 2.6zM16 7.6a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2z";

/** The mark, in the corner where `Brand` stands unless told elsewhere. */
export function Mark({ x = MARGIN - 3, y = 522, size = 58 }: { x?: number; y?: number; size?: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size / 32})`}
      fill={PALETTE.dot}
      fillRule="evenodd"
      d={MARK}
    />
  );
}

/** The double line between words and art, as around the maps of an atlas. */
export function AtlasRule() {
  return (
    <path
      d={`M${ART_LEFT} -9V639M${ART_LEFT - 7} -9V639`}
      fill="none"
      stroke={PALETTE.coast}
      strokeWidth={2}
    />
  );
}

/** The sprite of icons, to be given to `compose` as `raw` where a picture has `IconArt` or `Star`. */
export const ICONS = icons;

/** The right of a picture in one colour, up to the edges. */
export function ArtGround({ colour }: { colour: string }) {
  return <rect x={ART_LEFT} y={0} width={PICTURE.width - ART_LEFT} height={PICTURE.height} fill={colour} />;
}

/** An icon, large, in the middle of the art. */
export function IconArt({
  name,
  colour = PALETTE.coast,
  size = 330,
}: {
  name: IconName;
  colour?: string;
  size?: number;
}) {
  return (
    <use
      href={`#${name}`}
      x={ART_MIDDLE.x - size / 2}
      y={ART_MIDDLE.y - size / 2}
      width={size}
      height={size}
      fill="none"
      stroke={colour}
      strokeWidth={0.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** A rating's star. */
export function Star({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <use
      href="#star"
      x={x}
      y={y}
      width={size}
      height={size}
      fill={PALETTE.kowhai}
      stroke={PALETTE["kowhai-edge"]}
      strokeWidth={1.2}
      strokeLinejoin="round"
    />
  );
}
