// Written by build.ts together with the drawings in coast/.
import type { Frame } from "./projection.ts";

/** The whole country. */
export const HERO_FRAME: Frame = {
  width: 640,
  height: 860,

  scale: 3428.583,
  left: 312.308,
  top: -2021.615,
};

/** The Chatham Islands, in a corner of the whole country. */
export const CHATHAMS_FRAME: Frame = {
  width: 44,
  height: 40,

  meridian: -176.5,
  scale: 3588.857,
  left: 21.368,
  top: -2737.455,
};

/** The small outline of a locator. */
export const LOCATOR_FRAME: Frame = {
  width: 48,
  height: 68,

  scale: 281.451,
  left: 24.354,
  top: -166.924,
};
