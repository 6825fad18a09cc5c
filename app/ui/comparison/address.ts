/** How many practices stand side by side. */
export const MOST_COMPARED = 4;

/** `sideBySideHref([12, 7]) === "/compare?ids=12,7"` */
export function sideBySideHref(ids: readonly number[]): string {
  return ids.length === 0 ? "/compare" : `/compare?ids=${ids.join()}`;
}
