import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { insertSubmission } from "#database/requests/submissions.ts";
import { newZealandInstant, readDay, readTime } from "#domain/nz-time.ts";
import { sqliteDesk } from "./support/desk.ts";
import { asked, requestOf } from "./support/direct-site.ts";
import { alertIn, formValues } from "./support/form.ts";
import { BOOKING, openEmptySite, send } from "./support/forms.ts";
import { openListed, shown as shownFields } from "./support/listing.ts";
import { WITHOUT_RATES } from "./support/hostile/rates.ts";
import { readSources } from "./support/repository.ts";
import { SEALING } from "./support/sealing.ts";
import { readPage } from "./support/site.ts";
import { isFullSuite } from "./support/suite.ts";

/** Texts of the shape of a day, few of which are one. */
const DAY_SHAPES = fc.oneof(
  fc.constantFrom("2026-02-30", "2026-13-01", "2026-00-10", "2026-12-00", "2027-02-29", "0000-01-01"),
  fc.constantFrom(
    "9999-12-31",
    "275760-09-13",
    "-271821-04-20",
    "2026-1-1",
    "30/02/2026",
    "2026-12-02T10:00",
  ),
  // The clocks go forward on the first and back on the second.
  fc.constantFrom("2027-09-26", "2027-04-04"),
  fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  fc.stringMatching(/^\d{1,2}[/.\- ]\d{1,2}[/.\- ]\d{2,6}$/),
);
const TIME_SHAPES = fc.oneof(
  fc.constantFrom("25:00", "24:00", "8:60", "08:60", "99:99", "13pm", "0am", "02:30", "23:59"),
  fc.stringMatching(/^\d{2}:\d{2}$/),
  fc.stringMatching(/^\d{1,3}[:.]?\d{0,3}( ?[ap]m)?$/),
);
const RUNS = { numRuns: isFullSuite ? 300 : 15 };

describe("Whatever has the shape of a day or a time and is none is asked for again, with everything kept:", () => {
  test.each<[where: string, form: string, fields: Record<string, string>, days: string[], times: string[]]>([
    ["practice", "answer", { answer: "confirm", minutes: "45", words: "Ring twice" }, ["date"], ["time"]],
    ["practice", "answer", { answer: "move", words: "Ring twice" }, ["date"], ["time"]],
    [
      "practice",
      "answer",
      { answer: "offer", words: "Ring twice" },
      ["date1", "date2", "date3"],
      ["time1", "time2", "time3"],
    ],
    ["patient", "change", { words: "After school" }, ["date"], ["time"]],
    ["patient", "agreed", { sure: "yes" }, ["date"], ["time"]],
  ])("%s, %s %o", async (side, form, fields, days, times) => {
    const opened = await asked({}, { surroundings: WITHOUT_RATES });
    const { site, reference } = opened;
    await site.post(opened.practice, { do: "open" });
    const path = side === "practice" ? opened.practice : opened.patient;
    const texts = fc.tuple(...days.map(() => fc.tuple(DAY_SHAPES, TIME_SHAPES)));
    await fc.assert(
      fc.asyncProperty(texts, fc.boolean(), async (typed, isStale) => {
        const { request } = await requestOf(site, reference);
        const answers = Object.fromEntries(
          typed.flatMap(([day, time], index) => [
            [days[index]!, day],
            [times[index]!, time],
          ]),
        ) as Record<string, string>;
        if (!isStale && typed.every(([day, time]) => readDay(day) && readTime(time) && !isSkipped(day, time)))
          return;
        const version = String(isStale ? request.version + 1 : request.version);
        const sent = { ...fields, ...answers };
        const page = await readPage(await site.post(path, { do: form, version, ...sent }));
        expect(isStale ? [409, 422] : [422]).toContain(page.status);
        // An answer that the page does not offer is not shown as chosen.
        const { answer: _, ...kept } = sent as Record<string, string>;
        // A list of times shows “4pm” by its own “4:00 PM”.
        const read = (values: Record<string, string>) =>
          Object.fromEntries(
            Object.entries(values).map(([name, value]) => [
              name,
              times.includes(name) ? (readTime(value) ?? value) : value,
            ]),
          );
        if (!isStale) expect(read(formValues(page, `#${form}-form`))).toMatchObject(read(kept));
      }),
      RUNS,
    );
  });

  test.each([
    ["confirm", { date: "2027-09-26", time: "02:30" }],
    ["offer", { date1: "2026-12-02", time1: "10:00", date2: "2027-09-26", time2: "2.30am" }],
  ])("an hour that the clocks skip, %s", async (answer, typed) => {
    const { site, practice } = await asked();
    await site.post(practice, { do: "open" });
    const sent = { do: "answer", version: "1", answer, ...typed };
    const page = await readPage(await site.post(practice, sent));
    expect(page.status).toBe(422);
    expect(alertIn(page)).toContain("The clocks go forward then, so there is no such time");
    expect(formValues(page, "#answer-form")).toMatchObject(typed);
  });

  test("the booking form", async () => {
    const site = await openEmptySite();
    await fc.assert(
      fc.asyncProperty(DAY_SHAPES, TIME_SHAPES, async (preferredDate, preferredTime) => {
        if (readDay(preferredDate)) return;
        const sent = { ...BOOKING.right, preferredDate, preferredTime };
        const page = await readPage(await send(site, BOOKING, sent));
        expect(page.status).toBe(422);
        const { preferredTime: _, ...kept } = sent;
        expect(formValues(page)).toMatchObject(kept);
      }),
      RUNS,
    );
  });

  test("hours and days away of a listing", async () => {
    const { site, path } = await openListed({}, { surroundings: WITHOUT_RATES });
    const shown = await shownFields(site, path, "hours");
    await fc.assert(
      fc.asyncProperty(DAY_SHAPES, DAY_SHAPES, TIME_SHAPES, async (first, last, time) => {
        if (readDay(first) && readDay(last)) return;
        const typed = { "closed-from-1": first, "closed-to-1": last, "hours-mo-to": time };
        const sent = { ...shown, ...typed };
        const page = await readPage(await site.post(path, sent));
        expect(page.status).toBe(422);
        expect(formValues(page, "#hours-form")).toMatchObject(typed);
      }),
      RUNS,
    );
  });

  test("the page after the form, whose address promises times", async () => {
    const site = await openEmptySite();
    await fc.assert(
      fc.asyncProperty(DAY_SHAPES, TIME_SHAPES, async (day, time) => {
        const by = `${day}T${time}Z`;
        const address = `/booking-success?${new URLSearchParams({ reference: "NIHO-7K4Q-2WXR-6M", "match-by": by, "answer-by": by })}`;
        expect((await site.fetch(address)).status).toBe(200);
      }),
      RUNS,
    );
  });
});

describe("An instant", () => {
  test.each(["2026-09-27T02:30", "2026-09-27 02:00", "2026-09-27T02:59"])(
    "%s is none: the clocks skip it",
    (skipped) => {
      for (const edge of ["start", "end"] as const) expect(newZealandInstant(skipped, edge)).toBeUndefined();
    },
  );

  test("that comes twice begins with the first and ends with the second", () => {
    expect(newZealandInstant("2027-04-04T02:30", "start")).toEqual(new Date("2027-04-03T13:30:00Z"));
    expect(newZealandInstant("2027-04-04T02:30", "end")).toEqual(new Date("2027-04-03T14:30:00Z"));
  });

  test.each([
    ["2026-11-20", "start", "2026-11-19T11:00:00.000Z"],
    ["2026-11-20", "end", "2026-11-20T10:59:59.999Z"],
    ["2026-09-27", "end", "2026-09-27T10:59:59.999Z"],
    ["20/11/2026", "start", "2026-11-19T11:00:00.000Z"],
    ["2026-11-20 14:30", "start", "2026-11-20T01:30:00.000Z"],
    ["2026-11-20T14:30:15", "start", "2026-11-20T01:30:15.000Z"],
    ["2026-11-20T01:30:00Z", "start", "2026-11-20T01:30:00.000Z"],
    ["2026-11-20T14:30+13:00", "start", "2026-11-20T01:30:00.000Z"],
  ] as const)("is read from %s as a %s", (text, edge, instant) => {
    expect(newZealandInstant(text, edge)?.toISOString()).toBe(instant);
  });

  test("is none where its day is none", () => {
    fc.assert(
      fc.property(DAY_SHAPES, TIME_SHAPES, fc.constantFrom("", "Z", "+13:00"), (day, time, zone) => {
        if (readDay(day)) return;
        expect(newZealandInstant(`${day}T${time}${zone}`, "start")).toBeUndefined();
      }),
    );
  });
});

test.each(["0000-01-01", "0001-01-01", "1899-12-31", "3000-01-01", "9999-12-31", "1/1/9999", "275760-09-13"])(
  "%s is a slip of the finger, no day",
  (text) => {
    expect(readDay(text)).toBeUndefined();
  },
);

function isSkipped(day: string, time: string): boolean {
  return newZealandInstant(`${day}T${readTime(time)}`, "start") === undefined;
}

sqliteDesk("On the command line a text of the shape of a day", ({ niho, file, open }) => {
  const NO_DAYS = ["2026-02-30", "2026-13-01", "0000-01-01", "9999-12-32", "275760-09-13"];
  const NO_INSTANTS = [
    ...NO_DAYS,
    "2026-02-30T10:00Z",
    "2026-11-20T25:00",
    "2026-11-20T08:60",
    "2026-09-27T02:30",
  ];

  test("that is none is refused, by the option that wants one", async () => {
    for (const [words, texts] of [
      [["import", file("a.csv", "name,town\n"), "--source", "a", "--as-of"], NO_DAYS],
      [["submissions", "--from"], NO_INSTANTS],
      [["submissions", "--to"], NO_INSTANTS],
      [["promises", "--at"], NO_INSTANTS],
    ] as const)
      for (const text of texts) {
        const { status, stderr } = await niho(...words, text);
        expect([text, status]).toEqual([text, 2]);
        expect(stderr).toMatch(/ is invalid\. \S/);
      }
  });

  test("that is none dates no record of a map", async () => {
    const element = { type: "node", id: 1, lat: -42.717, lon: 170.967, timestamp: "2026-02-30T00:00:00Z" };
    const tags = { amenity: "dentist", name: "Hokitika Dental", check_date: "2026-13-01" };
    const answer = {
      osm3s: { timestamp_osm_base: "2026-11-20T03:00:00Z" },
      elements: [{ ...element, tags }],
    };
    expect((await niho("import", file("osm.json", JSON.stringify(answer)))).status).toBe(0);
    const { status, stdout } = await niho("practice", "show", "10001");
    expect([status, stdout]).toEqual([0, expect.stringContaining("as of 20 November 2026")]);
  });

  test("that is none stands in a message as it was typed", async () => {
    const fields = { name: "Māia", email: "maia@example.co.nz", message: "2026-13-01T00:00:00Z" };
    const kept = { reference: "NIHO-7K4Q-2WXR-6M", kind: "contact", noticeVersion: "1", fields } as const;
    const database = await open();
    await database.transact((tx) => insertSubmission(tx, SEALING, { ...kept, receivedAt: new Date() }));
    await database.close();
    const { status, stdout } = await niho("person", "maia@example.co.nz");
    expect([status, stdout]).toEqual([0, expect.stringContaining("2026-13-01T00:00:00Z")]);
  });
});

test("One file alone knows what a day looks like", () => {
  // Two write the names of their own files; one turns what spreadsheets make of a day into what that file reads.
  const knowing = [
    "domain/nz-time.ts",
    "outbox/jobs/backup-files.ts",
    "outbox/transports/folder.ts",
    "services/imports/file-day.ts",
  ];
  const found = readSources().filter(({ file, text }) => {
    const isTest = file.startsWith("tests/") || file.includes(".test.");
    return !isTest && /\\d\{4\}\)?-(?!\\d\{4\})|(\\d){4}-/.test(text);
  });
  expect(found.map(({ file }) => file)).toEqual(knowing);
});
