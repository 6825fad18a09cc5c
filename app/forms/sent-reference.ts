import { readReference } from "#domain/reference.ts";

/**
 * The reference in the address of the page after a form; null when there is none. It is in the address only, so that the
 * page survives a reload and reveals nothing else.
 */
export function sentReference({ url }: Request): string | null {
  return readReference(new URL(url).searchParams.get("reference") ?? "") ?? null;
}
