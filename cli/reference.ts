import { InvalidArgumentError } from "commander";
import { readReference } from "#domain/reference.ts";

/** A reference as it was typed, for commander. */
export function readReferenceWord(text: string): string {
  const reference = readReference(text);
  if (reference) return reference;
  throw new InvalidArgumentError(`“${text}” is no reference like NIHO-7K4Q-2WXR-6M.`);
}
