import { once } from "node:events";
import { parentPort } from "node:worker_threads";
import { sql } from "kysely";
import { type ReadBackPart, type ReadBackTask, readBack } from "./restore-compare.ts";
import { openToRead } from "./sqlite.ts";

/** The thread of `restore-compare.ts`: reads every table of a file back, all of them as they are at one instant. */

const port = parentPort!;
const [{ file, tables }] = (await once(port, "message")) as [ReadBackTask];

const db = openToRead(file);
const sums = await db.transaction().execute(async (tx) => {
  // A transaction of SQLite begins with the first thing that is read.
  await sql`select 1 from sqlite_schema`.execute(tx);
  tell({ kind: "begun" });
  return readBack(tx, "sqlite", tables, (rows) => tell({ kind: "done", rows }));
});
await db.destroy();
// A writer may commit now.
tell({ kind: "end", sums });

function tell(part: ReadBackPart): void {
  port.postMessage(part);
}
