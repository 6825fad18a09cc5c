/** A dentist as looked up in the Dental Council's register. Kept with a listing, and never published. */
export type Registration = {
  name: string;
  number: string;
  /** The Dental Council's name for the scope; empty for general dental practice. */
  scope: string;
  /** The day the practising certificate ends; ISO. */
  until: string;
  /** The day someone looked them up; ISO. */
  seenOn: string;
};

/**
 * What looking these dentists up says of their practice: it holds until the first certificate ends, and is as old as the
 * oldest look. Null where nobody was looked up.
 */
export function verifiedBy(
  registrations: readonly Registration[],
): { checkedOn: string; until: string } | null {
  if (registrations.length === 0) return null;
  return {
    checkedOn: registrations.map(({ seenOn }) => seenOn).toSorted()[0]!,
    until: registrations.map(({ until }) => until).toSorted()[0]!,
  };
}
