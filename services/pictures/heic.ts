import { deflateSync, crc32 } from "node:zlib";
import libheif from "libheif-js/wasm-bundle.js";
import sharp from "sharp";
import { PICTURE_WIDTHS, type PictureFault } from "#domain/practices/practice-picture.ts";

/**
 * HEIC, as iPhones and Samsung's phones keep pictures. The packages of sharp come without its decoder, so libheif's own
 * WebAssembly reads it: slower, but whatever goes wrong in it stays inside of it.
 */
export async function decodeHeic(
  sent: Uint8Array,
  faultOfSize: (size: { width: number; height: number }) => PictureFault | undefined,
): Promise<{ png: Buffer } | PictureFault> {
  const images = new libheif.HeifDecoder().decode(sent);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) return { fault: "broken" };
  const size = { width: image.get_width(), height: image.get_height() };
  const fault = faultOfSize(size);
  if (fault) return fault;
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  const shown = await new Promise((resolve) => {
    image.display({ data, ...size }, resolve);
  });
  if (!shown) return { fault: "broken" };
  // Upright already: libheif turns it.
  const png = await sharp(data, { raw: { ...size, channels: 4 } })
    .resize({ width: PICTURE_WIDTHS.at(-1)! * 2, withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const profile = profileIn(sent);
  return { png: profile ? withProfile(png, profile) : png };
}

/** The ICC profile of the `colr` box (ISO 14496-12, 12.1.5): the colours of an iPhone are Display P3. */
function profileIn(sent: Uint8Array): Buffer | undefined {
  const file = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  const at = file.indexOf("colrprof");
  if (at < 4) return undefined;
  const end = at - 4 + file.readUInt32BE(at - 4);
  return end > file.length ? undefined : file.subarray(at + "colrprof".length, end);
}

/** Where the first chunk of a PNG ends, its header: the next may be the profile. */
const HEADER_END = 33;

/** Gives the PNG the profile of its colours (PNG, 11.3.2.3): sharp takes one from a file alone. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from("iCCPp\0\0"), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length - 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([png.subarray(0, HEADER_END), length, content, sum, png.subarray(HEADER_END)]);
}
