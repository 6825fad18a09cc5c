import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { Command } from "commander";
import { backUp } from "#database/backup.ts";
import { withSecret } from "./open.ts";
import { progressOf } from "./progress.ts";

/** `backup FILE` */
export function backupCommand(): Command {
  return new Command("backup")
    .description("Write the whole database into one encrypted file, while the site runs.")
    .argument("<file>", "where to; a file of this name is replaced once the new one is complete")
    .action((file: string) =>
      withSecret(async ({ database, secret }) => {
        const bar = progressOf("Rows");
        const options = { secret, randomBytes, now: new Date(), onProgress: bar.set };
        const { rows, bytes } = await backUp(database, resolve(file), options).finally(bar.stop);
        console.log(`${rows} rows are in ${file} (${Math.ceil(bytes / 1_024)} kB).`);
        console.log("It opens only with the site’s secret, which is not in it: keep both, apart.");
      }),
    );
}
