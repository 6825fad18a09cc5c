import type { Page } from "playwright-core";
import type { Email } from "postal-mime";
import { describe, expect, test, vi } from "vitest";
import { runCommand } from "../support/command-line.ts";
import { mailsOf } from "../support/mail-folder.ts";
import { site } from "../support/shared-site.ts";
import { sampleOf } from "../support/suite.ts";
import { open } from "../support/tabs.ts";

const VISITS = [
  { device: "desktop", script: true },
  { device: "phone", script: false },
] as const;

/** Both in the full suite, the first in the daily one. */
describe.each(sampleOf(VISITS, 1))("A reader ($device, JavaScript $script)", ({ device, script }) => {
  test("subscribes on the blog, confirms by mail, gets an issue once, and ends it with one click", async () => {
    const { page } = await open("/blog", { device, script });
    const email = `ana.${device}@whanau.example`;
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

    const slug = device === "desktop" ? "childrens-teeth" : "content/articles/childrens-teeth.md";
    expect(await niho("newsletter", "send", slug)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("sends it to 1 subscriber, ten a second."),
    });
    expect((await niho("newsletter", "send", slug)).stdout).toContain("No one is waiting for it");

    await haveMailsSent();
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
  });
});

/** As the operator of this very site types it. */
function niho(...words: string[]) {
  return runCommand(words, { DATA_DIR: site.dataDir, PUBLIC_URL: site.url });
}

/** A form has the site look for mails at once, those of a command included: by itself it looks every 15 seconds. */
async function haveMailsSent(): Promise<void> {
  const body = new URLSearchParams({
    email: "someone.else@whanau.example",
    page_url: "/blog",
    "bot-field": "",
  });
  const answer = await fetch(`${site.url}/newsletter`, { method: "POST", body, redirect: "manual" });
  expect(answer.status).toBe(303);
}

async function expectHeading(page: Page, name: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
}

/** The mails to an address, the oldest first, once there are that many. */
async function mailTo(address: string, count: number): Promise<Email[]> {
  return vi.waitFor(async () => {
    const mine = (await mailsOf(site)).filter(({ to }) => to?.some((one) => one.address === address));
    expect(mine.length).toBeGreaterThanOrEqual(count);
    return mine;
  }, 15_000);
}

/** Where the words of a mail lead, in its plain text. */
function linkIn({ text = "" }: Email, words: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  return lines[lines.indexOf(`${words}:`) + 1]!;
}

function headerOf({ headers }: Email, name: string): string {
  return headers.find(({ key }) => key === name)?.value ?? "";
}
