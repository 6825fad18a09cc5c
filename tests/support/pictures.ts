import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "#database/database.ts";
import { insertPicture } from "#database/practices/practice-pictures.ts";
import sharp, { type Sharp } from "sharp";
import { ORIGIN, type TestSite } from "./site.ts";

/** A green picture with a red corner at the top left, so that one sees which way up it is. Small: making it takes time. */
export function redCorner(width = 800, height = 500): Sharp {
  const corner = {
    create: { width: width / 2, height: height / 2, channels: 3, background: "#f00" },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: "#2a5" } }).composite([
    { input: corner, left: 0, top: 0 },
  ]);
}

/** Gives the picture as HEIC: made with libheif's heif-enc, in Display P3, with a place. No package of ours writes it. */
export function heicFile(): Buffer {
  return readFileSync(join(import.meta.dirname, "pictures/red-corner.heic"));
}

/** The address where pictures are sent, by the same link as the listing's. */
export function picturesPath(listing: string): string {
  return listing.replace("/practice/listing", "/practice/listing/pictures");
}

export const WORDS = { alt: "Our front door on Mackay Street, with a ramp", caption: "" };

/** Sends a picture as a browser does. */
export function sendPicture(
  site: Pick<TestSite, "fetch">,
  path: string,
  file: Uint8Array | null,
  words: Readonly<Record<string, string>> = WORDS,
): Promise<Response> {
  const body = new FormData();
  body.append("do", "add");
  body.append("version", "");
  body.append("picture", new File(file ? [new Uint8Array(file)] : [], file ? "IMG_0042.jpg" : ""));
  for (const [name, value] of Object.entries(words)) body.append(name, value);
  return site.fetch(path, { method: "POST", body, headers: { Origin: ORIGIN } });
}

/** A picture of a practice as it is stored, without the work of making one. Gives the name of its form. */
export async function storePicture(
  { transact }: Database,
  practiceId: number,
  { hash = "3f9a2c4b".repeat(4), ...words }: Partial<typeof WORDS> & { hash?: string } = {},
): Promise<string> {
  const files = [{ format: "jpg", width: 640, bytes: await redCorner(640, 400).jpeg().toBuffer() }] as const;
  const made = { width: 640, height: 400, files };
  const now = new Date("2026-11-20T00:30:00Z");
  await transact((tx) => insertPicture(tx, { practiceId, hash }, { ...WORDS, ...words, made, now }));
  return `change-${hash.slice(0, 8)}`;
}

/** What a file shows in each corner: `red` or `green`, from the top left. */
export async function cornersOf(file: Uint8Array): Promise<string[]> {
  const { width, height } = await sharp(file).metadata();
  const at = [
    [20, 20],
    [width - 20, 20],
    [20, height - 20],
    [width - 20, height - 20],
  ] as const;
  return Promise.all(
    at.map(async ([left, top]) => {
      const pixel = await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
      const [red, green, blue] = pixel;
      if (red! > 245 && green! < 12 && blue! < 12) return "red";
      return Math.abs(red! - 0x22) < 10 && Math.abs(green! - 0xaa) < 10 && Math.abs(blue! - 0x55) < 10
        ? "green"
        : `rgb ${[...pixel].join(" ")}`;
    }),
  );
}
