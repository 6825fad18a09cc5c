import { FONTS_KEY } from "./fonts.ts";

/**
 * Fetches our fonts into the browser's cache, for the pages after this one (`kit/shell/fonts.ts`). The document is given
 * none of them, so it is not laid out again; fetched as fonts, they are in the memory of the browser for the next page.
 */
export async function saveFonts(files: readonly string[]): Promise<void> {
  try {
    if (FONTS_KEY in localStorage) return;
    await Promise.all(files.map((file) => new FontFace("saved", `url(${file})`).load()));
    localStorage.setItem(FONTS_KEY, "");
  } catch {
    // Offline, or storage is blocked: the pages keep the system's fonts.
  }
}
