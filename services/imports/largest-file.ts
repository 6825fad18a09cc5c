/** Bytes of a file that someone sends, or that a source has: all practices of the country with every column are 4 MB. */
export const LARGEST_FILE = 16 * 1_024 * 1_024;
