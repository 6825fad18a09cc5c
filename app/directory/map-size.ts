/** Width and height of the map beside the list, in its own units: about pixels of a desk. */
export const MAP_SIZE = 560;
