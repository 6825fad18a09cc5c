/**
 * How the UIDs end of appointments in the calendar that we give a practice. Should it come back to us in theirs, it is
 * left out: those times are held already. The patient's own copy of an appointment ends otherwise.
 */
export function ourSuffix(publicUrl: string): string {
  return `.visit@${new URL(publicUrl).hostname}`;
}
