import { expect, test } from "vitest";
import { texts } from "#tests/support/form.ts";
import { asked } from "#tests/support/direct-site.ts";
import { readPage } from "#tests/support/site.ts";

/** A request of which the practice has offered two times. */
async function offered() {
  const { site, patient, practice } = await asked();
  const offer = (day: string, version: string) => {
    const times = { date1: day, time1: "14:15", date2: day, time2: "16:00" };
    return site.post(practice, { do: "answer", answer: "offer", version, ...times });
  };
  await offer("2026-12-02", "1");
  return { site, patient, practice, offer };
}

test("what a press has come to has the focus, so that it is heard first", async () => {
  const { site, practice } = await offered();
  const { document } = await site.page(`${practice}&done=offered`);
  const done = document.querySelector("[role=status]")!;
  expect([done.getAttribute("tabindex"), done.hasAttribute("autofocus")]).toEqual(["-1", true]);
});

test("what a press has come to is not said any more once something else has happened", async () => {
  const { site, patient, practice } = await offered();
  const said = async (path: string) => texts((await site.page(path)).document, "[role=status]");
  const wish = { do: "answer", choice: "none", date: "2026-12-09", time: "10:00", version: "2" };
  expect((await site.post(patient, wish)).headers.get("location")).toBe(`${patient}&done=changed`);
  expect(await said(`${patient}&done=changed`)).toHaveLength(1);
  expect(await said(`${practice}&done=offered`)).toEqual([]);
});

test("an answer to times that were offered before chooses none of those that are offered now", async () => {
  const { site, patient, offer } = await offered();
  const wish = { do: "answer", choice: "none", date: "2026-12-09", time: "10:00", version: "2" };
  await site.post(patient, wish);
  expect((await offer("2026-12-10", "3")).status).toBe(303);
  const { status, document } = await readPage(
    await site.post(patient, { do: "answer", choice: "1", version: "2" }),
  );
  expect([status, texts(document, "#answer-form [name=choice][checked]")]).toEqual([409, []]);
  expect(document.querySelectorAll("#answer-form [name=choice]")).toHaveLength(3);
});
