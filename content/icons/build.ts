/**
 * Draws the icons anew after a change of the mark in `public/favicon.svg`:
 *
 *     node content/icons/build.ts
 *
 * The files are committed, and a test holds them against a fresh drawing.
 */
import { writeFileSync } from "node:fs";
import { drawIcons } from "./icons.ts";

for (const [name, bytes] of drawIcons())
  writeFileSync(new URL(`../../public/${name}`, import.meta.url), bytes);
