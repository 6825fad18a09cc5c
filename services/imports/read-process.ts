import { writeFileSync } from "node:fs";
import type { KnownRecord } from "#database/imports/imports.ts";
import type { KnownPractice } from "#database/practices/practices.ts";
import { batchesOf } from "#domain/lists.ts";
import { type Described, indexAlike } from "#domain/practices/same-practice.ts";
import { openRows } from "./file-rows.ts";
import { planImport } from "./plan.ts";
import { type FromReader, MOST_NOTES, PART, type ToReader, type ToRead } from "./read-file.ts";

/**
 * The process in which one file is read that someone has sent; `read-file.ts` starts it. The file comes from anyone, so
 * memory that runs out here ends this process and not the site. What goes in and out comes in parts.
 */
const known = new Map<string, KnownRecord>();
const described: (readonly [KnownPractice, Described])[] = [];
process.on("message", (sent: ToReader) => {
  if ("known" in sent) for (const [id, record] of sent.known) known.set(id, record);
  else if ("described" in sent) described.push(...sent.described);
  else
    answer(sent.read).then(
      () => process.exit(),
      (error: unknown) => sendBack({ failure: String(error) }).then(() => process.exit(1)),
    );
});
// The process that started it has ended.
process.once("disconnect", () => process.exit());
if (process.platform === "linux") writeFileSync("/proc/self/oom_score_adj", "1000");

async function answer({ path, name, ...around }: ToRead): Promise<void> {
  try {
    const { format, source, unknown, rows } = await openRows(path, new Map());
    const alike = () => Promise.resolve(indexAlike(described));
    const all = { ...around, known, alike, onRow: () => undefined, mostNotes: MOST_NOTES };
    const { added, changed, missing, ...plan } = await planImport(rows, all);
    for (const part of batchesOf(added, PART)) await sendBack({ list: "added", part });
    for (const part of batchesOf(changed, PART)) await sendBack({ list: "changed", part });
    for (const part of batchesOf(missing, PART)) await sendBack({ list: "missing", part });
    await sendBack({ done: { format, source, unknown, plan } });
  } catch (error) {
    const problem = error instanceof Error && error.name === "UnreadableFile" ? error.message : "";
    if (problem === "") throw error;
    await sendBack({ problem: problem.replaceAll(path, name) });
  }
}

function sendBack(message: FromReader): Promise<void> {
  return new Promise((resolve) => process.send!(message, () => resolve()));
}
