import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { ROOT } from "../support/house.ts";

export type Kept = { reference: string; email: string };

/** What the operator's own command lists: the only way to see what a site has kept, since the file is sealed. */
export async function keptSubmissions(dataDir: string): Promise<Kept[]> {
  const kept: Kept[] = [];
  for await (const { reference, fields } of listed(dataDir)) {
    kept.push({ reference, email: fields.email as string });
  }
  return kept;
}

/** A line of that list. */
export type Listed = { reference: string; kind: string; fields: Record<string, unknown> };

export async function* listed(dataDir: string): AsyncGenerator<Listed> {
  const child = spawn(process.execPath, ["cli/main.ts", "submissions", "--format", "json"], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  for await (const line of createInterface({ input: child.stdout })) yield JSON.parse(line) as Listed;
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`niho submissions ended with ${code}.`);
}

/** What SQLite itself finds wrong with the file: "ok" when nothing is. */
export function wholenessOf(dataDir: string): string {
  const file = new DatabaseSync(join(dataDir, "niho.db"), { readOnly: true });
  try {
    const broken = file.prepare("pragma foreign_key_check").all().length;
    const { integrity_check: whole } = file.prepare("pragma integrity_check").get() as {
      integrity_check: string;
    };
    return broken === 0 ? whole : `${broken} rows point to nothing`;
  } finally {
    file.close();
  }
}
