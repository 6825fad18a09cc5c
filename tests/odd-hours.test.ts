import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hoursInShort, openingHoursSpecification, usualWeek } from "#domain/opening-hours.ts";
import { readableHours } from "#domain/readable-hours.ts";
import { sqliteDesk } from "./support/desk.ts";
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
    const { hours, problem } = readableHours(text);
    if (hours === null) {
      if (!/^\S[\s\S]*\.$/.test(problem)) wrong.push([text, problem]);
      continue;
    }
    read += 1;
    const unkept = unkeptIn(hours);
    if (unkept.length > 0) wrong.push([text, hours, unkept[0]]);
    if (hoursInShort(hours) === "" || readableHours(hours).hours !== hours) wrong.push([text, hours]);
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
    const shown = (await practices()).map(({ hours }) => String(hours));
    expect(shown).toHaveLength(texts.length);
    expect(shown.flatMap((hours) => unkeptIn(hours).map((text) => [hours, text]))).toEqual([]);
  });
});

/** What lists said before every text was written alike, and what goes out of it. */
const STORED: readonly [said: string, out: string][] = [
  ["Open 24 hours", "Mo-Su 00:00-24:00"],
  ["Mo-Fr 8.30-17.00", "Mo-Fr 08:30-17:00"],
  ["Mo-Fr 9h-17h", "Mo-Fr 09:00-17:00"],
  ["Sa by appointment", 'Sa "by appointment"'],
  ["Mo-Fr 08:00-17:00, Sa,Su off", "Mo-Fr 08:00-17:00"],
  ["Schulferien Mo-Fr", ""],
  ["Sa-Su 00:00-00:00", ""],
  ["Mo-Fr", ""],
];

sqliteDesk("Hours that are stored as they were said", ({ niho, file, open, pathOf, practices }) => {
  test("go out written alike to programs, files and search engines, or not at all", async () => {
    const lines = STORED.map((_, number) => `${number},Practice ${number},Nelson`);
    await niho("import", file("list.csv", `id,name,town\n${lines.join("\n")}\n`), "--source", "list");
    const database = await open();
    await database.transact(async (tx) => {
      for (const [number, [said]] of STORED.entries())
        await tx
          .updateTable("practices")
          .set({ opening_hours: said })
          .where("name", "=", `Practice ${number}`)
          .execute();
    });
    await database.close();
    const hours = STORED.map(([, out]) => out);
    expect((await practices()).map((practice) => practice["hours"])).toEqual(hours);
    const site = await openSite({ samples: 0, open });
    const answer = (await (await site.fetch("/api/v1/practices")).json()) as {
      practices: { hours: string }[];
    };
    expect(answer.practices.map((practice) => practice.hours).toSorted()).toEqual(hours.toSorted());
    for (const name of ["out.csv", "out.geojson", "out.fhir.json"]) {
      const { status, stderr } = await niho("export", pathOf(name));
      expect([status, stderr]).toEqual([0, ""]);
      const text = readFileSync(pathOf(name), "utf8");
      for (const [said, out] of STORED)
        if (said !== out && said !== "Mo-Fr") expect(text).not.toContain(said);
    }
  });
});
