import { expect, test } from "vitest";
import { ARTICLES } from "#content/articles/articles.ts";
import { TOPICS } from "#content/topics/topics.ts";
import { siteToRead } from "./support/site-to-read.ts";
import { mainText } from "./support/head.ts";

const site = siteToRead(24);

/** Every page that gives advice about teeth. */
async function advice(): Promise<[string, string][]> {
  const paths = [
    "/emergency",
    ...TOPICS.map(({ slug }) => `/services/${slug}`),
    ...ARTICLES.map(({ slug }) => `/blog/${slug}`),
  ];
  const pages: [string, string][] = [];
  for (const path of paths) pages.push([path, mainText(await site.page(path))]);
  return pages;
}

test("Wherever pain relief is advised, someone who is pregnant reads that it is paracetamol only", async () => {
  const advising = (await advice()).filter(([, text]) =>
    /[Tt]ake (paracetamol, ibuprofen|pain relief that|simple pain relief)/.test(text),
  );
  expect(advising.map(([path]) => path)).toEqual(
    expect.arrayContaining(["/emergency", "/services/toothache", "/blog/emergency-dentist-auckland"]),
  );
  for (const [path, text] of advising)
    expect([path, text]).toEqual([
      path,
      expect.stringContaining(
        "Pregnant? Take paracetamol only, unless your midwife or doctor says otherwise.",
      ),
    ]);
  const pregnancy = mainText(await site.page("/services/pregnancy"));
  expect(pregnancy).toContain("paracetamol only, unless your midwife or doctor says otherwise");
});

test("Gum disease names smoking and diabetes", async () => {
  expect(mainText(await site.page("/services/gum-disease"))).toContain(
    "Smoking and diabetes both raise the risk",
  );
});

test("No page calls it free when a child’s tooth was hurt in an accident", async () => {
  const pages = new Map(await advice());
  for (const path of ["/blog/childrens-teeth", "/blog/emergency-dentist-auckland"])
    expect(pages.get(path)).toMatch(/accident[^.]*\.? ?.{0,90}ACC pays part/s);
});

test("A link to a page that its publisher has moved says that an older copy was read, and when", async () => {
  const { document } = await site.page("/blog/acc-dental-claim-step-by-step");
  const link = document.querySelector("a[href='https://tdhb.org.nz/services/oral_health/faq.shtml']")!;
  expect(link.parentElement!.textContent).toMatch(/\(an older copy, read on \d+ November 2026\)/);
});
