import { PICTURE_SIZES } from "#content/map/shore-view.ts";

/** Width and height of the map beside the list, in its own units: about pixels of a desk. */
export const MAP_SIZE = PICTURE_SIZES.list.width;

/** Between the dot of a town and its name, which stands to the right of it. */
export const NAME_GAP = 5;
