import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { openBrowser } from "../support/browser.ts";
import { checkout } from "../support/checkout.ts";
import { freePort } from "../support/free-port.ts";
import { ROOT } from "../support/repository.ts";

/** `npm run dev`, on a copy of the sources that each test changes and mends. Nothing is started again in between. */
let folder: string;
let url: string;
let page: Page;
let said = "";
let server: ReturnType<typeof spawn>;

const ABOUT = "app/about/about-page.tsx";
const ARTICLE = "content/articles/dental-costs-nz-2025.md";

beforeAll(async () => {
  folder = checkout(mkdtempSync(join(tmpdir(), "niho-")));
  ownPackages(folder);
  const port = await freePort();
  url = `http://localhost:${port}`;
  server = spawn(process.execPath, ["server/dev.ts"], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: join(folder, "data"),
      SAMPLE_PRACTICES: "10",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [server.stdout!, server.stderr!])
    stream.on("data", (chunk: Buffer) => (said += stripVTControlCharacters(chunk.toString())));
  // A hook has no `expect.poll`.
  await vi.waitFor(() => {
    expect(said).toContain(`Niho (development) is at ${url}`);
  }, 60_000);
  page = await (await openBrowser()).newPage();
});

/** Vite keeps what it has made of packages beside them: here its own, whatever else is being developed meanwhile. */
function ownPackages(checkedOut: string): void {
  const [theirs, own] = [join(ROOT, "node_modules"), join(checkedOut, "node_modules")];
  unlinkSync(own);
  mkdirSync(own);
  for (const name of readdirSync(theirs))
    if (!name.startsWith(".vite")) symlinkSync(join(theirs, name), join(own, name));
}

afterAll(async () => {
  await page.context().close();
  server.kill("SIGTERM");
  await once(server, "exit");
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a page whose script listens for changes. */
async function open(path: string): Promise<void> {
  const listening = pageListens();
  await page.goto(url + path);
  await listening;
}

function pageListens(): Promise<unknown> {
  return page.waitForEvent("console", (message) => message.text() === "[vite] connected.");
}

/** Saves a file with something else in it; the function that it gives saves it as it was. */
function save(file: string, change: (text: string) => string): () => void {
  const path = join(folder, file);
  const original = readFileSync(path, "utf8");
  const changed = change(original);
  expect(changed).not.toBe(original);
  said = "";
  const mend = () => {
    if (readFileSync(path, "utf8") !== original) writeFileSync(path, original);
  };
  // A test that fails leaves nothing to the next, not even a page that loads again.
  onTestFinished(async () => {
    await page.goto("about:blank");
    mend();
  });
  writeFileSync(path, changed);
  return mend;
}

/** What Vite's panel says, once there is one. */
function panel(): Promise<string> {
  return page.locator("vite-error-overlay .window").innerText();
}

const heading = () => page.locator("h1").innerText();

/** As `change` of a page: a line before the one that begins so. */
const lineBefore = (beginning: string, line: string) => (text: string) =>
  text.replace(new RegExp(`^ *${beginning}`, "m"), `${line}\n$&`);

test.each<[fault: string, change: (text: string) => string, wrong: string, message: string]>([
  [
    "a syntax error",
    (text) => text.replace("export default function", "export default functoin"),
    "functoin",
    "Expected a semicolon",
  ],
  [
    "an import of a file that is not there",
    lineBefore("const TRAIL", `import "./gone.ts";`),
    "./gone.ts",
    "Does the file exist?",
  ],
  [
    "an import of a name that a package does not have",
    lineBefore("const TRAIL", `import { useGone } from "react-router"; void useGone;`),
    "useGone",
    "does not provide an export named 'useGone'",
  ],
  [
    "an error in a loader",
    lineBefore("return { counts", `if (context) throw new Error("No counts today");`),
    "No counts today",
    "No counts today",
  ],
  [
    "an error in a component",
    lineBefore("const reach =", `if (counts !== undefined) throw new Error("No page today");`),
    "No page today",
    "No page today",
  ],
])(
  "%s is shown with its file, line and message in the terminal and in the open page, which comes back once it is mended",
  async (_, change, wrong, message) => {
    await open("/about");
    const mend = save(ABOUT, change);
    const shown = await panel();
    const lines = readFileSync(join(folder, ABOUT), "utf8").split("\n");
    const place = `${ABOUT}:${lines.findIndex((line) => line.includes(wrong)) + 1}:`;
    for (const words of [place, message]) {
      expect(shown).toContain(words);
      await expect.poll(() => said).toContain(words);
    }
    mend();
    await expect.poll(heading).toBe("About Niho");
    expect(await page.locator("vite-error-overlay").count()).toBe(0);
  },
);

test.each<[where: string, saved: string, change: (text: string) => string, place: string, message: string]>([
  [
    "in the file that is saved",
    ABOUT,
    lineBefore("export default function", `const reached: number = "all"; void reached;`),
    `${ABOUT}:41:7`,
    "Type 'string' is not assignable to type 'number'.",
  ],
  [
    "in a file that imports it",
    "content/about.ts",
    (text) => text.replace(`routing: "direct" | "desk"`, `routing: "desk"`),
    ABOUT,
    "Argument of type ",
  ],
])(
  "A type that doesn’t fit %s is told with its place and message",
  async (_, saved, change, place, message) => {
    await open("/about");
    const mend = save(saved, change);
    await expect.poll(() => said).toMatch(new RegExp(`${place}.*${message}`));
    for (const words of [place, message]) expect(await panel()).toContain(words);
    mend();
    await expect.poll(() => said).toContain("The types fit again.");
    await expect.poll(heading).toBe("About Niho");
  },
);

test("A database that has gone is told in the terminal and over the open page, until it is back", async () => {
  await open("/about");
  said = "";
  const [there, away] = ["data/niho.db", "data/away"].map((name) => join(folder, name)) as [string, string];
  renameSync(there, away);
  try {
    for (const words of [await panel(), said]) expect(words).toContain("The database doesn’t answer: ");
    expect(said).toContain(`${there} is not the file that was opened.`);
  } finally {
    const loaded = pageListens();
    renameSync(away, there);
    await loaded;
  }
  await expect.poll(() => page.locator("vite-error-overlay").count()).toBe(0);
  expect(said).toContain("The database answers again.");
});

const TITLE = "What dental care costs in New Zealand in 2025";
const letterSpacing = () => page.locator("h1").evaluate((h1) => getComputedStyle(h1).letterSpacing);

test.each<
  [
    what: string,
    file: string,
    change: (text: string) => string,
    shown: () => Promise<string>,
    values: [before: string, after: string],
  ]
>([
  [
    "page",
    ABOUT,
    (text) => text.replaceAll("About Us", "About all of us"),
    () => page.title(),
    ["About Us | Niho", "About all of us | Niho"],
  ],
  [
    "style",
    "kit/styles/base.css",
    (text) => `${text}\nh1 { letter-spacing: 7px }\n`,
    letterSpacing,
    ["normal", "7px"],
  ],
  [
    "text",
    "content/about.ts",
    (text) => text.replace("Trust & Safety", "Trust"),
    () => page.getByRole("heading", { name: /^Trust/ }).innerText(),
    ["Trust & Safety", "Trust"],
  ],
  ["article", ARTICLE, (text) => text.replace(TITLE, "What teeth cost"), heading, [TITLE, "What teeth cost"]],
])("The %s that is saved is in the open page at once", async (_, file, change, shown, [before, after]) => {
  await open(file === ARTICLE ? "/blog/dental-costs-nz-2025" : "/about");
  const mend = save(file, change);
  await expect.poll(shown).toBe(after);
  mend();
  await expect.poll(shown).toBe(before);
});
