/**
 * The scripts of a page beside the two that change no word on it by themselves: the one that runs after everything, and
 * the one that waits until an island is wanted, which a page without islands has not.
 */
export function otherScripts(document: Document): string[] {
  const hasIslands = document.querySelectorAll("[data-island]").length > 0;
  const waiting = hasIslands ? ", [type=module][async]" : "";
  const others = `script:not([type='application/ld+json'], [src='/after-load.js']${waiting})`;
  return [...document.querySelectorAll(others)].map(({ outerHTML }) => outerHTML);
}
