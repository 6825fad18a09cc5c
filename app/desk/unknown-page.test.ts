import { expect, test } from "vitest";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { openSite } from "#tests/support/site.ts";

test("an unknown address of the desk is unknown to staff, and so is an item that is not there", async () => {
  const site = await openSite({ samples: 1 });
  const aroha = await signInAtDesk(site);
  for (const path of [
    "/desk/nothing",
    "/desk/requests/NIHO-7K4Q-2WXR-6M",
    "/desk/messages/x",
    "/desk/mails/9",
  ]) {
    const page = await aroha.page(path);
    expect([path, page.status]).toEqual([path, 404]);
    expect(page.document.querySelector("h1")!.textContent).toBe("There’s nothing here");
  }
});
