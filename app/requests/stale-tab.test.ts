import { expect, test } from "vitest";
import { texts } from "#tests/support/form.ts";
import { asked } from "#tests/support/direct-site.ts";
import { readPage } from "#tests/support/site.ts";

const DECLINE = {
  do: "answer",
  answer: "decline",
  reason: "full",
  words: "Sorry",
  date: "2026-12-02",
  time: "09:30",
};

test("a practice that declines in a stale tab reads its reason, and no preset of another answer", async () => {
  const { site, practice } = await asked();
  await site.post(practice, { do: "open", version: "1" });
  await site.post(practice, {
    do: "answer",
    answer: "confirm",
    date: "2026-12-03",
    time: "11:00",
    version: "1",
  });
  const late = await readPage(await site.post(practice, { ...DECLINE, version: "1" }));
  expect(late.status).toBe(409);
  const [told] = texts(late.document, "main [role=alert]");
  expect(told).toContain("You had answered: We’re fully booked then · Sorry");
  expect(told).not.toContain("2 December");
});

test("where the form is still there, its answer is kept, and a time begins with what the patient asks for now", async () => {
  const { site, patient, practice } = await asked();
  await site.post(practice, { do: "open", version: "1" });
  await site.post(patient, { do: "change", date: "2026-12-09", time: "10:00", version: "1" });
  const { document } = await readPage(await site.post(practice, { ...DECLINE, version: "1" }));
  const checked = [...document.querySelectorAll("#answer-form input[checked]")];
  expect(checked.map((input) => input.getAttribute("value"))).toEqual(["decline", "full"]);
  const field = (name: string) => document.querySelector(`#answer-form [name=${name}]`)!;
  expect(field("words").textContent).toContain("Sorry");
  expect(field("date").getAttribute("value")).toBe("2026-12-09");
});
