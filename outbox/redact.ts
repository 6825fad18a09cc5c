import type { Message } from "./transports/message.ts";

/**
 * The message of an error, fit for the log and the database: without addresses, and without what it repeats of the
 * recipient. Mail servers like to quote the mailbox alone or the name.
 *
 * `redact(new Error("550 <maia@example.nz> unknown"))` → `550 (address) unknown`
 */
export function redact(error: unknown, message?: Message): string {
  const text = (error instanceof Error ? error.message : String(error)).replace(
    /(?<!\S)\S*@\S*/g,
    "(address)",
  );
  const names = message ? [message.to.email.split("@")[0]!, ...message.to.name.split(/\s+/)] : [];
  return names
    .filter((name) => name.length >= MIN_NAME)
    .reduce((redacted, name) => redacted.replaceAll(new RegExp(RegExp.escape(name), "gi"), "(address)"), text)
    .slice(0, MAX_LENGTH);
}

/** Shorter names are parts of too many other words. */
const MIN_NAME = 3;
const MAX_LENGTH = 500;
