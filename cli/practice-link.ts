import { listingLinkAddress } from "#services/listings/listing-link.ts";
import { listingLinkFor } from "#database/listing-links.ts";
import { countInWords } from "#domain/counts.ts";
import { endLinks } from "#services/listings/take-part.ts";
import type { Practice } from "#domain/practice.ts";
import { siteForMail } from "./built-site.ts";
import { confirm } from "./confirm.ts";
import { acting, actingOn, auditIn, type OpenedWithSecret, withSecret } from "./open.ts";

/** `practice link ID [--mail|--end]` */
export function listingLink(
  id: number,
  { mail = false, end = false, yes }: { mail?: boolean; end?: boolean; yes?: boolean },
): Promise<void> {
  return withSecret(async (opened) => {
    const practice = await actingOn(opened.database, id);
    if (end) {
      await confirm("This ends every link that the practice has been sent.", { yes });
      const ended = await acting(opened.database, (by) => endLinks(by, id));
      return console.log(`${countInWords(ended, "link")} to the listing of practice ${id} ended.`);
    }
    if (!practice.hasJoined)
      throw new Error(`Practice ${id} hasn’t joined. If they have: practice join ${id}.`);
    return mail ? mailLink(opened, practice) : printLink(opened, id);
  });
}

/** Alone on its line, for `curl "$(niho practice link 10001)"`. */
async function printLink({ database, config, sealing }: OpenedWithSecret, id: number): Promise<void> {
  const link = await database.transact(async (tx) => {
    await auditIn(tx, "practice link", id);
    return listingLinkFor(tx, sealing, id, new Date());
  });
  console.log(listingLinkAddress({ ...sealing, publicUrl: config.publicUrl }, link));
}

async function mailLink({ database, config, sealing }: OpenedWithSecret, practice: Practice): Promise<void> {
  const { id, email } = practice;
  if (email === "") throw new Error(`Practice ${id} has no email address: practice set ${id} email ADDRESS.`);
  const { mailListingLink } = await siteForMail(config);
  const { publicUrl, operator } = config;
  await database.transact(async (tx) => {
    await auditIn(tx, "practice link", id);
    await mailListingLink({ ...sealing, publicUrl, operator }, tx, practice, new Date());
  });
  console.log(`The running site sends the link to ${email}, at most once an hour.`);
}
