import { readdir, readFile, truncate, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Drawing } from "#app/seo/pictures/drawing.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import { ROOT } from "#tests/support/repository.ts";
import { openDiskCache } from "./disk-cache.ts";
import { startPainter } from "./painter.ts";
import { openPictures, PAINTED_WITH } from "./pictures.ts";

test("Fifty who ask at once for a picture nobody has get the one that was painted", async () => {
  const pictures = await open();
  const answers = await Promise.all(Array.from({ length: 50 }, () => pictures.paint(dot(1))));
  expect(new Set(answers).size).toBe(1);
  expect(Buffer.from(answers[0]!).subarray(1, 4).toString()).toBe("PNG");
});

test("A picture is kept and not painted again, also by the next process", async () => {
  const folder = newFolder();
  const png = await (await open({ folder })).paint(dot(1));
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^[\w-]{22}\.png$/)]);
  // A file of its own making shows that it is read.
  const name = join(folder, (await readdir(folder))[0]!);
  const other = Buffer.concat([Buffer.from("kept"), (await readFile(name)).subarray(-12)]);
  await writeFile(name, other);
  expect(Buffer.from((await (await open({ folder })).paint(dot(1)))!)).toEqual(other);
  expect(png).not.toEqual(other);
});

test("What a crash left half written is painted again", async () => {
  const folder = newFolder();
  const whole = await (await open({ folder })).paint(dot(1));
  await truncate(join(folder, (await readdir(folder))[0]!), 100);
  const again = await (await open({ folder })).paint(dot(1));
  expect(Buffer.from(again!)).toEqual(Buffer.from(whole!));
});

test("When too many wait, the next is sent away at once instead of waiting too", async () => {
  const pictures = await open({ maxWaiting: 2 });
  const answers = await Promise.all([1, 2, 3, 4, 5].map((x) => pictures.paint(dot(x))));
  expect(answers.filter((answer) => answer === null)).toHaveLength(3);
  expect(await pictures.paint(dot(9))).not.toBeNull();
});

test("A folder that cannot be written costs no answer, and is told of once", async () => {
  const file = join(newFolder(), "file");
  await writeFile(file, "");
  const troubles: unknown[] = [];
  const pictures = await open({
    folder: join(file, "share"),
    onError: (trouble) => void troubles.push(trouble),
  });
  expect(await pictures.paint(dot(1))).not.toBeNull();
  expect(await pictures.paint(dot(2))).not.toBeNull();
  expect(troubles).toHaveLength(1);
});

test("The oldest pictures go when there are too many, and so does what was never finished", async () => {
  const folder = newFolder();
  const kept = openDiskCache(folder, { files: 3, bytes: 1_000_000 });
  const long = new Date("2026-01-01T00:00:00Z");
  const names = Array.from({ length: 51 }, (_, index) => `picture-${index}`);
  for (const [index, name] of names.entries()) {
    if (index === 50) await writeFile(join(folder, "x.unfinished"), "");
    if (index === 50) await utimes(join(folder, "x.unfinished"), long, long);
    await kept.write(name, WHOLE);
    await utimes(join(folder, `${name}.png`), long, new Date(long.getTime() + index * 60_000));
  }
  expect((await readdir(folder)).toSorted()).toEqual(["picture-48.png", "picture-49.png", "picture-50.png"]);

  const byBytes = openDiskCache(folder, { files: 99, bytes: WHOLE.length });
  await byBytes.write("last", WHOLE);
  expect(await readdir(folder)).toEqual(["last.png"]);
});

test("A drawing that cannot be painted is an error, and the next one is painted all the same", async () => {
  const painter = startPainter({ idle: 1 });
  onTestFinished(painter.close);
  await expect(painter.paint({ ...dot(1), shapes: "<g" })).rejects.toThrow(/could not be painted/);
  const first = await painter.paint(dot(1));
  await vi.waitFor(() => expect(painter.isRunning).toBe(false));
  expect(Buffer.from(await painter.paint(dot(1)))).toEqual(Buffer.from(first));
  expect(painter.waiting).toBe(0);
});

test("Pictures get new names when what paints them is another version", async () => {
  const manifest = (name: string) => join(ROOT, "node_modules", name, "package.json");
  for (const [name, version] of Object.entries(PAINTED_WITH)) {
    const { version: installed } = JSON.parse(await readFile(manifest(name), "utf8")) as { version: string };
    expect([name, version]).toEqual([name, installed]);
  }
});

const WHOLE = Buffer.from("IEND\xaeB`\x82", "latin1");

function dot(x: number): Drawing {
  return {
    shapes: `<circle cx="${x * 50}" cy="315" r="40"/>`,
    words: { type: "div", props: { style: { display: "flex" }, children: [] } },
  };
}

async function open(given: Partial<Parameters<typeof openPictures>[0]> = {}) {
  const pictures = openPictures({
    folder: given.folder ?? newFolder(),
    onError: (error) => {
      throw error;
    },
    ...given,
  });
  onTestFinished(pictures.close);
  return pictures;
}
