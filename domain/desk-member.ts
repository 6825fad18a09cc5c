import { cleanLine } from "./clean.ts";

/** Someone who may sign in at the desk by a mailed link. */
export type DeskMember = {
  /** As it stands in the audit and in what colleagues see: `Aroha`. */
  who: string;
  email: string;
};

const LONGEST = 40;

/** A name for the audit: letters, spaces, hyphens and apostrophes, with a capital first. `readWho(" mere ")` → `Mere` */
export function readWho(text: string): string | undefined {
  const who = cleanLine(text);
  if (!/^\p{L}[\p{L}\p{M}\d .'’-]*$/u.test(who) || who.length > LONGEST) return undefined;
  return who[0]!.toUpperCase() + who.slice(1);
}
