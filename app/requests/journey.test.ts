import ICAL from "ical.js";
import { expect, test } from "vitest";
import { texts, valuesOf } from "#tests/support/form.ts";
import { asked, mailNames, requestOf, travel } from "#tests/support/direct-site.ts";
import { readPage, type TestPage, type TestSite } from "#tests/support/site.ts";
import { sql } from "kysely";
import { wishWords } from "#content/requests/wish-words.ts";

/** What no page and no mail to a practice may have before someone has pressed the button that shows. */
const PLANTED = {
  firstName: "Marewa-Planted",
  lastName: "Ngāta-Planted",
  email: "planted@patient.example",
  phone: "021 555 0147",
  service: "Root Canal",
  insurance: "Planted Cross",
  dentistPreference: "Dr Planted",
  message: "A planted message",
  bookingFor: "someone-else",
  patientName: "Tama-Planted",
} as const;
const MARKS = /Planted|planted|555 0147|Root Canal/;

/** Posts a form of a page as it stands, with what a person answers. */
async function answer(site: TestSite, path: string, fields: Record<string, string>): Promise<Response> {
  const { request } = await requestOf(site, await referenceAt(site, path));
  return site.post(path, { version: String(request.version), ...fields });
}

async function referenceAt(site: TestSite, path: string): Promise<string> {
  const { html } = await site.page(path);
  return /NIHO(?:-[0-9A-Z]+)+/.exec(html)![0];
}

async function mailNamed(site: TestSite, name: string) {
  return (await site.mail()).find((mail) => mailNames([mail])[0] === name);
}

/** The appointment on a calendar text, as a calendar program reads it, by the zone that the text brings. */
function appointmentIn(text: string) {
  const calendar = ICAL.Component.fromString(text);
  const event = calendar.getFirstSubcomponent("vevent")!;
  const starts = event.getFirstPropertyValue("dtstart") as ICAL.Time;
  starts.zone = new ICAL.Timezone({ component: calendar.getFirstSubcomponent("vtimezone")! });
  return {
    method: calendar.getFirstPropertyValue("method"),
    uid: String(event.getFirstPropertyValue("uid")),
    sequence: Number(event.getFirstPropertyValue("sequence")),
    status: event.getFirstPropertyValue("status"),
    at: new Date(starts.toUnixTime() * 1000).toISOString(),
  };
}

function title({ document }: TestPage): string {
  return texts(document, "main h1")[0]!;
}

test.each([
  ["23:00", "time2"],
  ["00:15", "time2"],
  ["9:30", "date2", "2029-12-03"],
])(
  "an offer of which the second time cannot be (%s) is refused at %s, not at the first",
  async (time2, field, date2 = "2026-12-03") => {
    const { site, practice } = await asked(PLANTED);
    await site.post(practice, { do: "open", version: "1" });
    const times = { date1: "2026-12-02", time1: "14:15", date2, time2 };
    const refused = await readPage(await answer(site, practice, { do: "answer", answer: "offer", ...times }));
    expect(refused.status).toBe(422);
    const link = refused.document.querySelector("main [role=alert] a")!;
    expect(link.getAttribute("href")).toBe(`#answer-${field}`);
  },
);

test("a request becomes an appointment, moves, is reminded of, and is cancelled", async () => {
  const { site, reference, patient, practice } = await asked(PLANTED);
  expect(title(await site.page(patient))).toMatch(/ has your request$/);

  const opened = await readPage(await site.post(practice, { do: "open", version: "1" }));
  expect(opened.status).toBe(200);
  expect(opened.document.querySelector("main")!.textContent).toMatch(/Marewa-Planted.*Root Canal/s);

  const offers = {
    date1: "2026-12-02",
    time1: "14:15",
    date2: "2026-12-03",
    time2: "09:30",
    date3: "2026-12-04",
    time3: "16:00",
  };
  const offered = await answer(site, practice, { do: "answer", answer: "offer", ...offers });
  expect([offered.status, offered.headers.get("location")]).toEqual([303, `${practice}&done=offered`]);
  const done = await site.page(`${practice}&done=offered`);
  expect(texts(done.document, "[role=status]")).toEqual(["Sent. We’ve emailed the patient your times."]);
  expect((await mailNamed(site, "booking-times-2"))!.text).toContain("Time 2: Thursday 3 December, 9:30am");

  const choosing = await site.page(patient);
  expect(title(choosing)).toBe("Choose a time");
  const chose = await answer(site, patient, { do: "answer", choice: "2" });
  expect(chose.headers.get("location")).toBe(`${patient}&done=chose`);
  const first = appointmentIn((await mailNamed(site, "booking-confirmed-3"))!.calendar!.text);
  expect(first).toMatchObject({
    method: "REQUEST",
    sequence: 0,
    status: "CONFIRMED",
    at: "2026-12-02T20:30:00.000Z",
  });
  const file = patient.replace("/request", "/request/appointment.ics");
  const download = await site.fetch(file);
  expect(download.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(appointmentIn(await download.text())).toMatchObject({
    method: "PUBLISH",
    uid: first.uid,
    at: first.at,
  });
  expect(await mailNamed(site, "practice-chosen-3")).toBeDefined();

  const wish = { do: "change", date: "2026-12-09", time: "10:00", words: "After school" };
  expect((await answer(site, patient, wish)).status).toBe(303);
  expect(title(await site.page(patient))).toBe(
    "You still have your appointment: Thursday 3 December, 9:30am",
  );
  const confirm = { do: "answer", answer: "confirm", date: "2026-12-09", time: "10:00", minutes: "45" };
  expect((await answer(site, practice, confirm)).status).toBe(303);
  const second = appointmentIn((await mailNamed(site, "booking-confirmed-5"))!.calendar!.text);
  expect(second).toMatchObject({ uid: first.uid, sequence: 1, at: "2026-12-08T21:00:00.000Z" });

  await travel(site, new Date("2026-12-07T20:59:00Z"));
  expect(await mailNamed(site, "booking-reminder-5")).toBeUndefined();
  await travel(site, new Date("2026-12-07T21:01:00Z"));
  expect((await mailNamed(site, "booking-reminder-5"))!.subject).toMatch(/^Tomorrow, 10am: /);

  expect((await answer(site, patient, { do: "cancel", sure: "yes" })).status).toBe(303);
  const last = appointmentIn((await mailNamed(site, "booking-cancelled-6"))!.calendar!.text);
  expect(last).toMatchObject({ method: "CANCEL", uid: first.uid, sequence: 2, status: "CANCELLED" });
  expect((await mailNamed(site, "practice-off-6"))!.text).toContain("is free again");
  expect((await site.fetch(file)).status).toBe(404);
  expect((await requestOf(site, reference)).request).toMatchObject({
    status: "closed",
    outcome: "cancelled",
  });
  const { name } = (await requestOf(site, reference)).events.find(({ event }) => event === "sent")!.detail
    .practice!;
  const happened = texts((await site.page(patient)).document, ".happened li").join("\n");
  expect(happened).toContain(`${name} opened it`);
  expect(happened).toContain(`${name} confirmed Wednesday 9 December, 10am`);
});

test("a GET shows nothing of the patient on either page, but to the patient what the first mail said; after a press all of it, however often, and opened is noted once", async () => {
  const { site, reference, patient, practice } = await asked(PLANTED);
  for (const path of [patient, practice])
    expect((await site.page(path)).html.replace(path === patient ? "Root Canal" : "", "")).not.toMatch(MARKS);
  const said = (await site.mail()).find(({ text }) => text.includes("What you asked for"))!.text;
  for (const fact of texts((await site.page(patient)).document, ".given dd")) expect(said).toContain(fact);
  const shown = await readPage(await site.post(patient, { do: "show", version: "1" }));
  const open = async () => readPage(await site.post(practice, { do: "open", version: "1" }));
  const opened = [await open(), await open()];
  expect((await requestOf(site, reference)).events.map(({ event }) => event)).toEqual(["sent", "opened"]);
  for (const { html } of [shown, ...opened])
    for (const mark of Object.values(PLANTED)) if (mark !== "someone-else") expect(html).toContain(mark);
  for (const path of [patient, practice])
    expect((await site.page(path)).html.replace(path === patient ? "Root Canal" : "", "")).not.toMatch(MARKS);
});

test("the time that was asked for is confirmed with one press on the page that the mail opens, and no other button calls for one then", async () => {
  const { site, reference, patient, practice } = await asked(PLANTED);
  const page = await site.page(practice);
  const button = page.document.querySelector('button[name="answer"][value="confirm"]')!;
  const { wish } = (await requestOf(site, reference)).request;
  expect(button.textContent).toBe(`Confirm ${wishWords(wish as { day: string; time: string })}`);
  const fields = Object.fromEntries(
    [...button.closest("form")!.querySelectorAll("input")].map((input) => [input.name, input.value]),
  );
  expect((await site.post(practice, fields)).status).toBe(422);
  const confirmed = await site.post(practice, { ...fields, answer: "confirm" });
  expect([confirmed.status, confirmed.headers.get("location")]).toEqual([303, `${practice}&done=confirmed`]);
  const after = await site.page(`${practice}&done=confirmed`);
  expect(title(after)).toBe(`Confirmed: ${wishWords(wish as { day: string; time: string })}`);
  expect(texts(after.document, "main .btn-primary")).toEqual([]);
  expect(title(await site.page(patient))).toMatch(/^Your appointment: /);
});

/** Every row of what a request is made of, to the letter. */
async function dump({ database }: TestSite): Promise<string> {
  const tables = ["submissions", "submission_events", "links", "outbox"];
  const rows = await Promise.all(
    tables.map((table) => sql`select * from ${sql.table(table)} order by 1, 2`.execute(database.read)),
  );
  return JSON.stringify(rows.map((result) => result.rows));
}

/** Each form of a page, as a program would send it without reading: hidden fields, presets, nothing chosen. */
function blindForms(page: TestPage): Record<string, string>[] {
  return [...page.document.querySelectorAll("form[method=post]")].map((form) =>
    valuesOf(form.querySelectorAll("[name]")),
  );
}

test("looking, and sending any form as it was served, changes nothing", async () => {
  const { site, patient, practice } = await asked(PLANTED);
  await site.post(practice, { do: "open", version: "1" });
  const offer = { do: "answer", answer: "offer", date1: "2026-12-02", time1: "14:15" };
  const steps = [
    () => Promise.resolve(),
    () => answer(site, practice, offer),
    () => answer(site, patient, { do: "answer", choice: "1" }),
    () => answer(site, patient, { do: "change", date: "2026-12-09", time: "10:00" }),
    () => answer(site, practice, { do: "answer", answer: "decline", reason: "full" }),
  ];
  for (const step of steps) {
    await step();
    await site.mail();
    const before = await dump(site);
    for (const method of ["GET", "HEAD", "GET"])
      for (const path of [patient, practice]) await site.fetch(path, { method });
    const opened = await readPage(await site.post(practice, { do: "open", version: "1" }));
    let forms = 0;
    for (const [path, page] of [
      [patient, await site.page(patient)],
      [practice, opened],
    ] as const) {
      for (const fields of blindForms(page)) {
        forms++;
        const { status } = await site.post(path, fields);
        expect([200, 422], JSON.stringify(fields)).toContain(status);
      }
    }
    expect(forms).toBeGreaterThan(3);
    await site.mail();
    expect(await dump(site)).toBe(before);
  }
});

test("an answer to what has changed meanwhile is a conflict, with everything typed; the same again is done again", async () => {
  const { site, patient, practice } = await asked(PLANTED);
  const offer = { do: "answer", answer: "offer", date1: "2026-12-02", time1: "14:15" };
  await site.post(practice, { ...offer, version: "1" });
  expect((await site.post(practice, { ...offer, version: "1" })).status).toBe(303);
  await site.post(practice, { do: "open", version: "2" });
  const choice = await readPage(await site.post(patient, { do: "answer", choice: "1", version: "1" }));
  expect(choice.document.querySelector("[role=alert]")!.textContent).toContain(
    "offered Wednesday 2 December",
  );
  await site.post(patient, { do: "cancel", sure: "yes", version: "2" });
  const late = await readPage(
    await site.post(practice, {
      do: "answer",
      answer: "confirm",
      date: "2026-12-09",
      time: "11:10",
      words: "Park behind",
      version: "2",
    }),
  );
  expect(late.status).toBe(409);
  const again = await readPage(
    await site.post(patient, {
      do: "change",
      date: "2026-12-09",
      time: "11:10",
      words: "Mōrena",
      version: "1",
    }),
  );
  expect(again.status).toBe(409);
  expect(again.document.querySelector("[role=alert]")!.textContent).toContain("You cancelled");
});

test("a practice that cannot is followed by another only with the patient's yes", async () => {
  const { site, patient, practice } = await asked(PLANTED, { samples: 240 });
  await answer(site, practice, { do: "answer", answer: "decline", reason: "full", words: "" });
  expect((await site.page(practice)).html).toContain("no longer with you");
  expect((await site.page(practice)).html).not.toMatch(MARKS);
  const page = await site.page(patient);
  expect(title(page)).toMatch(/can’t see you$/);
  expect(mailNames(await site.mail()).filter((name) => name.startsWith("practice-request"))).toHaveLength(1);
  await answer(site, patient, { do: "elsewhere", elsewhere: "yes" });
  await travel(site, new Date(site.clock.now.getTime() + 60_000));
  expect(mailNames(await site.mail()).filter((name) => name.startsWith("practice-request"))).toHaveLength(2);
});

test("a practice that cancels can say a sentence, which the patient gets by mail", async () => {
  const { site, practice } = await asked(PLANTED);
  const confirm = { do: "answer", answer: "confirm", date: "2026-12-02", time: "09:30" };
  await answer(site, practice, confirm);
  const words = "Our dentist is ill. We are sorry.";
  expect((await answer(site, practice, { do: "answer", answer: "cancel", words })).status).toBe(303);
  const off = (await mailNamed(site, "booking-off-3"))!;
  expect(off.text).toContain(words);
  expect(appointmentIn(off.calendar!.text)).toMatchObject({ method: "CANCEL", sequence: 1 });
});
