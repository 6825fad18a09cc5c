import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hoursInShort, openingHoursSpecification, usualWeek } from "#domain/hours/opening-hours.ts";
import { readWrittenHours } from "#domain/hours/written-hours.ts";
import { eachDesk, sqliteDesk } from "./support/desk.ts";
import { mainText } from "./support/head.ts";
import { oddHours } from "./support/odd-hours.ts";
import { openSite } from "./support/site.ts";
import { isFullSuite } from "./support/suite.ts";

const HOURS = oddHours(isFullSuite ? 6_000 : 300);

/** A day in every month, Christmas and Easter among them. */
const DAYS = Array.from({ length: 13 }, (_, month) => new Date(Date.UTC(2026, month, 3 + month * 2, 22)));

/** What a week of the profile says that no dentist keeps: it begins before 5am or runs past midnight. */
function unkeptIn(openingHours: string): string[] {
  return DAYS.flatMap((day) => usualWeek({ openingHours, holidayRegion: "AUK" }, day))
    .map(({ text }) => text)
    .filter(
      (text) => text !== "Open 24 hours" && spansIn(text).some(([from, to]) => from < 300 || to <= from),
    );
}

/** `8am–12 noon, 1pm–5pm, call first` in minutes since midnight. */
function spansIn(text: string): [from: number, to: number][] {
  return [...text.matchAll(/([^,–]+)–([^,–]+)/g)].map(([, from, to]) => [minutes(from!), minutes(to!)]);
}

function minutes(time: string): number {
  if (/midnight/.test(time)) return 0;
  const [, hour, minute = "0", half] = /(\d+)(?::(\d+))? ?(am|pm|noon)/.exec(time)!;
  return (Number(hour) % 12) * 60 + Number(minute) + (half === "am" ? 0 : 720);
}

// The console is asked after every test: whatever a text makes a library print fails this.
test("Odd opening hours are read or left out with a sentence, and none is shown that no dentist keeps", () => {
  const wrong: unknown[] = [];
  let read = 0;
  for (const text of HOURS) {
    const { hours, problem } = readWrittenHours(text);
    if (hours === null) {
      if (!/^\S[\s\S]*\.$/.test(problem)) wrong.push([text, problem]);
      continue;
    }
    read += 1;
    const unkept = unkeptIn(hours);
    if (unkept.length > 0) wrong.push([text, hours, unkept[0]]);
    if (hoursInShort(hours) === "" || readWrittenHours(hours).hours !== hours) wrong.push([text, hours]);
    openingHoursSpecification(hours);
  }
  expect(wrong).toEqual([]);
  // Most of these contradict themselves; `written-hours.test.ts` says how much of what people write is understood.
  expect(read).toBeGreaterThan(HOURS.length / 60);
});

sqliteDesk("A file of odd opening hours", ({ niho, file, practices }) => {
  test("is imported whole: hours that are not understood are warned of and left out", async () => {
    const texts = HOURS.slice(0, 150);
    const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const lines = texts.map((text, number) => `${number},Practice ${number},Nelson,${cell(text)}`);
    const path = file("hours.csv", `id,name,town,opening_hours\n${lines.join("\n")}\n`);
    const { status, stdout } = await niho("import", path, "--source", "list");
    expect([status, stdout]).toEqual([0, expect.stringContaining(`new ${texts.length} ·`)]);
    const shown = (await practices()).map(({ hours }) => (typeof hours === "string" ? hours : ""));
    expect(shown).toHaveLength(texts.length);
    expect(shown.flatMap((hours) => unkeptIn(hours).map((text) => [hours, text]))).toEqual([]);
  });
});

const LIST = `id,name,town,phone,opening_hours
1,Readable Dental,Nelson,03 546 1111,Mon-Fri 8am-5pm
2,Unread Dental,Nelson,03 546 2222,"Mon-Thu 8-5ish, late some nights"
3,Silent Dental,Nelson,03 546 3333,
`;

/** What programs get of the hours of each practice, by its name. */
function toldOf(listed: readonly Record<string, unknown>[]): Record<string, unknown> {
  return Object.fromEntries(listed.map(({ name, hours, hoursText }) => [name, [hours, hoursText]]));
}

eachDesk("Hours that can’t be read", ({ niho, file, open, pathOf, practices, moveToEmpty }) => {
  test("are shown word for word where people read, and to programs apart from the hours, which are null", async () => {
    await niho("import", file("list.csv", LIST), "--source", "list");
    const site = await openSite({ samples: 0, open, now: "2026-11-19T22:00:00Z" });
    const words = "“Mon-Thu 8-5ish, late some nights”";
    const listed = (await (await site.fetch("/api/v1/practices")).json()) as {
      practices: { id: number; name: string; hours: string | null; hoursText: string }[];
    };
    expect(toldOf(listed.practices)).toEqual({
      "Readable Dental": ["Mo-Fr 08:00-17:00", ""],
      "Silent Dental": ["", ""],
      "Unread Dental": [null, "Mon-Thu 8-5ish, late some nights"],
    });
    const unread = listed.practices.find(({ name }) => name === "Unread Dental")!;
    for (const path of [
      `/dentists/${unread.id}-unread-dental`,
      "/directory?location=nelson",
      "/locations/nelson",
    ])
      expect([path, mainText(await site.page(path))]).toEqual([path, expect.stringContaining(words)]);
    const profile = await (await site.fetch(`/dentists/${unread.id}-unread-dental`)).text();
    expect(profile).not.toContain("openingHoursSpecification");
    const open9am = mainText(await site.page("/directory?location=nelson&open=now"));
    expect(open9am).toContain("Readable Dental");
    expect(open9am).not.toContain("Unread Dental");
    const { status, stderr } = await niho("export", pathOf("out.fhir.json"));
    expect([status, stderr]).toEqual([0, ""]);
    expect(readFileSync(pathOf("out.fhir.json"), "utf8")).not.toContain("8-5ish");
  });

  test.each(["csv", "json", "geojson"])("come back with their words from an export as %s", async (format) => {
    const twoLines = LIST.replace("8-5ish, late", "8-5ish,\nlate");
    await niho("import", file("list.csv", twoLines), "--source", "list");
    const path = pathOf(`out.${format}`);
    await niho("export", path);
    await moveToEmpty();
    await niho("import", path, "--source", "old");
    expect(toldOf(await practices())).toEqual({
      "Readable Dental": ["Mo-Fr 08:00-17:00", ""],
      "Silent Dental": ["", ""],
      "Unread Dental": [null, "Mon-Thu 8-5ish,\nlate some nights"],
    });
  });

  test("go as soon as a source says what can be read", async () => {
    await niho("import", file("list.csv", LIST), "--source", "list");
    const mended = LIST.replace('"Mon-Thu 8-5ish, late some nights"', "Mon-Thu 8-5");
    await niho("import", file("list.csv", mended), "--source", "list");
    const database = await open();
    const row = await database.read
      .selectFrom("practices")
      .select(["opening_hours", "hours_as_written"])
      .where("name", "=", "Unread Dental")
      .executeTakeFirstOrThrow();
    await database.close();
    expect(row).toEqual({ opening_hours: "Mo-Th 08:00-17:00", hours_as_written: "" });
  });
});
