import { expect, test } from "vitest";
import { eachAuditLine } from "#database/desk/audit.ts";
import { lastMail } from "#tests/support/direct-site.ts";
import { formValues } from "#tests/support/form.ts";
import { readPage } from "#tests/support/site.ts";
import { AT, keep, openWeek, PRACTICE, take } from "#tests/support/week.ts";

test("The week shows appointments, kept and free times, and no name until a press that stands in the audit", async () => {
  const { site, token } = await openWeek();
  await take(site, 1, AT);
  await keep(site, token, { from: "10:30", to: "11:00", note: "Hemi, crown" });
  const path = `/practice/week?token=${token}&day=2026-12-02`;
  const served = await site.page(path);
  const words = (page: typeof served) => page.document.querySelector(".day-rows")!.textContent;
  expect(words(served)).toContain("9:30amGeneral Checkup30 min · Not confirmed yet");
  expect(words(served)).toContain("10:30am–11amKept: phoned, checkup");
  expect(words(served)).toContain("9amFreeKeep this time");
  expect(words(served)).not.toContain("9:30amFree");
  expect(served.html).not.toMatch(/Hemi|P1/);
  const appointment = served.document.querySelector(".day-rows .week-agreed")!.getAttribute("href")!;
  expect((await site.page(appointment)).status).toBe(200);

  const shown = await readPage(await site.post(path, { do: "names" }));
  expect(words(shown)).toMatch(/9:30amP1 [^,]+, General Checkup.*Hemi, crown/s);
  const looks = (await Array.fromAsync(eachAuditLine(site.database.read))).filter(
    ({ kind }) => kind === "look",
  );
  expect(looks).toMatchObject([{ command: "week names", about: String(PRACTICE), records: 2, who: "" }]);
});

test("An appointment opened from one person’s week leads back to it, on the same day, also after an answer", async () => {
  const { site, token } = await openWeek();
  await take(site, 1, AT);
  const day = `/practice/week?token=${token}&day=2026-12-02&who=0`;
  const week = await site.page(day);
  const path = week.document.querySelector(".day-rows .week-agreed")!.getAttribute("href")!;
  const wayBack = (page: typeof week) =>
    page.document.querySelector(".crumbs a[href*=week]")?.getAttribute("href");
  const page = await site.page(path);
  expect(wayBack(page)).toBe(day);
  const form = page.document.querySelector("form:has([value=open])")!.getAttribute("action")!;
  const opened = await readPage(await site.post(form, { do: "open", version: "1" }));
  expect(wayBack(opened)).toBe(day);
  const answers = formValues(opened, "form:has([name=answer])");
  const sorry = { ...answers, answer: "cancel", words: "Our dentist is ill.", why: "other" };
  const answered = await site.post(form, sorry);
  expect([answered.status, wayBack(await site.page(answered.headers.get("Location")!))]).toEqual([303, day]);
  // An address that names no such week leads to none.
  expect(wayBack(await site.page(path.replace(/week=\w+/, "week=https://evil.example")))).toBeUndefined();
});

test("A practice’s mail about an appointment has a link to its day in the week", async () => {
  const { site } = await openWeek();
  await take(site, 1, AT);
  const { html } = await lastMail(site, "practice-booked");
  const link =
    /<a [^>]*href="http:\/\/niho\.test(?<path>\/practice\/week[^"]+)"[^>]*>See this day in your week/.exec(
      html,
    );
  const path = link!.groups!.path!.replace("&amp;", "&");
  expect((await site.page(path)).document.querySelector("#week-day-title")!.textContent).toBe(
    "Wednesday 2 December",
  );
});

test("On a Sunday a time of the coming Thursday is kept for someone who phoned in five presses from the mail", async () => {
  const { site, token } = await openWeek();
  site.clock.now = new Date("2026-11-29T10:00:00+13:00");
  const linkIn = (page: Awaited<ReturnType<typeof site.page>>, within: string, words: RegExp) =>
    [...page.document.querySelectorAll(`${within} a`)]
      .find((link) => words.test(link.getAttribute("aria-label") ?? link.textContent))!
      .getAttribute("href")!;
  const today = await site.page(`/practice/week?token=${token}`);
  const thursday = await site.page(linkIn(today, ".week-strip", /^Thu 3 December$/));
  const keepPage = await site.page(linkIn(thursday, ".day-rows", /^10am/));
  // The fourth press is on “Someone phoned”, the fifth on “Keep this time”.
  const answers = { ...formValues(keepPage, "form:has([name=what])"), what: "phoned" };
  const kept = await site.post(`/practice/week/keep?token=${token}`, answers);
  const after = await site.page(kept.headers.get("Location")!);
  expect(after.document.querySelector("#week-day-title")!.textContent).toBe("Thursday 3 December");
  expect(after.document.querySelector(".day-rows")!.textContent).toContain(
    "10am–10:30amKept: phoned, checkup",
  );
});

test("A week with a holiday says which and that it is closed, and times on the Chathams are named so", async () => {
  const { site, token } = await openWeek();
  const christmas = await site.page(`/practice/week?token=${token}&day=2026-12-25`);
  expect(christmas.document.querySelector(".day-rows")!.textContent).toContain("Christmas Day");
  expect(christmas.document.querySelectorAll(".day-rows .week-free")).toHaveLength(0);
});
