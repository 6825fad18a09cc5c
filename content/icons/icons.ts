import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";

/**
 * The site's icons as files, by name: the mark of `public/favicon.svg` in sizes that browsers and phones ask for.
 * `icon-512.png` is transparent around the mark; `icon-maskable-512.png` and `apple-touch-icon.png` have a ground, because
 * phones cut them to shapes of their own and put black behind what is transparent.
 */
export function drawIcons(): Map<string, Uint8Array> {
  return new Map<string, Uint8Array>([
    ["icon-192.png", draw(192, { share: 0.92 })],
    ["icon-512.png", draw(512, { share: 0.92 })],
    ["icon-maskable-512.png", draw(512, { share: SAFE_SHARE, ground: GROUND })],
    ["apple-touch-icon.png", draw(180, { share: 0.68, ground: GROUND })],
    ["favicon.ico", ico(32, draw(32, { share: 1 }))],
  ]);
}

/** The token `sea`, on which maps and banners lie. */
const GROUND = "#e4f0f5";
/**
 * Of the width. What is within a circle of 40 % radius survives every mask (W3C, Web App Manifest, 8.8.4): the mark's
 * corners are 0.66 of its width from its middle, and 0.58 × 0.66 is 0.38.
 */
const SAFE_SHARE = 0.58;

const MARK = /<path [^<>]*?\bd="([^"<>]+)"/.exec(
  readFileSync(new URL("../../public/favicon.svg", import.meta.url), "utf8"),
)![1]!;
/** The mark fills 28 of its 32 units. */
const MARK_UNITS = 28;

/** A square PNG with the mark in its middle, as wide as `share` of it. */
function draw(size: number, { share, ground }: { share: number; ground?: string }): Uint8Array {
  const scale = (size * share) / MARK_UNITS;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    ${ground ? `<rect width="100%" height="100%" fill="${ground}"/>` : ""}
    <path transform="translate(${size / 2} ${size / 2}) scale(${scale}) translate(-16 -16)" fill="#0b57a4" fill-rule="evenodd" d="${MARK}"/>
  </svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

/** An icon file of one picture: six bytes of header, sixteen about the picture, the picture. */
function ico(size: number, png: Uint8Array): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
