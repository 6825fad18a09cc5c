import type { MadePicture, PictureFault } from "#domain/practices/practice-picture.ts";

/** A post, as far as what it asks for depends on how it came. */
export type Post = {
  /**
   * The visitor's address block, as rate limits count it. It binds an idempotency key to who uses it, and is neither logged
   * nor stored but as a part of that key's hash.
   */
  visitor: string;
  /** It comes from this machine, where limits are wider. */
  isLoopback: boolean;
  /** It came to the contract's own address, `POST /`, where programs send forms; pages have addresses of their own. */
  isContractAddress?: boolean;
  /** To the pictures of a practice: what was made of the file that came along, where one did; or why nothing was. */
  upload?: MadePicture | PictureFault;
  /** To the desk's imports: the list that came along, or why none did. */
  importFile?: { name: string; bytes: Uint8Array } | { fault: "too large" | "busy" };
  /** It came too often: the form shows itself as it was sent, and keeps nothing. */
  rateLimited?: { retryAfterSeconds: number };
};
