import { describe, expect, onTestFinished, test } from "vitest";
import { PLACES } from "#content/places.ts";
import { followPractices } from "#database/practices/live-practices.ts";
import { insertPractices } from "#database/practices/practices.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { openMigrated } from "#tests/support/template-database.ts";
import { makePractice } from "#tests/support/practice.ts";
import { attemptsFor } from "./directory-list.server.ts";
import { findPractices } from "./practices.server.ts";
import { readQuestion } from "#services/finding/question.ts";

describe("the practices that answer a question", () => {
  async function found(text: string, ...practices: Practice[]) {
    const database = await openMigrated();
    onTestFinished(() => database.close());
    const entries = practices.map((practice) => ({ practice, reviews: [] }));
    await database.transact((tx) => insertPractices(tx, entries, PLACES));
    const live = followPractices(database, () => new Date(0), console.error);
    const question = readQuestion(text);
    const index = await live.now();
    const attempts = attemptsFor(question, index);
    const answer = await findPractices(index, attempts, question, () => new Date(0));
    return answer && { total: answer.total, ids: answer.practices.map(({ id }) => id) };
  }

  test("are first those whose name begins with what was typed, however others are rated", async () => {
    const better = Array.from({ length: 10 }, (_, index) =>
      makePractice({ id: index + 1, name: `Two Kererū Streams ${index}`, rating: 5 }),
    );
    const named = makePractice({ id: 50, name: "Kererū Dental", rating: 3.1 });
    const other = makePractice({ id: 51, name: "Kererūa", rating: 3 });
    expect(await found("kereru", ...better, named, other)).toEqual({
      total: 12,
      ids: [50, 51, 1, 2, 3],
    });
  });

  test("are found by a name that holds a place, wherever they are", async () => {
    const napier = makePractice({ id: 1, name: "Hastings Street Dental", place: "napier" });
    const hastings = makePractice({ id: 2, name: "Willow Dental", place: "hastings" });
    expect(await found("Hastings Street", napier, hastings)).toEqual({ total: 1, ids: [1] });
    expect(await found("Hastings zebra", napier, hastings)).toEqual({ total: 1, ids: [2] });
  });

  test("are the nearest of the same island where nobody in the place offers it", async () => {
    const [across, far, near] = [
      makePractice({ id: 1, place: "auckland", latitude: -36.85, longitude: 174.76, services: ["veneers"] }),
      makePractice({ id: 3, place: "dunedin", latitude: -45.88, longitude: 170.5, services: ["veneers"] }),
      makePractice({ id: 2, place: "nelson", rating: 1, services: ["veneers"] }),
    ];
    expect(await found("veneers greymouth", across, far, near)).toEqual({ total: 2, ids: [2, 3] });
    expect(await found("veneers greymouth", across)).toEqual({ total: 1, ids: [1] });
  });

  test("are first those that never close, for who asks for a dentist at night", async () => {
    const pain = { emergency: { waitMinutes: 45 } } as const;
    const better = Array.from({ length: 10 }, (_, index) =>
      makePractice({ id: index + 1, rating: 5, ...pain }),
    );
    const never = makePractice({ id: 50, rating: 3, openingHours: "24/7", ...pain });
    for (const text of ["24/7 dentist nelson", "open 24 hours nelson", "night dentist nelson"])
      expect((await found(text, ...better, never))!.ids.slice(0, 2)).toEqual([50, 1]);
    // Someone who looks after hours sees first who is open.
    expect((await found("after hours nelson", ...better, never))!.ids[0]).toBe(50);
  });

  test("are first those that can see someone in pain first: open now, then the next to open, however they are rated", async () => {
    const pain = { emergency: { waitMinutes: 45 } } as const;
    // Thursday 1 January 1970, 12 noon in New Zealand, a public holiday.
    const [best, open, soon, silent] = [
      makePractice({ id: 1, rating: 5, openingHours: "Mo-Su,PH 17:00-18:00", ...pain }),
      makePractice({ id: 2, rating: 1, openingHours: "24/7", ...pain }),
      makePractice({ id: 3, rating: 2, openingHours: "Mo-Su,PH 15:00-18:00", ...pain }),
      makePractice({ id: 4, rating: 4, openingHours: "", ...pain }),
    ];
    for (const text of ["toothache nelson", "toothache", "emergency dentist"])
      expect([text, (await found(text, best, open, soon, silent))!.ids]).toEqual([text, [2, 3, 1, 4]]);
  });

  test("are none where nothing fits", async () => {
    expect(await found("zebra", makePractice({ id: 1 }))).toBeNull();
    expect(await found("%", makePractice({ id: 1 }))).toBeNull();
  });
});
