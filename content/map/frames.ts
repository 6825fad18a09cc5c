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

/** A crop for each place, by slug. */
export const PLACE_FRAMES: Readonly<Record<string, Frame>> = {
  auckland: { width: 360, height: 225, scale: 20850.545, left: -361.809, top: -13295.603 },
  wellington: { width: 360, height: 225, scale: 32765.143, left: -619.964, top: -23473.832 },
  christchurch: { width: 360, height: 225, scale: 28669.5, left: 259.745, top: -21694.043 },
  hamilton: { width: 360, height: 225, scale: 19113, left: -399.92, top: -12503.83 },
  tauranga: { width: 360, height: 225, scale: 28669.5, left: -1075.535, top: -18762.954 },
  dunedin: { width: 360, height: 225, scale: 30580.8, left: 1090.659, top: -24378.594 },
  "palmerston-north": { width: 360, height: 225, scale: 21843.429, left: -540.479, top: -15284.437 },
  nelson: { width: 360, height: 225, scale: 28669.5, left: 85.877, top: -20503.175 },
  whanganui: { width: 360, height: 225, scale: 25484, left: -502.164, top: -17655.197 },
  taupo: { width: 360, height: 225, scale: 26983.059, left: -903.431, top: -18158.729 },
  "new-plymouth": { width: 360, height: 225, scale: 22935.6, left: -155.271, top: -15561.308 },
  queenstown: { width: 360, height: 225, scale: 16382.571, left: 1100.253, top: -12774.479 },
  rotorua: { width: 360, height: 225, scale: 22935.6, left: -861.098, top: -15117.436 },
  napier: { width: 360, height: 225, scale: 25484, left: -1176.833, top: -17463.803 },
  hastings: { width: 360, height: 225, scale: 26983.059, left: -1242.65, top: -18567.899 },
  invercargill: { width: 360, height: 225, scale: 22935.6, left: 1475.96, top: -18524.092 },
  whangarei: { width: 360, height: 225, scale: 26983.059, left: -347.459, top: -16727.432 },
  gisborne: { width: 360, height: 225, scale: 28669.5, left: -1766.633, top: -19279.988 },
  timaru: { width: 360, height: 225, scale: 25484, left: 726.775, top: -19632.564 },
  oamaru: { width: 360, height: 225, scale: 25484, left: 814.416, top: -19946.09 },
  blenheim: { width: 360, height: 225, scale: 25484, left: -146.863, top: -18312.125 },
  greymouth: { width: 360, height: 225, scale: 22935.6, left: 697.151, top: -16873.628 },
};
