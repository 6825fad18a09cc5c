import { expect, test } from "vitest";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { openSite } from "#tests/support/site.ts";

test("an address of a person that is none of ours holds nothing", async () => {
  const site = await openSite({ samples: 1 });
  const aroha = await signInAtDesk(site);
  for (const hash of ["0".repeat(64), "maia@example.co.nz", "x"])
    expect((await aroha.page(`/desk/people/${hash}`)).html).toContain("Nothing is held under this address");
});
