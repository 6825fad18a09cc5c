import type { Kysely } from "kysely";
import type { Schema } from "#database/schema.ts";
import type { Config } from "../config.ts";
import { isSecretExposed, isSecretLost, knownSecret, SecretTooShort } from "../secret.ts";
import type { Finding } from "#services/health.ts";

/** The secret once, whatever is wrong with it. `db` is null while the database cannot be read. */
export async function secret(config: Config, db: Kysely<Schema> | null): Promise<Finding> {
  const what = config.appSecret ? "APP_SECRET" : "Secret";
  if (isSecretTooShort(config)) {
    return {
      what,
      found: "DATA_DIR/secret is empty or cut off, so the site can’t start",
      mend: "Put your copy of it back, or delete the file if this site has never kept a submission.",
    };
  }
  if (db && (await isSecretLost(config, db))) {
    return {
      what,
      found: "it doesn’t open this database, which was sealed with another secret",
      mend: "Put that one back (APP_SECRET, or DATA_DIR/secret): without it, nothing that people sent can be opened.",
    };
  }
  if (isSecretExposed(config)) {
    return {
      what,
      found: "other users of this machine can read DATA_DIR/secret",
      mend: "Start the site, which puts that right, or run chmod 600 as the file’s owner.",
    };
  }
  if (config.appSecret) return { what, found: "set" };
  const isMade = knownSecret(config) !== undefined;
  return {
    what,
    found: isMade ? "kept in DATA_DIR/secret" : "none yet: the first start makes DATA_DIR/secret",
  };
}

function isSecretTooShort(config: Config): boolean {
  try {
    knownSecret(config);
    return false;
  } catch (error) {
    if (error instanceof SecretTooShort) return true;
    throw error;
  }
}
