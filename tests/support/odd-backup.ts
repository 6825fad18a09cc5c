import { createReadStream, writeFileSync } from "node:fs";
import { Readable } from "node:stream";
import { gunzipSync, gzipSync } from "node:zlib";
import { type BackupHeader, startChecksums } from "#database/backups/backup-format.ts";
import { openBytes, sealBytes } from "#database/backups/backup-seal.ts";
import { TEST_SECRET } from "./sealing.ts";

/** Writes a backup anew, with another text in it and checksums that are right for that: `odd` from `file`. */
export async function writeOddBackup(
  file: string,
  odd: string,
  change: (text: string) => string,
): Promise<void> {
  const opened = Buffer.concat(await Array.fromAsync(openBytes(createReadStream(file), [TEST_SECRET])));
  const lines = change(gunzipSync(opened).toString()).split("\n");
  const [first, ...rows] = lines.slice(0, -2);
  const header = JSON.parse(first!) as BackupHeader;
  const checksums = startChecksums();
  checksums.ofHeader(`${first}\n`);
  for (const { name, rows: count } of header.tables) {
    for (const row of rows.splice(0, count)) checksums.ofTable(name, `${row}\n`);
  }
  const last = JSON.stringify(checksums.finish(header.tables.map(({ name }) => name)));
  const packed = gzipSync([...lines.slice(0, -2), last, ""].join("\n"));
  const sealed = await Array.fromAsync(sealBytes(Readable.from([packed]), TEST_SECRET));
  writeFileSync(odd, Buffer.concat(sealed));
}
