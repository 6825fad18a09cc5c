import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { PLACES } from "../content/places.ts";
import { HERO_FRAME } from "../content/map/frames.ts";
import { project } from "../content/map/projection.ts";
import { startBrowser } from "../tests/support/browser.ts";

/**
 * Draws the pictures that shared links show into `public/share/`, 1200 by 630 pixels, and the icons of the site into
 * `public/`: from the design's map, its icons, its faces and the mark of `public/favicon.svg`. Run it after one of these
 * or a sentence below has changed, look at what it drew, and commit it:
 *
 * `npx node tools/pictures.ts`
 *
 * Shared pictures name no site and no figure: they stay true for every operator and every list of practices.
 */
const SHARED: Record<string, { title: string; lede: string; art: string }> = {
  home: {
    title: "Find a dentist in Aotearoa New Zealand",
    lede: "Compare, read prices, get help, ask for an appointment.",
    art: "country",
  },
  directory: {
    title: "Find and compare dentists",
    lede: "By place, treatment, price, opening hours and language.",
    art: "country",
  },
  practice: {
    title: "A dental practice",
    lede: "Opening hours, prices, treatments and how to book.",
    art: "tooth",
  },
  places: { title: "Dentists near you", lede: "In every part of Aotearoa New Zealand.", art: "country" },
  compare: {
    title: "Compare dentists side by side",
    lede: "Prices, hours, ratings and languages in one table.",
    art: "list",
  },
  treatments: {
    title: "Treatments and what they cost",
    lede: "What each one is, the usual price, and other ways.",
    art: "root-canal",
  },
  booking: {
    title: "Ask for an appointment",
    lede: "Choose a time that suits you. No account needed.",
    art: "calendar",
  },
  emergency: {
    title: "Emergency dental help",
    lede: "What to do right now, and who to call.",
    art: "emergency",
  },
  guides: {
    title: "Dental guides",
    lede: "What things cost, what to expect, and what to do when it hurts.",
    art: "tooth",
  },
  about: { title: "About us", lede: "Who we are, and how this directory works.", art: "mark" },
  contact: { title: "Contact us", lede: "Send us a message and we’ll reply by email.", art: "mail" },
  partners: {
    title: "List your dental practice",
    lede: "Your hours, prices and treatments, kept up to date.",
    art: "map-pin",
  },
  legal: {
    title: "Privacy and terms",
    lede: "What we keep, why, for how long, and your rights.",
    art: "shield-check",
  },
};

/**
 * `share` is the mark's part of the width. Icons with a ground are for phones, which cut them to shapes of their own and
 * put black behind what is transparent: what is within a circle of 40 % radius survives every mask (W3C, Web App Manifest,
 * 8.8.4), and the mark's corners are 0.66 of its width from its middle (0.58 × 0.66 is 0.38).
 */
const ICONS: Record<string, { size: number; share: number; ground?: true }> = {
  "icon-192.png": { size: 192, share: 0.92 },
  "icon-512.png": { size: 512, share: 0.92 },
  "icon-maskable-512.png": { size: 512, share: 0.58, ground: true },
  "apple-touch-icon.png": { size: 180, share: 0.68, ground: true },
  "favicon.ico": { size: 32, share: 1 },
};

const PUBLIC = new URL("../public/", import.meta.url);

const STYLE = `
${headingFace()}
* { margin: 0; box-sizing: border-box }
html { color-scheme: light }
body { position: relative; width: 1200px; height: 630px; overflow: hidden; background: var(--sea); color: var(--ink);
  padding: 64px; display: flex; flex-direction: column; gap: 26px }
h1 { width: 600px; font: 640 84px/1.04 "Picture Heading"; letter-spacing: -0.01em; text-wrap: balance }
p { width: 540px; font: 400 36px/1.35 var(--font-text); color: var(--ink-2) }
.mark { position: absolute; left: 60px; bottom: 56px; width: 58px; height: 58px; fill: var(--dot) }
.art { position: absolute; inset: 0 0 0 auto; width: 470px; display: grid; place-items: center; background: var(--sea-2);
  border-left: 9px double var(--coast) }
.art svg { width: 290px; fill: none; stroke: var(--coast); stroke-width: 0.9; stroke-linecap: round; stroke-linejoin: round }
[data-picture="emergency"] .art { background: var(--red); border-color: var(--red) }
[data-picture="emergency"] .art svg { stroke: var(--on-red) }
.country { position: absolute; left: 670px; top: -18px; width: 500px; height: 666px; overflow: visible; fill: none }
.graticule { stroke: var(--coast); stroke-opacity: 0.16 }
.shallows-0 { stroke: var(--sea-2) } .shallows-1 { stroke: var(--sea-3) } .shallows-2 { stroke: var(--sea-4) }
[class^="shallows"] { stroke-linejoin: round }
.land { fill: var(--land); stroke: var(--coast) }
.lake { fill: var(--sea-3); stroke: var(--coast) }
.country circle { fill: var(--dot); stroke: var(--land); stroke-width: 1.5 }
`;

await drawAll();

async function drawAll(): Promise<void> {
  await using browser = await startBrowser();
  const page = await browser.newPage();
  mkdirSync(new URL("share/", PUBLIC), { recursive: true });
  for (const [name, picture] of Object.entries(SHARED)) {
    const png = await shot(page, { width: 1200, height: 630 }, sheet(name, picture));
    writeFileSync(new URL(`share/${name}.png`, PUBLIC), png);
  }
  for (const [name, { size, share, ground }] of Object.entries(ICONS)) {
    const png = await shot(page, { width: size, height: size }, iconSheet(size * share, ground));
    writeFileSync(new URL(name, PUBLIC), name.endsWith(".ico") ? ico(size, png) : png);
  }
}

async function shot(page: Page, viewport: { width: number; height: number }, html: string): Promise<Buffer> {
  await page.setViewportSize(viewport);
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ omitBackground: true });
}

/** The mark in the middle, `width` pixels wide: it fills 28 of the 32 units of its box. */
function iconSheet(width: number, ground?: true): string {
  const place = "height:100vh;display:grid;place-content:center";
  return `<!doctype html><style>html{${place};${ground ? "background:var(--sea)" : ""}}body{margin:0}svg{display:block;overflow:visible;fill:var(--dot)}
${read("kit/styles/tokens.css")}</style><svg width="${width}" height="${width}" viewBox="2 2 28 28">${/<path [^<>]*>/.exec(read("public/favicon.svg"))![0]}</svg>`;
}

/** An icon file of one picture: six bytes of header, sixteen about the picture, the picture. */
function ico(size: number, png: Buffer): Buffer {
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

function sheet(name: string, { title, lede, art }: (typeof SHARED)[string]): string {
  return `<!doctype html><html lang="en-NZ" data-picture="${name}"><style>${read("kit/styles/tokens.css")}${STYLE}</style>
<svg width="0" height="0">${inside(read("kit/ui/icons.svg"))}${inside(read("content/map/coast/hero.svg"))}</svg>
${art === "country" ? country() : icon(art)}
<h1>${title}</h1><p>${lede}</p><svg class="mark" viewBox="0 0 32 32"><use href="#mark"/></svg></html>`;
}

function icon(name: string): string {
  return `<div class="art"><svg viewBox="0 0 24 24"><use href="#${name}"/></svg></div>`;
}

/** The whole country with the specification's 22 places. */
function country(): string {
  const towns = PLACES.map((place) => project(HERO_FRAME, place));
  return `<svg class="country" viewBox="0 0 ${HERO_FRAME.width} ${HERO_FRAME.height}">
<use href="#graticule" class="graticule"/>${[44, 25, 9].map((width, at) => `<use href="#land" class="shallows-${at}" stroke-width="${width}"/>`).join("")}
<use href="#land" class="land"/><use href="#lake" class="lake"/>
${towns.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="9"/>`).join("")}</svg>`;
}

function read(path: string): string {
  return readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
}

/** What an SVG file holds, to be used by id. */
function inside(svg: string): string {
  return svg.replace(/<\/?svg[^<>]*>|<style>.*?<\/style>|<use id="icon"[^<>]*>/gs, "");
}

function headingFace(): string {
  const file = new URL("../kit/styles/fonts/niho-heading.woff2", import.meta.url);
  const bytes = readFileSync(file).toString("base64");
  return `@font-face{font-family:"Picture Heading";font-weight:640;src:url(data:font/woff2;base64,${bytes})}`;
}
