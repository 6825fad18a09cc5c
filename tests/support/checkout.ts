import { cpSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { SOURCE_FOLDERS } from "#server/build.ts";
import { ROOT } from "./repository.ts";

/** The sources in another folder, without a build. */
export function checkout(folder: string): string {
  for (const room of SOURCE_FOLDERS) cpSync(join(ROOT, room), join(folder, room), { recursive: true });
  const files = [
    "package.json",
    "package-lock.json",
    "react-router.config.ts",
    "tsconfig.json",
    "vite.config.ts",
  ];
  for (const file of files) cpSync(join(ROOT, file), join(folder, file));
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  return folder;
}
