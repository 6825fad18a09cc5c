import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Command, Option } from "commander";
import type { Browser } from "playwright-core";
import { showProgress } from "#cli/progress.ts";
import { EVERY_PAGE, type PageState } from "./every-page.ts";
import { startBrowser, openState, showWhole, visit } from "./support/browser.ts";
import { galleryPage, LOOKS, type Look, pictureOf } from "./support/gallery-page.ts";
import { ROOT } from "./support/repository.ts";
import { startSite } from "./support/running-site.ts";

/** `npm run gallery`: a picture of every page in every state, side by side, for a person to look at. */
const FOLDER = join(ROOT, "test-output/gallery");
const AT_ONCE = 2;

const { url, only, look } = new Command("gallery")
  .description("Takes a picture of every page in every state, on a phone and a desktop, light and dark.")
  .option("--url <url>", "a site that runs already (else one is started, with its samples)")
  .option("--only <text>", "states whose name or address contains this")
  .addOption(new Option("--look <look...>", "only these looks").choices(LOOKS.map(({ name }) => name)))
  .parse()
  .opts<{ url?: string; only?: string; look?: string[] }>();

const states = EVERY_PAGE.filter(({ state, path }) => !only || `${state} ${path}`.includes(only));
const looks = LOOKS.filter(({ name }) => !look || look.includes(name));
if (!only && !look) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

const site = url ? null : await startSite();
const browser = await startBrowser();
try {
  await takePictures(browser, url ?? site!.url);
} finally {
  await browser.close();
  await site?.dispose();
}
const index = join(FOLDER, "index.html");
writeFileSync(
  index,
  galleryPage((state, one) => existsSync(join(FOLDER, pictureOf(state, one)))),
);
console.log(index);

async function takePictures(by: Browser, address: string): Promise<void> {
  const pictures = states.flatMap((state) => looks.map((one) => ({ state, one })));
  const progress = showProgress("Pictures", pictures.length);
  // One queue for all: the tab that is free takes the next.
  const queue = progress.over(pictures)[Symbol.iterator]();
  const takeAll = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      await takePicture(by, address, next.value.state, next.value.one);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeAll));
  progress.stop();
}

async function takePicture(by: Browser, address: string, state: PageState, one: Look): Promise<void> {
  const { page, context } = await visit(by, one);
  await openState(page, address, state);
  await showWhole(page);
  await page.screenshot({ path: join(FOLDER, pictureOf(state, one)) });
  await context.close();
}
