import { expect, test } from "vitest";
import { samplePractices } from "#content/samples/practices.ts";
import { practiceRecord } from "#services/practices/practice-record.ts";
import { ORIGIN } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";
import { practicePath } from "#content/links.ts";

const shared = siteToRead(12);

test("One practice for programs has what the command line prints of it, the address of its page and its sources", async () => {
  for (const { practice } of samplePractices(12)) {
    const answer = await shared.fetch(`/api/v1/practices/${practice.id}`);
    expect(answer.status).toBe(200);
    const { url, sources, pictures, nextFree, ...record } = (await answer.json()) as Record<string, unknown>;
    expect(record).toEqual(JSON.parse(JSON.stringify(practiceRecord(practice))));
    expect([sources, pictures]).toEqual([[], []]);
    // Every third sample lets patients book.
    expect(nextFree === null).toBe(practice.id % 3 !== 0);
    expect(url).toBe(ORIGIN + practicePath(practice));
    expect((await shared.fetch(practicePath(practice))).status).toBe(200);
  }
});

test.each(["999999", "0", "-1", "1e3", "x", "1-harbour", "99999999999999999999", "%F0%9F%A6%B7", "1.0"])(
  "A practice %s that is not there is told as a problem",
  async (id) => {
    const site = siteToRead(3);
    const answer = await site.fetch(`/api/v1/practices/${id}`);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([404, "application/problem+json"]);
    expect(await answer.json()).toEqual({
      type: "about:blank",
      title: "Not Found",
      status: 404,
      detail: "There is no practice with this id. /api/v1/practices lists them all.",
    });
  },
);
