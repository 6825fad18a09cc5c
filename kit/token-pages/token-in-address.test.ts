import { describe, expect, test } from "vitest";
import { asked } from "#tests/support/direct-site.ts";
import { openListed } from "#tests/support/listing.ts";
import { linkIn, subscribed } from "#tests/support/newsletter.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import { NOT_TAKING, watchLink } from "#tests/support/watches.ts";
import { visit } from "#tests/support/visit.ts";
import { tokenIn } from "#domain/token-address.ts";
import { sampleOf } from "#tests/support/suite.ts";

/** What mail programs and people leave behind a link that they copy. */
const ENDINGS = [
  ".",
  ",",
  ")",
  ").",
  ">",
  ">.",
  "%3E",
  "%20",
  "]",
  "”",
  "»",
  "'",
  "*",
  ";",
  "!",
  "。",
  "%E2%80%8B",
  ".)",
];

/** Every page that a token opens. */
const PAGES: Readonly<Record<string, () => Promise<{ site: TestSite; path: string }>>> = {
  "a patient’s request": async () => {
    const { site, patient: path } = await asked();
    return { site, path };
  },
  "a practice’s request": async () => {
    const { site, practice: path } = await asked();
    return { site, path };
  },
  "a listing": () => openListed(),
  "a review": async () => {
    const { site, review: path } = await visit();
    return { site, path };
  },
  "the newsletter’s end": async () => {
    const site = await openSite({ samples: 0 });
    return { site, path: linkIn(await subscribed(site, "ana@niho.example"), "unsubscribe") };
  },
  "the wait for a practice": async () => {
    const { site } = await openListed({ newPatients: NOT_TAKING });
    return { site, path: await watchLink(site, "rua@example.co.nz") };
  },
};

describe.each(Object.entries(PAGES))("A link to %s", (_name, open) => {
  test("opens its page whatever stands behind it, and the page’s own links have the token alone", async () => {
    const { site, path } = await open();
    for (const ending of ["", ...sampleOf(ENDINGS, 6)]) {
      const page = await site.page(`${path}${ending}`);
      expect([ending, page.status]).toEqual([ending, 200]);
      const actions = [...page.document.querySelectorAll("main form[method=post]")].map((form) =>
        form.getAttribute("action"),
      );
      expect([ending, new Set(actions)]).toEqual([ending, new Set([path])]);
    }
    expect((await site.page(`${path}0`)).status).toBe(404);
    expect((await site.page(`${path}.0`)).status).toBe(200);
  });
});

test("A token is what comes before the first sign that no token has", () => {
  const address = (token: string) => `https://niho.example/request?token=${token}&done=x`;
  expect(tokenIn(address("0a9f"))).toBe("0a9f");
  expect(tokenIn(address("%200a9f>."))).toBe("0a9f");
  expect(tokenIn(address("(0a9f"))).toBe("");
  expect(tokenIn("https://niho.example/request")).toBe("");
});
