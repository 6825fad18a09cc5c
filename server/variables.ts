import { readFileSync } from "node:fs";
import { readEmail } from "#domain/email.ts";
import { percentDecoded } from "#domain/text.ts";

/** The value of a variable, trimmed. Undefined: unset or empty. */
export type Value = (name: string) => string | undefined;

/** A variable has an invalid value. The message is one sentence that names it. */
export class ConfigProblem extends Error {
  override name = "ConfigProblem";
  constructor(variable: string, sentence: string) {
    super(`${variable} ${sentence}`);
  }
}

export function readSecretFile(variable: string, file: string): string {
  let text: string;
  try {
    text = readFileSync(file, "utf8").trim();
  } catch {
    throw new ConfigProblem(variable, `names a file that can’t be read: ${file}`);
  }
  if (text === "") throw new ConfigProblem(variable, `names an empty file: ${file}`);
  return text;
}

export function readSecret(variable: string, text: string | undefined): string | undefined {
  if (text && text.length < 32) throw new ConfigProblem(variable, "must have 32 characters or more.");
  return text;
}

/** Several, with white space or commas between. */
export function readSecrets(variable: string, text = ""): string[] {
  const secrets = text.split(/[\s,]+/).filter((one) => one !== "");
  for (const one of secrets) readSecret(variable, one);
  return secrets;
}

export function readChoice<One extends string>(variable: string, choices: readonly One[], text: string): One {
  const choice = choices.find((one) => one === text);
  if (choice) return choice;
  throw new ConfigProblem(variable, `must be ${choices.slice(0, -1).join(", ")} or ${choices.at(-1)!}.`);
}

export function readAddress(variable: string, text: string | undefined, otherwise: string): string {
  const address = text === undefined ? otherwise : readEmail(text);
  if (address === undefined)
    throw new ConfigProblem(variable, `must be an email address, like ${otherwise}.`);
  return address;
}

export function checkUrl(variable: string, text: string, protocols: readonly string[]): URL {
  const url = URL.parse(text);
  if (!url || !protocols.includes(url.protocol) || !url.host) {
    throw new ConfigProblem(variable, `must be an address that begins with ${protocols.join("// or ")}//.`);
  }
  if (percentDecoded(url.username + url.password) === undefined) {
    throw new ConfigProblem(variable, "has a % in its user or password that must be written as %25.");
  }
  return url;
}

/** Origins with commas between. */
export function readOrigins(variable: string, text = "", protocols: readonly string[]): readonly string[] {
  const hosts = text.split(",").map((part) => part.trim());
  return hosts.filter(Boolean).map((host) => {
    const url = checkUrl(variable, host, protocols);
    if (url.href === `${url.origin}/` && !url.host.includes("*")) return url.origin;
    throw new ConfigProblem(variable, "must be origins with commas between, like https://tiles.example.");
  });
}
