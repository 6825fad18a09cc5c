import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { memoryLog } from "#tests/support/memory-log.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import { readConfig } from "./config.ts";
import { startServices } from "./services.ts";

test("A second site on one data folder isn’t started, is told why, and starts once the first has ended", async () => {
  const DATA_DIR = join(newFolder(), "data");
  const secret = { APP_SECRET: "a secret for tests, 32 characters" };
  const start = () =>
    startServices(readConfig({ DATA_DIR, SAMPLE_PRACTICES: "2", ...secret }), memoryLog().log);
  const first = await start();
  await expect(start()).rejects.toThrow(
    `Another Niho runs on ${DATA_DIR} (DATA_DIR). Stop that one, or set DATA_DIR to another folder.`,
  );
  expect((await first.services.practices.now()).total).toBe(2);
  await first.close();
  const second = await start();
  onTestFinished(second.close);
  expect((await second.services.practices.now()).total).toBe(2);
});
