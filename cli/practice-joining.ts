import type { Database } from "#database/database.ts";
import { formatCount } from "#domain/counts.ts";
import { EVERYDAY_ALONE } from "#services/practices/joining.ts";
import { leave, join } from "#services/listings/take-part.ts";
import { confirm } from "./confirm.ts";
import { acting, actingOn } from "./open.ts";
import { oneLine } from "./output.ts";
import { tellEndedLinks } from "./practice-requests.ts";

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
      `Requests go to ${reached.join(", ")}. No import changes that. Another address: practice set ID email ADDRESS.`,
    );
  if (without.length > 0)
    console.log(
      `Without an email address no request reaches ${without.join(", ")}: practice set ID email ADDRESS.`,
    );
  const unstated = practices
    .filter(({ email, services }) => email !== "" && services.length === 0)
    .map(({ id }) => id);
  if (unstated.length > 0)
    console.log(
      `No treatments are stated for ${unstated.join(", ")}: ${EVERYDAY_ALONE}. To state them: practice set ID services “…”.`,
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
  console.log(
    `Practice ${id} no longer takes part: ${formatCount(records)} of their own records taken back.`,
  );
  await tellEndedLinks(database, id);
}
