import { Readable } from "node:stream";
import { run } from "#cli/program.ts";

export type CommandResult = { status: number; stdout: string; stderr: string };

/** What a command says with `--format json`, an object a line. */
export function rowsIn<Row = Record<string, unknown>>({ stdout }: Pick<CommandResult, "stdout">): Row[] {
  const lines = stdout.split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line) as Row);
}

/** An operator without a name is something that `doctor` finds ill. */
const OPERATOR = {
  OPERATOR_NAME: "Smile NZ Limited",
  OPERATOR_ADDRESS: "1 Sample Street, Auckland 1010",
  PRIVACY_EMAIL: "privacy@smile.example",
};

/**
 * Runs one command of the operator's command line in this process and gives what a shell would see. A process of its
 * own takes 0.4 s of CPU, most of it for reading the modules; `cli/process.test.ts` starts one as an operator does.
 *
 *     const { status, stdout } = await runCommand(["practices", "--format", "json"], { DATA_DIR: folder });
 *     await runCommand(["samples", "remove"], { DATA_DIR: folder }, { typed: "y\n" });
 */
export async function runCommand(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
  input: string | { typed: string } = "",
): Promise<CommandResult> {
  const printed = { stdout: "", stderr: "" };
  const restore = [
    replace(process, "argv", [process.execPath, "cli/main.ts", ...words]),
    replace(process, "env", { PATH: process.env.PATH, ...OPERATOR, ...environment }),
    replace(process, "stdin", standardInput(input)),
    replace(process.stdout, "write", writeTo("stdout")),
    replace(process.stderr, "write", writeTo("stderr")),
    replace(console, "log", (...said: unknown[]) => void (printed.stdout += `${said.join(" ")}\n`)),
    replace(console, "error", (...said: unknown[]) => void (printed.stderr += `${said.join(" ")}\n`)),
  ];
  const before = process.exitCode;
  process.exitCode = 0;
  try {
    await run();
    return { status: process.exitCode, ...printed };
  } finally {
    process.exitCode = before;
    for (const back of restore) back();
  }

  function writeTo(stream: "stdout" | "stderr"): typeof process.stdout.write {
    return (chunk: string | Uint8Array) => {
      printed[stream] += typeof chunk === "string" ? chunk : Buffer.from(chunk).toString();
      return true;
    };
  }
}

/** What was piped in, or what is typed on a terminal. */
function standardInput(input: string | { typed: string }): Readable & { isTTY?: boolean } {
  if (typeof input === "string") return Readable.from([Buffer.from(input)]);
  return Object.assign(Readable.from([Buffer.from(input.typed)]), { isTTY: true });
}

/** Sets a property and gives what sets it back. */
function replace<Owner extends object>(owner: Owner, name: keyof Owner, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  };
}
