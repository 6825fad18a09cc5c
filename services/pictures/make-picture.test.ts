import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { cornersOf, heicFile, redCorner } from "#tests/support/pictures.ts";
import { makePicture } from "./make-picture.ts";

const PLACE = { IFD0: { Make: "Phone" }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "41/1 17/1 0/1" } };

/** The widths of one of 800 by 500 pixels, and of the smallest that is taken: making each takes time. */
const LARGE = [320, 640, 800];
const LEAST = [320, 640];
const least = () => redCorner(640, 400);

describe("Of a picture that is sent", () => {
  test.each([
    [
      "a JPEG without its last two bytes",
      LEAST,
      async () => (await least().jpeg().toBuffer()).subarray(0, -2),
    ],
    ["a JPEG without its last byte", LEAST, async () => (await least().jpeg().toBuffer()).subarray(0, -1)],
    ["a phone's JPEG, which lies on its side", LEAST, () => onItsSide()],
    ["a HEIC of an iPhone", LARGE, async () => heicFile()],
    ["a PNG in wide colours", LEAST, () => least().withIccProfile("p3").withExif(PLACE).png().toBuffer()],
    ["a PNG of 16 bits", LEAST, () => least().toColourspace("rgb16").png().toBuffer()],
    ["a WebP that moves", LEAST, () => moving()],
  ])("%s becomes upright pixels in each width, twice, and nothing but pixels", async (_, widths, file) => {
    const made = await makePicture(await file());
    if ("fault" in made) throw new Error(made.fault);
    const width = widths.at(-1)!;
    expect(made).toMatchObject({ width, height: width * 0.625 });
    expect(made.files.map((one) => `${one.width} ${one.format}`)).toEqual(
      ["avif", "jpg"].flatMap((format) => widths.map((wanted) => `${wanted} ${format}`)),
    );
    for (const { bytes, width: wide, format } of made.files) {
      const { exif, icc, xmp, iptc, comments, ...facts } = await sharp(bytes).metadata();
      expect(exif ?? icc ?? xmp ?? iptc ?? comments).toBeUndefined();
      expect(facts).toMatchObject({ width: wide, height: wide * 0.625, space: "srgb", hasAlpha: false });
      expect(facts.orientation ?? 1).toBe(1);
      expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/GPS|Phone|Exif|ICC_PROFILE|http/);
      expect([format, await cornersOf(bytes)]).toEqual([format, ["red", "green", "green", "green"]]);
    }
  });

  test("a printer's colours become a screen's, and what is transparent becomes white", async () => {
    const [cmyk, clear] = await Promise.all([
      least().toColourspace("cmyk").jpeg().toBuffer().then(makePicture),
      sharp({ create: { width: 640, height: 400, channels: 4, background: "#0000" } })
        .png()
        .toBuffer()
        .then(makePicture),
    ]);
    if ("fault" in cmyk || "fault" in clear) throw new Error("not made");
    expect((await sharp(cmyk.files[0]!.bytes).metadata()).space).toBe("srgb");
    const { dominant } = await sharp(clear.files.at(-1)!.bytes).stats();
    expect(dominant).toEqual({ r: 248, g: 248, b: 248 });
  });
});

describe("What is no picture that we can show is refused at once:", () => {
  test.each<[string, () => Promise<Uint8Array>, object]>([
    [
      "a drawing with a script",
      async () =>
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><script>1</script></svg>',
        ),
      { fault: "not a picture" },
    ],
    ["a GIF", () => least().gif().toBuffer(), { fault: "not a picture" }],
    [
      "a JPEG that breaks off",
      async () => (await redCorner().jpeg({ quality: 100 }).toBuffer()).subarray(0, 3_000),
      { fault: "broken" },
    ],
    [
      "a JPEG that breaks off near its end",
      async () => (await redCorner().jpeg({ quality: 100 }).toBuffer()).subarray(0, -200),
      { fault: "broken" },
    ],
    ["a HEIC that breaks off", async () => heicFile().subarray(0, 1_500), { fault: "broken" }],
    [
      "one of 400 million pixels in a small file",
      async () => sayingToBe(20_000, 20_000, await least().png().toBuffer()),
      { fault: "too many pixels", width: 20_000, height: 20_000 },
    ],
    [
      "one that would look blurred",
      () => redCorner(300, 200).jpeg().toBuffer(),
      { fault: "too small", width: 300, height: 200 },
    ],
  ])("%s", async (_, file, fault) => {
    expect(await makePicture(await file())).toEqual(fault);
  });
});

/** Turned to the left, with a note that says so: as phones store pictures. */
async function onItsSide(): Promise<Buffer> {
  const left = await sharp(await least().png().toBuffer())
    .rotate(-90)
    .toBuffer();
  const noted = await sharp(left)
    .withExif(PLACE)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect((await sharp(noted).metadata()).orientation).toBe(6);
  return noted;
}

/** A PNG whose header says another size than it has: a decoder that believed it would take room for all of it. */
function sayingToBe(width: number, height: number, png: Buffer): Buffer {
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

async function moving(): Promise<Buffer> {
  const first = await least().png().toBuffer();
  const second = await sharp(first).negate().png().toBuffer();
  return sharp([first, second], { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer();
}
