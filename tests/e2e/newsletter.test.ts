import { spawnSync } from "node:child_process";
import type { Page } from "playwright-core";
import type { Email } from "postal-mime";
import { describe, expect, test, vi } from "vitest";
import { type Device, openBrowser, visit } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { mailsOf } from "../support/mail-folder.ts";
import { ROOT } from "../support/repository.ts";
import { startSite } from "../support/running-site.ts";
import { sampleOf } from "../support/suite.ts";

const here = forAllTests({
  browser: openBrowser,
  site: () => startSite({ environment: { SAMPLE_PRACTICES: "30" } }),
});

const VISITS: readonly { device: Device; script: boolean }[] = [
  { device: "desktop", script: true },
  { device: "phone", script: false },
];

/** Both in the full suite, the first in the daily one: each waits 15 seconds for a mail. */
describe.each(sampleOf(VISITS, 1))("A reader ($device, JavaScript $script)", ({ device, script }) => {
  test("subscribes on the blog, confirms by mail, gets an issue once, and ends it with one click", async () => {
    const { page, context, faults } = await visit(here.browser, { device, script });
    const email = `ana.${device}@whanau.example`;

    await page.goto(`${here.site.url}/blog`);
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expectHeading(page, "Newsletter");
    expect(await page.title()).toMatch(/^Error: /);
    expect(await page.getByRole("alert").innerText()).toContain("Enter your email address");
    await page.getByLabel("Email address").fill(email);
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expectHeading(page, "Check your email");
    expect(page.url()).not.toContain("whanau");

    const [asked] = await mailTo(email, 1);
    await page.goto(linkIn(asked!, "Confirm my subscription"));
    await expectHeading(page, "Confirm your subscription");
    await page.getByRole("button", { name: "Yes, subscribe me" }).click();
    await expectHeading(page, "You’re subscribed");
    expect(page.url()).not.toContain("token");

    const slug = device === "desktop" ? "dental-costs-nz-2025" : "content/articles/dental-costs-nz-2025.md";
    const shown = niho("newsletter", "send", slug, "--dry-run");
    expect(shown.stdout).toMatch(/To: 1 subscriber/);
    expect(niho("newsletter", "send", slug)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("in the outbox for 1 subscriber."),
    });
    // Each command is a process of its own, so one of the readers asks.
    if (device === "desktop") expectSentOnce(slug);

    const [, issue, ...more] = await mailTo(email, 2);
    expect(more).toEqual([]);
    await page.goto(linkIn(issue!, "Read the article"));
    await expectHeading(page, issue!.subject!);

    const oneClick = headerOf(issue!, "list-unsubscribe").replace(/^<|>$/g, "");
    expect(headerOf(issue!, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    await page.goto(oneClick);
    await expectHeading(page, "Unsubscribe");
    const posted = await fetch(oneClick, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      redirect: "error",
    });
    expect(posted.status).toBe(200);
    await page.reload();
    await expectHeading(page, "You’ve left the newsletter");
    await page.getByRole("link", { name: /Subscribe again/ }).click();
    await expectHeading(page, "Newsletter");

    expect(here.site.output()).not.toMatch(/whanau|token/);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** The issue goes to no one a second time, and no other goes out in the same month. */
function expectSentOnce(slug: string): void {
  expect(niho("newsletter", "send", slug).stdout).toContain("No subscriber is waiting for it");
  expect(niho("newsletter", "send", "invisalign-cost-nz-2025")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("one email a month"),
  });
}

/** As the operator of this very site types it. */
function niho(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["cli/main.ts", ...words], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: here.site.dataDir, PUBLIC_URL: here.site.url },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

async function expectHeading(page: Page, name: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
}

/** The worker looks every 15 seconds; to read all mails twenty times in each of them took half of this file’s time. */
const WAITING = { timeout: 25_000, interval: 500 };

/** The mails to an address, the oldest first, once there are that many. */
async function mailTo(address: string, count: number): Promise<Email[]> {
  return vi.waitFor(async () => {
    const mine = (await mailsOf(here.site)).filter((message) =>
      message.to?.some((to) => "address" in to && to.address === address),
    );
    expect(mine.length).toBeGreaterThanOrEqual(count);
    return mine;
  }, WAITING);
}

/** Where the words of a mail lead, in its plain text. */
function linkIn({ text = "" }: Email, words: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  return lines[lines.indexOf(`${words}:`) + 1]!;
}

function headerOf({ headers }: Email, name: string): string {
  return headers.find(({ key }) => key === name)?.value ?? "";
}
