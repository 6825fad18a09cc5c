import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * What the text of a module calls `answer`, asked of a process of its own that lives in another zone: a running one
 * does not change its zone for certain.
 *
 * `await inZone("America/New_York", "const answer = new Date(0).getHours();")` is 19
 */
export async function inZone<Answer>(zone: string, module: string): Promise<Answer> {
  const program = `${module}\nprocess.stdout.write(JSON.stringify(answer));`;
  const options = { env: { TZ: zone }, maxBuffer: 50_000_000 };
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", program], options);
  return JSON.parse(stdout) as Answer;
}
