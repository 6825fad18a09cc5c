import { spawnSync } from "node:child_process";

/** Says what is not installed, without which a part cannot be tried. */
export function isMissing(part: string, tools: readonly string[]): boolean {
  const missing = tools.filter((tool) => spawnSync("which", [tool]).status !== 0);
  if (missing.length > 0)
    console.log(
      `Not tried, ${part}: ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} not installed.`,
    );
  return missing.length > 0;
}

/** `why`: what the command that failed has said. */
export function expectTrue(is: boolean, what: string, why = ""): void {
  console.log(`${is ? "✓" : "✗"} ${what}`);
  if (is) return;
  if (why !== "") console.error(why.slice(-2_000));
  process.exitCode = 1;
}

export function run(program: string, words: readonly string[]): void {
  const { status, stderr } = spawnSync(program, words, { stdio: ["ignore", "ignore", "pipe"] });
  if (status !== 0) throw new Error(`${program} ${words[0]} failed:\n${stderr.toString().slice(-2_000)}`);
}

export function output(program: string, words: readonly string[]): string {
  return spawnSync(program, words).stdout.toString().trim();
}
