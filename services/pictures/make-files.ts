import sharp, { type Sharp } from "sharp";
import {
  LEAST_SIDES,
  type MadePicture,
  MOST_PIXELS,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFault,
  type PictureFormat,
} from "#domain/practices/practice-picture.ts";

/** Nothing is decoded twice, and one picture at a time is work for one core. */
sharp.cache(false);
sharp.concurrency(1);
// What may read a file at all: no SVG, no PDF, no TIFF, however the file calls itself.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });

/** A tall picture is no higher than this many times its width. */
const TALLEST = 2;

/** The pixels of a picture before they are written in every width: upright, sRGB, without transparency. */
type Pixels = { data: Buffer; width: number; height: number };

/**
 * Reads a file that someone sent and makes our own of it. Only pixels go over: no place where it was taken, no name of a
 * camera, no preview with what was cut away, no colour profile (they become sRGB).
 */
export async function picturesFrom(sent: Uint8Array): Promise<MadePicture | PictureFault> {
  const kind = detectFormat(sent);
  if (kind === null) return { fault: "not a picture" };
  const pixels = await (kind === "heic" ? fromHeic(sent) : fromOthers(sent)).catch(brokenOrNot);
  if ("fault" in pixels) return pixels;
  const { width, height } = pixels;
  const widths = [...new Set(PICTURE_WIDTHS.map((wanted) => Math.min(wanted, width)))];
  const files: MadePicture["files"][number][] = [];
  for (const format of PICTURE_FORMATS)
    for (const one of widths) files.push({ format, width: one, bytes: await fileOf(pixels, one, format) });
  return { width, height, files };
}

/** Goes by its first bytes, whatever it is called. */
function detectFormat(bytes: Uint8Array): "jpeg" | "png" | "webp" | "heic" | null {
  const at = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString("latin1");
  if (at(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (at(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (at(0, 4) === "RIFF" && at(8, 12) === "WEBP") return "webp";
  return at(4, 8) === "ftyp" && /^(hei[cxms]|hev[cx]|mif1|msf1)$/.test(at(8, 12)) ? "heic" : null;
}

async function fromOthers(sent: Uint8Array): Promise<Pixels | PictureFault> {
  const { width, height } = await sharp(sent, { limitInputPixels: false }).metadata();
  // What moves shows its first frame. Warnings are no reason: cameras write files that decoders frown at.
  const options = { limitInputPixels: MOST_PIXELS, failOn: "error", sequentialRead: true } as const;
  return faultOfSize({ width, height }) ?? pixelsOf(sharp(sent, options)).catch(() => fromUnended(sent));
}

/** The marker that ends a JPEG (ITU-T T.81, B.2.1). */
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);

/**
 * A JPEG that lacks its end alone, as some programs write it, and browsers show it. With the end put there a decoder
 * complains of nothing; of one that breaks off earlier it still does.
 */
function fromUnended(sent: Uint8Array): Promise<Pixels> {
  const ended = Buffer.concat([sent, END_OF_IMAGE]);
  return pixelsOf(sharp(ended, { limitInputPixels: MOST_PIXELS, failOn: "warning", sequentialRead: true }));
}

async function fromHeic(sent: Uint8Array): Promise<Pixels | PictureFault> {
  // Its decoder is read for its own pictures alone: a tenth of a second.
  const { decodeHeic } = await import("./heic.ts");
  const decoded = await decodeHeic(sent, faultOfSize);
  return "fault" in decoded ? decoded : pixelsOf(sharp(decoded.png));
}

function faultOfSize(size: { width: number; height: number }): PictureFault | undefined {
  const [shorter, longer] = [size.width, size.height].toSorted((a, b) => a - b) as [number, number];
  if (size.width * size.height > MOST_PIXELS) return { fault: "too many pixels", ...size };
  const isSmall = shorter < LEAST_SIDES.shorter || longer < LEAST_SIDES.longer;
  return isSmall ? { fault: "too small", ...size } : undefined;
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const width = PICTURE_WIDTHS.at(-1)!;
  const { data, info } = await picture
    .autoOrient()
    .resize({ width, height: width * TALLEST, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function fileOf(pixels: Pixels, width: number, format: PictureFormat): Promise<Uint8Array> {
  const { data, ...size } = pixels;
  const picture = sharp(data, { raw: { ...size, channels: 3 } }).resize({ width });
  return format === "avif"
    ? picture.avif({ quality: 50, effort: 3, chromaSubsampling: "4:2:0" }).toBuffer()
    : picture.jpeg({ quality: 76, mozjpeg: true }).toBuffer();
}

/** A file that could not be read is the sender's; anything else is ours. */
function brokenOrNot(error: unknown): PictureFault {
  if (error instanceof Error) return { fault: "broken" };
  throw error;
}
