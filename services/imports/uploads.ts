import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeDurably } from "#database/files/durable.ts";
import type { Note, Plan } from "./plan.ts";

/** What an import would do, for people: kept beside its file until someone decides, a day at most. */
export type Preview = {
  added: { name: string; place: string }[];
  changed: { id: number | null; name: string; place: string }[];
  gone: { id: number; name: string; hasJoined: boolean; waiting: number }[];
  /** The first of each kind. */
  notes: Note[];
  noted: Plan["noted"];
  /** Headers that mean nothing here. */
  unknown: readonly string[];
};

/** Where files that someone looks at lie, in the data folder. */
export function uploadsIn(dataDir: string): string {
  return join(dataDir, "imports", "uploads");
}

/** The path of the file of a look; its owner alone can read it. */
export function uploadPath(dataDir: string, id: number | string): string {
  return join(uploadsIn(dataDir), `${id}.file`);
}

function previewPath(dataDir: string, id: number): string {
  return join(uploadsIn(dataDir), `${id}.json`);
}

export async function keepUpload(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(join(path, ".."), { recursive: true, mode: 0o700 });
  await writeDurably(path, (file) => file.writeFile(bytes));
}

export async function keepPreview(dataDir: string, id: number, preview: Preview): Promise<void> {
  await writeDurably(previewPath(dataDir, id), (file) => file.writeFile(JSON.stringify(preview)));
}

/** Undefined once a day has passed, or on another machine than the one that was sent the file. */
export async function findPreview(dataDir: string, id: number): Promise<Preview | undefined> {
  try {
    return JSON.parse(await readFile(previewPath(dataDir, id), "utf8")) as Preview;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

export async function dropUpload(dataDir: string, id: number | string): Promise<void> {
  await rm(uploadPath(dataDir, id), { force: true });
}
