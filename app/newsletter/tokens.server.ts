import type { Services } from "#services/services.ts";

type Keyed = Pick<Services, "keyedHash">;

/**
 * The token in the link that confirms: 256 bits that only the secret can make, the same in each mail about one
 * asking, so that whichever of them is opened works. The database has its hash.
 */
export function confirmTokenOf({ keyedHash }: Keyed, addressHash: string, askedAt: Date): string {
  return keyedHash(`newsletter confirm ${addressHash} ${askedAt.toISOString()}`);
}

/** The token in the link that ends it: the same in every mail to an address, so that the oldest one still works. */
export function unsubscribeTokenOf({ keyedHash }: Keyed, addressHash: string): string {
  return keyedHash(`newsletter unsubscribe ${addressHash}`);
}
