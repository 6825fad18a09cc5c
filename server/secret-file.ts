import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "./config.ts";

export type SecretConfig = Pick<Config, "appSecret" | "dataDir"> & { oldSecrets?: Config["oldSecrets"] };

/** The shortest secret we accept, in `APP_SECRET` as well. */
const MIN_LENGTH = 32;

/** The file was emptied or cut off, as by a full disk or an editor. */
export class SecretTooShort extends Error {
  override readonly name = "SecretTooShort";
  constructor(file: string) {
    super(
      `DATA_DIR/secret has fewer than ${MIN_LENGTH} characters (${file}). Put your copy of it back, or delete the file if this site has never kept a submission.`,
    );
  }
}

/** `APP_SECRET`, or what is in `DATA_DIR/secret`; undefined where there is neither yet. Throws `SecretTooShort`. */
export function knownSecret(config: SecretConfig): string | undefined {
  if (config.appSecret !== undefined) return config.appSecret;
  return linesOf(secretFile(config.dataDir))[0];
}

/** The secrets in a file, one a line: none where there is no file. Throws `SecretTooShort`. */
export function linesOf(file: string): string[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (lines.length === 0 || lines.some((line) => line.length < MIN_LENGTH)) throw new SecretTooShort(file);
  return lines;
}

export function secretFile(dataDir: string): string {
  return join(dataDir, "secret");
}

export function oldSecretFile(dataDir: string): string {
  return join(dataDir, "secret.old");
}
