/** Key in `localStorage`: that this browser's cache has our fonts. Says nothing of who visits. */
export const FONTS_KEY = "fonts";

/**
 * Runs in the head of every page before anything is painted: the page takes our fonts where the cache has them, and the
 * system's where it does not. A font that arrives after the page is painted is not shown, but browsers lay out the whole
 * page again for it, two to three times a processor's work on a phone (decision 29).
 *
 * The policy admits these characters by their hash (`server/headers.ts`).
 */
export const TAKE_FONTS = `try{"${FONTS_KEY}"in localStorage&&(document.documentElement.dataset.fonts="")}catch(e){}`;
