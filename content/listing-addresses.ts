/** Where a practice changes its own listing. The token in the address authorises it. */
export const LISTING_PATH = "/practice/listing";
