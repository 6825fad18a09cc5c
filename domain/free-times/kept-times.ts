/**
 * What a practice keeps by hand: a time for itself, a time for someone who phoned, or a stretch for which nobody is there.
 */
const KEPT_KINDS = ["kept", "phoned", "away"] as const;

export type KeptKind = (typeof KEPT_KINDS)[number];

/** The longest note that a practice writes for itself, in characters. */
export const LONGEST_NOTE = 40;
