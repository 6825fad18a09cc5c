/** Ends the address of a page whose map is open: it opens again when the page is loaded again, or shared. */
export const MAP_FRAGMENT = "#map";
