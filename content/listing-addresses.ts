/** Where a practice changes its own listing. The token in the address authorises it. */
export const LISTING_PATH = "/practice/listing";
/** Where it sends pictures, changes them and takes them away. By the same link. */
export const PICTURES_PATH = "/practice/listing/pictures";
