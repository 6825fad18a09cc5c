import type { Kysely } from "kysely";
import { erasedMails } from "#database/erased-mails.ts";
import { stillHeld } from "#database/erasing.ts";
import { erasuresFileIn, readErasuresFile } from "#database/backups/erasures-file.ts";
import type { Schema } from "#database/schema.ts";
import { unfinishedImport } from "#database/imports/undo-import.ts";
import { mailFiles } from "#outbox/transports/folder.ts";
import type { Config } from "../config.ts";
import { dataFolders } from "../mailer.ts";
import type { Finding } from "#services/health.ts";

/** What a command or the site was doing when it was killed, and what finishes it. Nothing where nothing was. */
export async function brokenOff(
  db: Kysely<Schema>,
  { dataDir }: Pick<Config, "dataDir">,
  now: Date,
): Promise<Finding[]> {
  return [
    ...(await importBrokenOff(db, now)),
    ...(await erasingBrokenOff(db, dataDir)),
    ...(await mailsLeft(db, dataFolders({ dataDir }))),
  ];
}

async function importBrokenOff(db: Kysely<Schema>, now: Date): Promise<Finding[]> {
  const open = await unfinishedImport(db, now);
  if (!open) return [];
  const what = "Import";
  if (open.isAtWork) return [{ what, found: `import ${open.id} (${open.file}) is under way` }];
  return [
    {
      what,
      found: `import ${open.id} (${open.file}) broke off: only part of it is in the directory`,
      mend: "The running site undoes it within five minutes. To undo it at once: npm run -s niho -- imports",
    },
  ];
}

async function erasingBrokenOff(db: Kysely<Schema>, dataDir: string): Promise<Finding[]> {
  const noted = await readErasuresFile(erasuresFileIn(dataDir));
  const held = await stillHeld(
    db,
    noted.map(({ reference }) => reference),
  );
  return held.map((reference) => ({
    what: "Erasing",
    found: `${reference} is in erasures.txt and still held: erasing it broke off`,
    mend: `Finish it: npm run -s niho -- erase ${reference}`,
  }));
}

async function mailsLeft(
  db: Kysely<Schema>,
  { mailFolder, textFolder }: ReturnType<typeof dataFolders>,
): Promise<Finding[]> {
  const erased = await erasedMails(db);
  const { length } = [...(await mailFiles(mailFolder, erased)), ...(await mailFiles(textFolder, erased))];
  if (length === 0) return [];
  const mails =
    length === 1 ? "an email about what was erased is" : `${length} emails about what was erased are`;
  return [
    {
      what: "Erasing",
      found: `${mails} still in the mail folder`,
      mend: "The running site deletes such files at its start and every hour. Start it: npm start",
    },
  ];
}
