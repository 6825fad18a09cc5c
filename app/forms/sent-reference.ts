import { readReference } from "#domain/reference.ts";

/**
 * The reference that the address of the page after a form carries, null where there is none. It is nowhere else, so
 * the page survives a refresh and tells nothing about anybody.
 */
export function sentReference({ url }: Request): string | null {
  return readReference(new URL(url).searchParams.get("reference") ?? "") ?? null;
}
