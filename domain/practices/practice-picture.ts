import { formatCount } from "../counts.ts";

/** A picture of a practice that people see on its page. */
export type PracticePicture = {
  /** It stands in the addresses of its files: another picture has another. 32 hexadecimal digits. */
  hash: string;
  /** What it shows, in words, for people who cannot see it. */
  alt: string;
  /** Stands below it; empty where there is none. */
  caption: string;
  /** The width of the largest file, in pixels. */
  width: number;
  height: number;
  /** The widths of all files in pixels, from the smallest: `[320, 640, 1280]`. A small picture has fewer. */
  widths: readonly number[];
};

/** As staff name it: `10001-3f9a2c4b`, its practice and its content. Another picture in its place has another one. */
export function pictureId({ practiceId, hash }: { practiceId: number; hash: string }): string {
  return `${practiceId}-${hash.slice(0, 8)}`;
}

/** How many one practice may have, those that wait for our staff included. */
export const MOST_PICTURES = 3;

/** Each picture is kept in both: browsers from before 2021 know no AVIF. */
export const PICTURE_FORMATS = ["avif", "jpg"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** In pixels. A picture is never enlarged, so a narrower one is kept in its own width instead. */
export const PICTURE_WIDTHS = [320, 640, 1_280] as const;

/** How large a file may be that is sent: ten million bytes, which is also what people's own computers call 10 MB. */
export const MOST_PICTURE_BYTES = 10 * 1_024 * 1_024;
/** Phones take pictures of up to 50 million pixels. In memory each takes up to 8 bytes. */
export const MOST_PIXELS = 52_000_000;
/** Below this a picture looks blurred across a phone: the longer and the shorter side, in pixels. */
export const LEAST_SIDES = { longer: 640, shorter: 400 } as const;

/** Characters. */
export const MOST_ALT = 200;
export const MOST_CAPTION = 120;

/** Why a file is not taken as a picture. */
export type PictureFault =
  /** Neither of the kinds that we take. */
  | { fault: "not a picture" }
  /** It breaks off, or is damaged. */
  | { fault: "broken" }
  | { fault: "too many pixels"; width: number; height: number }
  | { fault: "too small"; width: number; height: number }
  /** It took too much time or memory. */
  | { fault: "too much work" }
  /** It was not looked at: the file is larger than `MOST_PICTURE_BYTES`, or others are being made already. */
  | { fault: "too large" }
  | { fault: "too many" };

/** A picture as we made it anew from what was sent: pixels alone. */
export type MadePicture = {
  width: number;
  height: number;
  files: readonly { format: PictureFormat; width: number; bytes: Uint8Array }[];
};

/** `pictureFaultInWords({ fault: "broken" })` → `"This file is damaged or …"`: what to do about it, too. */
export function pictureFaultInWords(fault: PictureFault): string {
  if (fault.fault === "not a picture")
    return "This file isn’t a picture we can read. Please send a JPEG, PNG, WebP or HEIC";
  if (fault.fault === "broken")
    return "This picture is damaged or didn’t arrive whole. Please send it again, or save it as a JPEG first";
  if (fault.fault === "too much work")
    return "We couldn’t read this picture. Please save it as a JPEG and send that";
  if (fault.fault === "too large")
    return "This file is larger than 10 MB. Please send a smaller one: most phones and computers can save a picture smaller";
  if (fault.fault === "too many")
    return "Many pictures arrived at once. Please send this one again in ten minutes";
  return fault.fault === "too small"
    ? `This picture is ${pixels(fault)} and would look blurred. Please send one of at least ${LEAST_SIDES.longer} by ${LEAST_SIDES.shorter} pixels`
    : `This picture is ${pixels(fault)}, which is more than we can take. Please save it smaller, about 2,000 pixels wide`;
}

/** `20,000 by 20,000 pixels` */
function pixels({ width, height }: { width: number; height: number }): string {
  return `${formatCount(width)} by ${formatCount(height)} pixels`;
}
