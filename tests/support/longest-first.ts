import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files of which one takes half a minute or more: begun last, one worker would do it while the others have nothing to do. */
const LONG = [
  "e2e/every-page.test.ts",
  "e2e/stress.test.ts",
  "e2e/map.test.ts",
  "faults/process.test.ts",
  "e2e/desk-in-browser.test.ts",
  "imports/small-files.test.ts",
  "e2e/secret.test.ts",
];

/** Begins with the files that take longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = LONG.findIndex((name) => moduleId.endsWith(name));
      return place === -1 ? LONG.length : place;
    };
    // oxlint-disable-next-line unicorn/no-array-sort -- it is no array's: vitest calls it so
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
