import { insertStart } from "#database/desk/desk-sessions.ts";
import { withToken } from "#domain/token-address.ts";
import { DESK_START_PATH } from "#content/desk-addresses.ts";
import type { Services } from "../services.ts";

/** Makes a link that starts a session, and returns its address. The command line prints it: nobody was mailed it. */
export async function makeStartLink(
  { database, randomBytes }: Pick<Services, "database" | "randomBytes">,
  { who, publicUrl, now }: { who: string; publicUrl: string; now: Date },
): Promise<string> {
  const token = newToken(randomBytes);
  await database.transact((tx) => insertStart(tx, { token, who, addressHash: "", now }));
  return startAddress(publicUrl, token);
}

export function startAddress(publicUrl: string, token: string): string {
  return publicUrl + withToken(DESK_START_PATH, token);
}

/** 256 bits. Hexadecimal, like every token in our links. */
export function newToken(randomBytes: Services["randomBytes"]): string {
  return Buffer.from(randomBytes(32)).toString("hex");
}
