import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { NOTICE_VERSION } from "#content/legal/privacy.ts";
import { NO_OPERATOR } from "#content/operator.ts";
import { listPractices, makePractice } from "#tests/support/practice.ts";
import { openSite } from "#tests/support/site.ts";

/**
 * What each version of the privacy notice said: the policy and the panel of each form, as SHA-256 of their words. The
 * version is kept with every submission, so a text that people have been shown never changes under its version: when
 * this test fails, raise `NOTICE_VERSION` and add a line. Only a version that no visitor has seen may be corrected.
 */
const SAID: Record<string, Record<string, string>> = {
  "2026-11-29": {
    "/privacy-policy": "c89c35cdb64d8787",
    "/book": "0cb2588c8dd037f3",
    "/contact": "7b0995934eaf8e91",
    "/partner-with-us": "4f4c0b13e247f16a",
  },
  "2026-11-28": {
    "/privacy-policy": "4c131d391fa3f8b5",
    "/book": "0cb2588c8dd037f3",
    "/contact": "7b0995934eaf8e91",
    "/partner-with-us": "4f4c0b13e247f16a",
  },
  "2026-11-27": {
    "/privacy-policy": "8c876fa3c90c58a4",
    "/book": "40068ec5d3bc8ff2",
    "/contact": "7b0995934eaf8e91",
    "/partner-with-us": "4f4c0b13e247f16a",
  },
};

/** Where requests go straight to practices, these two say so. */
const SAID_DIRECT: Record<string, Record<string, string>> = {
  "2026-11-29": { "/privacy-policy": "42460935669a3009", "/book": "cf234dab777023c7" },
  "2026-11-28": { "/privacy-policy": "608cbcec95dc38c0", "/book": "cf234dab777023c7" },
  "2026-11-27": { "/privacy-policy": "883bc35cb0b5e3bc", "/book": "8b57d2cb1b8d6736" },
};

test.each([
  ["desk", SAID],
  ["direct", SAID_DIRECT],
] as const)(
  "the version of the privacy notice that is kept with a submission says which words were shown, with the routing %s",
  async (routing, saidBy) => {
    const site = await openSite({ samples: 0, routing });
    await listPractices(site, [makePractice({ id: 7, isSample: false })]);
    const said: Record<string, string> = {};
    for (const address of Object.keys(saidBy[NOTICE_VERSION]!)) {
      const { document, status } = await site.page(address);
      expect(status, address).toBe(200);
      const panels = [...document.querySelectorAll("main .panel")].filter((panel) =>
        panel.textContent.includes("How long."),
      );
      const text = address === "/privacy-policy" ? document.querySelector("main")! : panels.at(-1)!;
      said[address] = createHash("sha256").update(text.textContent).digest("hex").slice(0, 16);
    }
    expect(said).toEqual(saidBy[NOTICE_VERSION]);
  },
);

test("who would type real details reads before the first field not to, as long as no operator is named", async () => {
  for (const operator of [NO_OPERATOR, { ...NO_OPERATOR, name: "Smile NZ Limited" }]) {
    const site = await openSite({ samples: 0, operator });
    await listPractices(site, [makePractice({ id: 7, isSample: false })]);
    for (const address of ["/book", "/contact", "/partner-with-us", "/newsletter", "/blog"]) {
      const { document } = await site.page(address);
      const form = document.querySelector("main form[method=post]")!;
      const [before] = form.textContent.split(form.querySelector("label, legend")!.textContent);
      expect([address, before!.includes("Please don’t enter real details")]).toEqual([
        address,
        operator.name === null,
      ]);
    }
  }
});
