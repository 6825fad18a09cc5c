import { Command, InvalidArgumentError } from "commander";
import { readReference } from "#domain/requests/reference.ts";

/** A command about what came under one reference: `request show REFERENCE`. */
export function aboutReference(name: string, what: string): Command {
  return new Command(name)
    .description(what)
    .argument("<reference>", "as in the emails: NIHO-7K4Q-2WXR-6M", readReferenceWord);
}

function readReferenceWord(text: string): string {
  const reference = readReference(text);
  if (reference) return reference;
  throw new InvalidArgumentError(`“${text}” isn’t a reference like NIHO-7K4Q-2WXR-6M.`);
}
