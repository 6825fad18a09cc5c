import { readReference } from "#domain/requests/reference.ts";

/**
 * The reference in the address of the page after a form; null when there is none. It is in the address only, so that the
 * page survives a reload and reveals nothing else.
 */
export function sentReference({ url }: Request): string | null {
  return readReference(new URL(url).searchParams.get("reference") ?? "") ?? null;
}

/** What the address of the page after a form says where no email could be sent: empty where one was. */
export function unmailedIn({ isMailed }: { isMailed: boolean }): string {
  return isMailed ? "" : "&mail=none";
}

/** Whether the sender gets an email with the reference. */
export function wasMailed({ url }: Request): boolean {
  return new URL(url).searchParams.get("mail") !== "none";
}

const UNMAILED =
  "We can’t email you this, because that address has had too many emails from us lately. Please write the reference down.";

export const SLOW_MAIL = "Our email is slow today: keep this reference.";

/** What the page after a form says of the email with the reference; `mailed` where it is on its way. */
export function mailWords(
  { isMailed, isMailSlow }: { isMailed: boolean; isMailSlow: boolean },
  mailed: string,
): string {
  if (!isMailed) return UNMAILED;
  return isMailSlow ? SLOW_MAIL : mailed;
}
