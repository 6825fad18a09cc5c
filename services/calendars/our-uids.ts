/**
 * The UID of an appointment in what we give a practice for its calendar. Should it come back to us in theirs, it is left
 * out: those times are held already. The patient's own copy of an appointment has another.
 */
export function visitUid(
  { keyedHash, publicUrl }: { keyedHash: (text: string) => string; publicUrl: string },
  { reference, practiceId }: { reference: string; practiceId: number },
): string {
  return `${keyedHash(`visit ${reference} ${practiceId}`).slice(0, 32)}${ourSuffix(publicUrl)}`;
}

/** The UID of a time that a practice keeps by hand, or for which it is away, in the same calendar. */
export function keptUid(
  { keyedHash, publicUrl }: { keyedHash: (text: string) => string; publicUrl: string },
  id: string,
): string {
  return `${keyedHash(`visit kept ${id}`).slice(0, 32)}${ourSuffix(publicUrl)}`;
}

/** How they end: `.visit@niho.example` */
export function ourSuffix(publicUrl: string): string {
  return `.visit@${new URL(publicUrl).hostname}`;
}
