import { EVERY_PAGE, type PageState } from "../every-page.ts";
import type { Device } from "./browser.ts";

export type Look = { name: string; device: Device; dark: boolean };

export const LOOKS: readonly Look[] = [
  { name: "phone-light", device: "phone", dark: false },
  { name: "phone-dark", device: "phone", dark: true },
  { name: "desktop-light", device: "desktop", dark: false },
  { name: "desktop-dark", device: "desktop", dark: true },
];

/** The file of a picture: `directory-list-view.phone-light.png`. */
export function pictureOf({ state }: PageState, { name }: Look): string {
  return `${slugOf(state)}.${name}.png`;
}

/** One row a state, one column a look; the pictures that `isTaken` knows. */
export function galleryPage(isTaken: (state: PageState, look: Look) => boolean): string {
  const rows = EVERY_PAGE.flatMap((state) => {
    const looks = LOOKS.filter((look) => isTaken(state, look));
    return looks.length === 0 ? [] : [rowOf(state, looks)];
  });
  return `<!doctype html>
<html lang="en-NZ">
<meta charset="utf-8">
<title>Every page of Niho</title>
<style>
  body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; color: #222; background: #ddd; }
  h2 { position: sticky; top: 0; margin: 2rem 0 0.5rem; background: #ddd; font-size: 1rem; }
  div { display: flex; gap: 1rem; align-items: start; overflow-x: auto; }
  .phone { flex: none; width: 390px; }
  .desktop { flex: none; width: 960px; }
</style>
<h1>Every page of Niho</h1>
${rows.join("\n")}
`;
}

function rowOf(state: PageState, looks: readonly Look[]): string {
  const pictures = looks.map((look) => {
    const file = pictureOf(state, look);
    return `<a href="${file}"><img class="${look.device}" loading="lazy" src="${file}" alt="${look.name}"></a>`;
  });
  const { state: name, path } = state;
  return `<h2 id="${slugOf(name)}">${escaped(`${name} (${path})`)}</h2>\n<div>${pictures.join("")}</div>`;
}

function slugOf(state: string): string {
  return state.replaceAll(/[^a-z0-9]+/gi, "-").toLowerCase();
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
