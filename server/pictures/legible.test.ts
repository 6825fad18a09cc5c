import { Resvg } from "@resvg/resvg-js";
import satori, { type Font } from "satori";
import { beforeAll, describe, expect, test } from "vitest";
import { ARTICLES } from "#content/articles/articles.ts";
import { PLACES } from "#content/places.ts";
import { TREATMENT_PAGES } from "#content/treatments/pages.ts";
import { eachPractice, insertPractices } from "#database/practices.ts";
import type { Practice } from "#domain/practice.ts";
import { samplePractices } from "#content/samples/practices.ts";
import { drawingOf } from "#app/share-pictures.server.ts";
import { ART_LEFT, FACES, PICTURE, type WordBox } from "#app/seo/pictures/drawing.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import { sampleOf } from "#tests/support/suite.ts";
import { practicePath } from "#app/links.ts";
import { loadFonts } from "./fonts.ts";

let fonts: Font[];
let site: TestSite;
const LONGEST_SHOWN = 6;

beforeAll(async () => {
  fonts = await loadFonts();
  site = await openSite({ samples: 1_236 });
});

/** A name that no register would refuse, in a suburb of its own length. */
const ENDLESS = {
  name: "Ngā Niho o Te Whanganui-a-Tara Whānau Dental, Orthodontic and Oral Surgery Specialist Centre of Wellington Limited",
  suburb: "Paraparaumu Beach North and Surrounds",
};

describe("Words stay where they can be read:", () => {
  test("on every place, treatment and article", async () => {
    const pages = [
      ...PLACES.flatMap(({ slug }) => [`locations/${slug}`, `compare/${slug}`]),
      ...TREATMENT_PAGES.map(({ slug }) => `services/${slug}`),
      ...ARTICLES.map(({ slug }) => `blog/${slug}`),
      ..."compare,compare/price,compare/top-rated,compare/emergency,book,emergency,blog".split(","),
      ..."about,newsletter,contact,partner-with-us,privacy-policy,terms".split(","),
    ];
    for (const page of sampleOf(pages, 24)) expect([page, await trespassing(page)]).toEqual([page, []]);
  });

  test("with the longest names of practices", async () => {
    const practices: Practice[] = [];
    for await (const practice of eachPractice(site.database.read)) practices.push(practice);
    const longest = practices.toSorted((a, b) => b.name.length - a.name.length).slice(0, LONGEST_SHOWN);
    for (const practice of longest) {
      expect([practice.name, await trespassing(practicePath(practice).slice(1))]).toEqual([
        practice.name,
        [],
      ]);
    }
  });

  test("with a name and a suburb that no picture has room for", async () => {
    const { practice } = [...samplePractices(1)][0]!;
    const endless = { ...practice, id: 9_001, ...ENDLESS };
    await site.database.transact((tx) => insertPractices(tx, [{ practice: endless, reviews: [] }], PLACES));
    expect(await trespassing(practicePath(endless).slice(1))).toEqual([]);
  });
});

test.each([
  ["display", 700],
  ["text", 400],
  ["text", 600],
] as const)("The %s face at %i has every letter with a macron", async (face, fontWeight) => {
  const fontFamily = FACES[face];
  const ofThisFace = fonts.filter(({ name, weight }) => fontFamily.includes(name) && weight === fontWeight);
  const style = { display: "flex", width: 200, height: 200, fontFamily, fontWeight, fontSize: 120 };
  // What a face does not have is put together from another one, with the macron through the capitals.
  for (const letter of "āēīōūĀĒĪŌŪ") {
    const draw = (text: string, from?: Font[]) =>
      pixelsOf({ type: "div", props: { style, children: [text] } }, from);
    const drawn = await draw(letter);
    const own = ofThisFace.filter(({ name }) => name.endsWith("Extended"));
    expect([letter, drawn.equals(await draw(letter, own))]).toEqual([letter, true]);
    expect([letter, topOf(drawn) < topOf(await draw(withoutMacron(letter)))]).toEqual([letter, true]);
  }
});

/** Without the macron, and an ı where i would have its dot. */
function withoutMacron(letter: string): string {
  return letter.normalize("NFD").replace(/\p{M}/gu, "").replace("i", "ı");
}

/** The first row with ink. */
function topOf(pixels: Buffer): number {
  const first = pixels.findIndex((value, index) => index % 4 === 3 && value !== 0);
  return Math.floor(first / 4 / PICTURE.width);
}

/** Rows and columns of a picture that no word of the left column may reach, by what reaching them would mean. */
const FORBIDDEN = [
  { name: "beyond its column", left: ART_LEFT - 34, right: ART_LEFT - 9, top: 0, bottom: PICTURE.height },
  { name: "cut off, or in the brand", left: 0, right: ART_LEFT - 9, top: 496, bottom: 524 },
];
/** On a profile the rating has its own line. */
const ABOVE_RATING = { name: "in the rating", left: 0, right: ART_LEFT - 9, top: 412, bottom: 426 };

async function trespassing(page: string): Promise<string[]> {
  const drawing = (await drawingOf(site.services, `${page}.png`))!;
  const pixels = await pixelsOf(drawing.words);
  const forbidden = page.startsWith("dentists/") ? [...FORBIDDEN, ABOVE_RATING] : FORBIDDEN;
  return forbidden.filter((box) => hasInk(pixels, box)).map(({ name }) => name);
}

function hasInk(pixels: Buffer, box: { left: number; right: number; top: number; bottom: number }): boolean {
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      if (pixels[(y * PICTURE.width + x) * 4 + 3] !== 0) return true;
    }
  }
  return false;
}

/** Words without shapes: red, green, blue and cover for each pixel. */
async function pixelsOf(words: WordBox, from: Font[] = fonts): Promise<Buffer> {
  const svg = await satori({ ...words, key: null }, { ...PICTURE, fonts: from });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels;
}
