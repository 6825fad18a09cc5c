import type { Database } from "#database/database.ts";
import { countInWords, formatCount } from "#domain/counts.ts";
import { EVERYDAY_ALONE } from "#services/practices/joining.ts";
import { endLinks, join, leave } from "#services/listings/take-part.ts";
import { merge, putBack, split, tellThemApart } from "#services/listings/removing.ts";
import { listingLinkAddress, mailListingLink } from "#services/listings/listing-link.ts";
import { listingLinkFor } from "#database/practices/listing-links.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { confirm } from "./confirm.ts";
import { commandServices } from "./command-services.ts";
import { acting, actingOn, auditIn, type OpenedWithSecret, withSecret } from "./open.ts";
import { oneLine } from "./output.ts";
import { tellEndedLinks, tellNewLinks } from "./practice-requests.ts";
import { checkLinks } from "./check-links.ts";

/** `practice join 10001 10002`, all of them or none. */
export async function joinAll(database: Database, ids: readonly number[]): Promise<void> {
  const practices = await acting(database, async (by) => {
    const joined = [];
    for (const id of ids) joined.push(await join(by, id));
    return joined;
  });
  const reached = practices.flatMap(({ id, email }) => (email === "" ? [] : [`${id} at ${email}`]));
  const without = practices.filter(({ email }) => email === "").map(({ id }) => id);
  console.log(`${formatCount(ids.length)} ${ids.length === 1 ? "practice has" : "practices have"} joined.`);
  if (reached.length > 0)
    console.log(
      `Requests go to ${reached.join(", ")}. No import changes that. To use another address: practice set ID email ADDRESS.`,
    );
  if (without.length > 0)
    console.log(
      `Without an email address, no requests reach ${without.join(", ")}. To set one: practice set ID email ADDRESS.`,
    );
  const unstated = practices
    .filter(({ email, services }) => email !== "" && services.length === 0)
    .map(({ id }) => id);
  if (unstated.length > 0)
    console.log(
      `We don’t know the treatments of ${unstated.join(", ")}: ${EVERYDAY_ALONE}. To set them: practice set ID services “…”.`,
    );
}

/** `practice leave 10001` */
export async function takeOut(database: Database, id: number, options: { yes?: boolean }): Promise<void> {
  const { name } = await actingOn(database, id);
  await confirm(
    `${oneLine(name)} will get no more requests. This removes everything they told us themselves, and their pictures.`,
    options,
  );
  const records = await acting(database, (by) => leave(by, id));
  console.log(`Practice ${id} no longer takes part: ${formatCount(records)} of their own records removed.`);
  await tellEndedLinks(database, id);
}

/** `practice merge 10001 10002`: the second was the first all along. */
export async function mergeOne(database: Database, kept: number, gone: number): Promise<void> {
  const records = await acting(database, (by) => merge(by, { kept, gone }));
  console.log(
    `Practice ${gone} is now part of practice ${kept}, with ${countInWords(records, "record")}. To separate them again: npm run -s niho -- practice return ${gone}`,
  );
  await tellNewLinks(database, gone);
}

/** `practice apart 10001 10002`: they look alike, and are two. */
export async function apart(database: Database, id: number, other: number): Promise<void> {
  await acting(database, (by) => tellThemApart(by, [id, other]));
  console.log(`Practices ${id} and ${other} are two practices: the desk won’t ask again.`);
}

/** `practice split 10001 their-list x7`: that record was another practice all along. */
export async function splitOne(
  database: Database,
  id: number,
  source: string,
  externalId: string,
): Promise<void> {
  const own = await acting(database, (by) => split(by, id, { source, externalId }));
  console.log(
    `The record is now practice ${own}. To put them together again: npm run -s niho -- practice merge ${id} ${own}`,
  );
}

/** `practice return 10002`: lists a removed practice again, or takes a merged practice apart. */
export async function returnOne(database: Database, id: number): Promise<void> {
  const { parted: kept } = await acting(database, (by) => putBack(by, id));
  console.log(
    kept === null
      ? `Practice ${id} is listed again.`
      : `Practice ${id} is separate from practice ${kept} again: each shows what its own sources say.`,
  );
}

/** `practice link ID [--mail|--end]` */
export function listingLink(
  id: number,
  { mail = false, end = false, yes }: { mail?: boolean; end?: boolean; yes?: boolean },
): Promise<void> {
  return withSecret(async (opened) => {
    const practice = await actingOn(opened.database, id);
    if (end) {
      await confirm("This ends every link to the practice’s listing.", { yes });
      const ended = await acting(opened.database, (by) => endLinks(by, id));
      return console.log(`Ended ${countInWords(ended, "link")} to the listing of practice ${id}.`);
    }
    if (!practice.hasJoined)
      throw new Error(`Practice ${id} hasn’t joined. If they’ve told you they have: practice join ${id}`);
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

async function mailLink(opened: OpenedWithSecret, practice: Practice): Promise<void> {
  const { id, email } = practice;
  if (email === "") throw new Error(`Practice ${id} has no email address: practice set ${id} email ADDRESS.`);
  checkLinks(opened.config);
  await opened.database.transact(async (tx) => {
    await auditIn(tx, "practice link", id);
    await mailListingLink(commandServices(opened), tx, practice, new Date());
  });
  console.log(`The running site emails the link to ${email}.`);
}
