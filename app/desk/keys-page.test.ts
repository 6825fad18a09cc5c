import { expect, test } from "vitest";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { texts } from "#tests/support/form.ts";
import { openSite } from "#tests/support/site.ts";

test("the page of keys lists them, and can turn them off", async () => {
  const site = await openSite({ samples: 1 });
  const { document } = await (await signInAtDesk(site)).page("/desk/keys");
  expect(texts(document, "kbd")).toContain("j, k");
  expect(texts(document, "main button")).toEqual(["Turn single keys off in this browser"]);
});
