/**
 * The event dispatched on the document when other results have replaced the old ones and the address has changed.
 * What shows or marks the practices of the page (tray, map) reads the page again.
 */
export const RESULTS_REPLACED = "niho:results-replaced";
