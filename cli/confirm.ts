import { createInterface } from "node:readline/promises";
import { Option } from "commander";

/** `--yes`, for a command that takes away what cannot be had back, or that tells people something. */
export function yesOption(): Option {
  return new Option("--yes", "do it without asking first");
}

/** The operator has said no. */
class NotConfirmed extends Error {
  override readonly name = "NotConfirmed";
}

/**
 * Asks on a terminal, before anything is changed; anything but a yes ends the command with 1. A script, which has no
 * terminal, is not asked.
 *
 * `await confirm("This erases 3 records for good.", options)` → `This erases 3 records for good. Go on? [y/N] `
 */
export async function confirm(what: string, { yes = false }: { yes?: boolean | undefined }): Promise<void> {
  if (yes || !process.stdin.isTTY) return;
  const asked = createInterface({ input: process.stdin, output: process.stderr });
  // At the end of what is typed (Ctrl-D) there is no answer.
  const ended = new Promise<string>((resolve) => asked.once("close", () => resolve("")));
  const answer = await Promise.race([asked.question(`${what} Go on? [y/N] `), ended]);
  asked.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new NotConfirmed("Nothing was changed.");
}
