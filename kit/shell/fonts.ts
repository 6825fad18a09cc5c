/** Key in `localStorage`: that this browser's cache has our fonts. Says nothing of who visits. */
export const FONTS_KEY = "fonts";

/**
 * Runs in the head of every page before anything is painted: where the cache does not have our fonts, the page takes the
 * system's and names none of ours. A font that arrives after the page is painted is not shown, but browsers lay out the
 * whole page again for it, half of the work of layout of a first visit on a phone (decision 29).
 *
 * The policy admits these characters by their hash (`server/headers.ts`).
 */
export const TAKE_FONTS = `{let f;try{f="${FONTS_KEY}"in localStorage}catch(e){}f||(document.documentElement.dataset.systemFonts="")}`;
