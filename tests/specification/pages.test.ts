import { describe, expect, test } from "vitest";
import type { TestPage } from "../support/site.ts";
import { siteToRead } from "../support/site-to-read.ts";
import { PURPOSE } from "./1-what-it-does.ts";
import { SCREENS } from "./2-screens.ts";
import { ENTITIES } from "./3-entities.ts";
import { STATES } from "./4-states.ts";
import { CONSTANTS } from "./9-constants.ts";
import { expectToFind } from "./look.ts";
import { type Row, sentenceOf } from "./row.ts";

/** As it starts when nothing is configured: samples, and requests that go to practices by themselves. */
const site = siteToRead(1_236, "direct");
const asked = new Map<string, Promise<TestPage>>();

describe.each([
  ["1 and 6, what it does, for whom, and roles", PURPOSE],
  ["2, screens and routes", SCREENS],
  ["3, entities, fields and lists", ENTITIES],
  ["4, states", STATES],
  ["9, constants and limits", CONSTANTS],
] as const)("Section %s:", (_, rows: readonly Row[]) => {
  test.each(rows.map((row) => [sentenceOf(row), row] as const))("%s", async (_sentence, { at, finds }) => {
    const page = await ask(at);
    for (const finding of [finds].flat()) expectToFind(page, finding);
    expect([finds].flat()).not.toEqual([]);
  });
});

/** Each address once. */
function ask(at: string): Promise<TestPage> {
  const page = asked.get(at) ?? site.page(at);
  asked.set(at, page);
  return page;
}
