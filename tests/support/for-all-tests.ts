import { afterAll, beforeAll } from "vitest";

type Closable = { close: () => Promise<void> } | { dispose: () => Promise<void> };

/**
 * What all tests of a file use, such as a running site: opened before the first of them, one after the other, and
 * closed after the last, also when the next one does not open. Until then there is nothing in it.
 *
 *     const here = forAllTests({ site: () => startSite() });
 *     test("…", () => open(here.site.url));
 */
export function forAllTests<Needed extends Record<string, Closable>>(open: {
  [Name in keyof Needed]: () => Promise<Needed[Name]>;
}): Needed {
  const opened: Partial<Needed> = {};
  beforeAll(async () => {
    for (const name in open) opened[name] = await open[name]();
  });
  afterAll(async () => {
    for (const one of Object.values<Closable>(opened as Needed))
      await ("close" in one ? one.close() : one.dispose());
  });
  return opened as Needed;
}
