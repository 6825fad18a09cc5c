import { Command } from "commander";
import { markOf } from "#database/envelope-encryption.ts";
import { type SealedAnew, sealAnew } from "#database/seal-anew.ts";
import { withoutRunningSite } from "#database/running-site.ts";
import { findSiteKeys } from "#database/site-keys.ts";
import { countInWords } from "#domain/counts.ts";
import { renewLinks } from "#outbox/renew-links.ts";
import { readConfig } from "#server/config.ts";
import { knownEncryption, newSecret, replaceSecretFile } from "#server/secret.ts";
import { confirm, yesOption } from "./confirm.ts";
import { auditIn, databasePlace, type OpenedWithSecret, withSecret } from "./open.ts";

/** `secret rotate` · `secret new-links` */
export function secretCommand(): Command {
  return new Command("secret")
    .description("Replace the site’s secret, and the links in mails after a leak.")
    .addCommand(
      new Command("rotate")
        .description(
          "Replace the secret while the site runs. Links in mails still open, and so do records and backups from before.",
        )
        .action(() => withSecret(rotate)),
    )
    .addCommand(
      new Command("new-links")
        .description(
          "After a leak: end the links to requests, listings and calendars, and make new ones. Stop the site first.",
        )
        .addOption(yesOption())
        .action(endLinks),
    );
}

async function rotate({ database, config }: OpenedWithSecret): Promise<void> {
  const { dataDir, appSecret, oldSecrets } = config;
  const encryption = knownEncryption(config)!;
  const under = markOf((await findSiteKeys(database.read))!.links);
  const isNewest = encryption.marks()[0] === under;
  if (appSecret !== undefined && !isNewest) throw new Error(START_AGAIN);
  // Where an earlier run was killed, the rest of it comes first.
  const left = await sealAnew(database, encryption, new Date());
  if (left === null) throw new Error(START_AGAIN);
  // Where there is a former one, it was replaced, and the site has done all of it already.
  if (appSecret !== undefined && left.sealed === 0 && oldSecrets.length === 0) throw new Error(changeIt());
  if (appSecret !== undefined || !isNewest || left.sealed > 0) return tell(left);
  await replaceSecretFile(dataDir);
  await database.transact((tx) => auditIn(tx, "secret rotate", "", 0));
  tell((await sealAnew(database, encryption, new Date()))!);
  console.log(
    "The new one is in DATA_DIR/secret: copy it to where you keep your copy. DATA_DIR/secret.old opens backups from before; doctor says when you can delete it.",
  );
}

function tell({ sealed, unopened }: SealedAnew): void {
  console.log(`The site’s new secret seals from now on: ${countInWords(sealed, "key")} sealed anew.`);
  if (unopened > 0)
    console.log(`${countInWords(unopened, "key")} can’t be opened by any secret you have: see doctor.`);
}

const START_AGAIN =
  "APP_SECRET has changed, and the site doesn’t use it yet. Start the site again with the same APP_SECRET and APP_SECRET_OLD: it does the rest by itself.";

function changeIt(): string {
  return `APP_SECRET comes from your environment, so replace it there. Name the present one in APP_SECRET_OLD, put a new one into APP_SECRET, and start the site again: it does the rest by itself. (Several processes: first give all of them the new one in APP_SECRET_OLD.) A new one: ${newSecret()}`;
}

async function endLinks(options: { yes?: boolean }): Promise<void> {
  await confirm(
    "This ends the links to requests and listings in mails that were sent, and those in practices’ calendars. Links that unsubscribe or stop a wait still work.",
    options,
  );
  await withoutRunningSite(databasePlace(readConfig()), () =>
    withSecret(async ({ database, sealing: { encryption } }) => {
      const keys = (await findSiteKeys(database.read))!;
      const links = await database.transact(async (tx) => {
        await auditIn(tx, "secret new-links", "", 0);
        return renewLinks(tx, encryption, keys);
      });
      console.log(
        `${countInWords(links, "link")} made anew. The next mail about a request brings its new link; /lost-link sends it on request.`,
      );
    }),
  );
}
