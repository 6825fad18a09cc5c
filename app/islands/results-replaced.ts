/**
 * Told to the document when other results, with their address, have taken the place of the old ones: whatever shows or
 * marks the practices of the page looks again.
 */
export const RESULTS_REPLACED = "niho:results-replaced";
