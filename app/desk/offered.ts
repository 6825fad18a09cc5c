/** As many times as a practice offers on its own page. */
export const OFFERED = [1, 2, 3] as const;
