import { beforeAll, describe, expect, test } from "vitest";
import { findPractice } from "#database/practices.ts";
import { openSite, ORIGIN, type TestSite } from "#tests/support/site.ts";
import { practicePath } from "./links.ts";
import type { WordBox } from "./seo/pictures/drawing.ts";
import { drawingOf } from "./share-pictures.server.ts";

let site: TestSite;
let profile: string;

beforeAll(async () => {
  site = await openSite();
  profile = practicePath((await findPractice(site.database.read, 1))!);
});

const ONE_OF_EACH_KIND = [
  "/",
  "/directory",
  "a practice",
  "/locations/whangarei",
  "/compare",
  "/compare/top-rated",
  "/compare/taupo",
  "/services/invisalign",
  "/services/oral-surgery",
  "/book",
  "/emergency",
  "/blog",
  "/blog/dental-costs-nz-2025",
  "/blog/emergency-dentist-auckland",
  "/blog/invisalign-cost-nz-2025",
  "/blog/teeth-whitening-professional-vs-diy",
  "/newsletter",
  "/about",
  "/contact",
  "/partner-with-us",
  "/privacy-policy",
  "/terms",
];

describe.each(ONE_OF_EACH_KIND)("A link to %s, shared,", (kind) => {
  const pathOf = () => (kind === "a practice" ? profile : kind);

  test("shows a picture of 1200 by 630 that other sites may show too", async () => {
    const card = cardOf((await site.page(pathOf())).document);
    expect(card["og:image"]).toMatch(`${ORIGIN}/share/`);
    expect(card).toMatchObject({
      "og:image:type": "image/png",
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
    });
    expect(card["og:image:alt"]).toMatch(/\w{3}/);
    const picture = await site.fetch(new URL(card["og:image"]!).pathname);
    expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/png"]);
    expect(picture.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    expect(sizeOf(Buffer.from(await picture.arrayBuffer()))).toEqual([1200, 630]);
  });

  test("says on it what the page says", async () => {
    const { document } = await site.page(pathOf());
    const card = cardOf(document);
    const rest = new URL(card["og:image"]!).pathname.replace("/share/", "");
    const words = wordsOn((await drawingOf(site.services, rest))!.words);
    const page = asRead(document.querySelector("main")!.textContent);
    const heading = asRead(document.querySelector("h1")!.textContent);
    expect(words.map(asRead)).toContain(heading);
    // How many practices there are at each price level is said by the picture alone.
    const numbers = words.flatMap((text) => text.match(/\d[\d,.]*\d|\d/g) ?? []);
    if (!kind.startsWith("/compare")) {
      expect(numbers.filter((number) => !page.includes(number))).toEqual([]);
    }
  });
});

test("A sample practice is called one on its picture, with the name, the suburb and the rating of its page", async () => {
  const practice = (await findPractice(site.database.read, 1))!;
  const words = wordsOn((await drawingOf(site.services, `${profile.slice(1)}.png`))!.words);
  expect(words.slice(0, 2)).toEqual(["Sample practice", practice.name]);
  expect(words[2]).toContain(practice.suburb);
  expect(words).toContain(practice.rating!.toFixed(1));
});

test("A page without a picture of its own shows the home page’s, a page in another state its own", async () => {
  const imageOn = async (path: string) => cardOf((await site.page(path)).document)["og:image"];
  const home = `${ORIGIN}/share/home.png`;
  for (const path of ["/no-such-page", "/dentists/999999", "/booking-success", "/blog/search?q=costs"]) {
    expect([path, await imageOn(path)]).toEqual([path, home]);
  }
  expect(await imageOn("/directory?location=nelson&page=1")).toBe(`${ORIGIN}/share/directory.png`);
  expect(await imageOn("/compare/price?service=implants")).toBe(`${ORIGIN}/share/compare/price.png`);
  expect(await imageOn("/emergency?place=nelson")).toBe(`${ORIGIN}/share/emergency.png`);
  expect(await imageOn("/blog?sort=oldest")).toBe(`${ORIGIN}/share/blog.png`);
  expect(await imageOn("/services/tooth-fairy")).toBe(`${ORIGIN}/share/services/invisalign.png`);
});

test("Nobody can have words of their own drawn, or one picture under two addresses", async () => {
  const addresses = [
    "/share/no-such-page.png",
    "/share/home",
    "/share/.png",
    "/share/home.png.png",
    "/share/dentists/999999-anything.png",
    "/share/dentists/1.png",
    "/share/dentists/1-buy-cheap-teeth.png",
    "/share/locations/wanganui.png",
    "/share/locations/Wellington.png",
    "/share/services/tooth-fairy.png",
    "/share/compare/tallest.png",
    "/share/blog/no-such-article.png",
    "/share/..%2F..%2Fsecret.png",
  ];
  for (const address of addresses) {
    const answer = await site.fetch(address);
    expect([address, answer.status]).toEqual([address, 404]);
    expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
  }
  const asked = await site.fetch("/share/home.png?title=Buy+cheap+teeth");
  const plain = await site.fetch("/share/home.png");
  expect(asked.headers.get("ETag")).toBe(plain.headers.get("ETag"));
  expect((await site.fetch("/share/home.png", { method: "POST" })).status).toBe(405);
});

test("Who has a picture already hears that it is still the same, until what it says changes", async () => {
  const address = "/share/locations/nelson.png";
  const first = await site.fetch(address, { method: "HEAD" });
  const tag = first.headers.get("ETag")!;
  expect(tag).toMatch(/^"[\w-]{22}"$/);
  expect(first.headers.get("Cache-Control")).toMatch(/^public, max-age=\d+/);
  const again = await site.fetch(address, { headers: { "If-None-Match": `"other", W/${tag}` } });
  expect([again.status, again.headers.get("ETag"), await again.text()]).toEqual([304, tag, ""]);

  const other = await openSite({ samples: 100 });
  const changed = await other.fetch(address, { method: "HEAD", headers: { "If-None-Match": tag } });
  expect(changed.status).toBe(200);
  expect(changed.headers.get("ETag")).not.toBe(tag);
});

function cardOf(document: Document): Record<string, string> {
  const metas = [...document.querySelectorAll("meta[property^='og:'], meta[name^='twitter:']")];
  return Object.fromEntries(
    metas.map((meta) => [
      meta.getAttribute("property") ?? meta.getAttribute("name")!,
      meta.getAttribute("content")!,
    ]),
  );
}

/** Width and height, as a PNG's first chunk has them. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

function wordsOn(box: WordBox): string[] {
  return box.props.children.flatMap((child) => (typeof child === "string" ? [child] : wordsOn(child)));
}

/** Kinds of space do not matter to who reads. */
function asRead(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
