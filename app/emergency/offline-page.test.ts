import { expect, test } from "vitest";
import { HOUR } from "#domain/durations.ts";
import { formatLongDay, newZealandDay, newZealandTime } from "#domain/nz-time.ts";
import { readPage } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";
import { withOfflineNotes, canBeSaved } from "./offline-page.ts";

const SAVED = new Date("2026-11-20T00:30:00Z");

test("The page as it comes hides that it could be an old one, and asks nobody to believe it", async () => {
  const { document } = await siteToRead(240).page("/emergency");
  expect(document.querySelector("#offline-note")!.hasAttribute("hidden")).toBe(true);
  expect(document.querySelector("#offline-town-note")!.hasAttribute("hidden")).toBe(true);
  expect(document.querySelector("#offline-saved-at")!.textContent).toBe("");
});

test("The kept page says when it was saved and how long ago that is, and is otherwise the same", async () => {
  const html = await (await siteToRead(240).fetch("/emergency")).text();
  const kept = withOfflineNotes(html, SAVED, new Date(SAVED.getTime() + 2.5 * HOUR));
  const { document } = await readPage(new Response(kept));
  const note = document.querySelector("#offline-note")!;
  expect(note.hasAttribute("hidden")).toBe(false);
  expect(note.textContent).toContain(
    "This page was saved on Friday 20 November 2026, 1:30pm NZ time, 2 hours ago. Opening times",
  );
  expect(note.querySelector("time")!.getAttribute("datetime")).toBe("2026-11-20T00:30:00.000Z");
  const besideTowns = document.querySelector("#offline-town-note")!;
  expect(besideTowns.hasAttribute("hidden")).toBe(false);
  expect(besideTowns.textContent).toContain("You need a connection to choose a town");
  const { document: fresh } = await readPage(new Response(html));
  for (const id of ["offline-note", "offline-town-note"])
    for (const page of [document, fresh]) page.getElementById(id)!.remove();
  expect(document.body.innerHTML).toBe(fresh.body.innerHTML);
});

test.each([
  [-HOUR, ""],
  [0, ", less than a minute ago"],
  [61_000, ", 1 minute ago"],
  [59 * 60_000, ", 59 minutes ago"],
  [HOUR, ", 1 hour ago"],
  [25 * HOUR, ", 1 day ago"],
  [40 * 24 * HOUR, ", 40 days ago"],
])("An age of %i ms is told as %j", async (age, words) => {
  const html = await (await siteToRead(0).fetch("/emergency")).text();
  const kept = withOfflineNotes(html, SAVED, new Date(SAVED.getTime() + age));
  expect(/<\/time>([^<]*)<\/span>/.exec(kept)![1]).toBe(words);
});

test.each(["2026-06-30T11:59:00Z", "2026-06-30T12:00:00Z", "2026-06-30T00:00:00Z", "2027-04-03T14:30:00Z"])(
  "The time %s is the one that our own pages would say",
  async (instant) => {
    const savedAt = new Date(instant);
    const html = await (await siteToRead(0).fetch("/emergency")).text();
    const said = /<time [^>]*>([^<]*)</.exec(withOfflineNotes(html, savedAt, savedAt))![1]!;
    expect(said).toBe(`${formatLongDay(newZealandDay(savedAt))}, ${newZealandTime(savedAt)} NZ time`);
  },
);

test("A page is kept only with everything it names, and only if it can say that it is old", () => {
  const files = new Set(["/assets/site-1.css", "/assets/icons-1.svg"]);
  const note = `<div class="a" id="offline-note" hidden=""><span id="offline-saved-at"></span></div><p id="offline-town-note" hidden="">`;
  const page = `<link href="/assets/site-1.css"/>${note}<use href="/assets/icons-1.svg#mark"></use>`;
  expect(canBeSaved(page, files)).toBe(true);
  expect(canBeSaved(page.replace("site-1", "site-2"), files)).toBe(false);
  expect(canBeSaved(page.replace(' hidden=""', ""), files)).toBe(false);
  expect(canBeSaved(page.replace("offline-saved-at", "saved-at"), files)).toBe(false);
  expect(canBeSaved(page.replace("offline-town-note", "note"), files)).toBe(false);
});
