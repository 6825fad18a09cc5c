import { expect, test } from "vitest";
import { ORIGIN } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const site = siteToRead(20);

test("Language models read what the site is, which numbers to call in pain, and addresses that answer", async () => {
  const answer = await site.fetch("/llms.txt");
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  expect(text).toMatch(/^# Niho\n\n> Find a dentist/);
  expect(text.indexOf("0800 611 116")).toBeLessThan(text.indexOf("## Pages"));
  const addresses = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address!.slice(ORIGIN.length));
  expect(addresses).toContain("/mcp");
  for (const address of addresses.filter((one) => one !== "/mcp"))
    expect((await site.fetch(address)).status, address).toBe(200);
});
