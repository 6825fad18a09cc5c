import { expect, test } from "vitest";
import { texts } from "#tests/support/form.ts";
import { asked, requestOf, travel, wordsOn } from "#tests/support/direct-site.ts";

const OFFER = { do: "answer", answer: "offer", date1: "2026-12-02", time1: "14:15", version: "1" };
const FREE = "Any times you kept for it are free again.";

async function nameAt({ site, reference }: Awaited<ReturnType<typeof asked>>): Promise<string> {
  return (await requestOf(site, reference)).request.practice!.name;
}

test("the page of a practice says which practice it is for", async () => {
  const one = await asked();
  expect(await wordsOn(one.site, one.practice)).toContain(`This page is for ${await nameAt(one)}.`);
});

test("a practice that lost a request hears of times that are free again while they are to come", async () => {
  const { site, patient, practice } = await asked();
  await site.post(practice, OFFER);
  await site.post(patient, { do: "change", date: "2026-12-09", time: "10:00", words: "", version: "2" });
  await site.post(practice, { do: "answer", answer: "decline", reason: "full", version: "3" });
  expect(await wordsOn(site, practice)).toContain(FREE);
  await travel(site, new Date("2026-12-20T20:00:00Z"));
  const words = await wordsOn(site, practice);
  expect(words).toContain("This request is no longer with you");
  expect(words).not.toContain(FREE);
});

test("a practice that kept no time for a request is told of none", async () => {
  const { site, practice } = await asked();
  await site.post(practice, { do: "answer", answer: "decline", reason: "full", version: "1" });
  expect(await wordsOn(site, practice)).not.toContain(FREE);
});

test("who changes or cancels reads that the practice was told", async () => {
  const one = await asked();
  const { site, patient } = one;
  const name = await nameAt(one);
  await site.post(patient, { do: "change", date: "2026-12-09", time: "10:00", words: "", version: "1" });
  const { document } = await site.page(`${patient}&done=changed`);
  expect(texts(document, "[role=status]")).toEqual(["Your change is saved. We’ve told the practice."]);
  await site.post(patient, { do: "cancel", sure: "yes", version: "2" });
  expect(await wordsOn(site, patient)).toContain(`There’s nothing more to do. We’ve told ${name}.`);
});

test("the history says which appointment is over, on whatever day the clock noted it", async () => {
  const { site, patient, practice } = await asked();
  await site.post(practice, { do: "open", version: "1" });
  await site.post(practice, {
    do: "answer",
    answer: "confirm",
    date: "2026-12-04",
    time: "10:00",
    version: "1",
  });
  await travel(site, new Date("2026-12-05T00:30:00Z"));
  for (const page of [patient, practice])
    expect(texts((await site.page(page)).document, ".happened li")[0]).toMatch(
      /^The appointment on Friday 4 December, 10am is over/,
    );
});
