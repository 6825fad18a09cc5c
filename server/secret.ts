import { createHmac, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "./config.ts";

/**
 * The site's secret: `APP_SECRET`, or one made at the first start and kept in `DATA_DIR/secret`
 * (mode 600, written once; a second process that starts at the same moment reads the first one's).
 */
export function loadSecret({ appSecret, dataDir }: Pick<Config, "appSecret" | "dataDir">): string {
  if (appSecret) return appSecret;
  const file = join(dataDir, "secret");
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}

/** HMAC-SHA-256 as hex. `keyedHashWith(secret)("…")` is the same for the same text, and tells nothing without the secret. */
export function keyedHashWith(secret: string): (text: string) => string {
  return (text) => createHmac("sha256", secret).update(text).digest("hex");
}
