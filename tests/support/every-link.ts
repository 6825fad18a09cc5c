import { expect } from "vitest";
import { book, linksOf, travel } from "./direct-site.ts";
import { formValues } from "./form.ts";
import { openListed, shown } from "./listing.ts";
import { askFor, linkIn, subscribed } from "./newsletter.ts";
import { picturesPath, storePicture } from "./pictures.ts";
import { watchLink } from "./watches.ts";
import { WELL } from "./visit.ts";
import { readPage, type SiteOptions, type TestPage, type TestSite } from "./site.ts";

/** A page that a link opens, with a form of it as a person fills it in. */
export type LinkForm = { what: string; path: string; fields: Record<string, string> };

const WHEN = { date: "2026-12-10", time: "10:00" };

/** A site with a link of every kind, and every form behind them. */
export async function openWithLinks(
  options: SiteOptions = {},
): Promise<{ site: TestSite; paths: readonly string[]; forms: readonly LinkForm[] }> {
  const { site, path: listing } = await openListed({}, options);
  const visited = await booked(site, "hemi@patient.example");
  const reviewed = await booked(site, "ngaio@patient.example");
  for (const { practice } of [visited, reviewed])
    await site.post(practice, { ...answered("confirm"), both: "yes" });
  await travel(site, new Date("2026-12-12T00:00:00Z"));
  const review = reviewOf(visited);
  await site.post(reviewOf(reviewed), WELL);
  site.clock.now = new Date("2026-12-01T00:30:00Z");
  const { patient, practice } = await booked(site, "maia@patient.example");
  await site.post(practice, { do: "open" });
  const unopened = await booked(site, "wiremu@patient.example");
  await askFor(site, "ana@example.co.nz");
  const confirm = linkIn(
    (await site.mail()).findLast(({ to }) => to.email === "ana@example.co.nz")!,
    "confirm",
  );
  const unsubscribe = linkIn(await subscribed(site, "tama@example.co.nz"), "unsubscribe");
  const watch = await watchLink(site, "rua@example.co.nz");
  const version = "1";
  const section = async (name: string) => ({ do: name, ...(await shown(site, listing, name)) });
  const pictures = picturesPath(listing);
  const picture = await storePicture(site.database, 10_001);
  const shownPicture = formValues(await site.page(pictures), `#${picture}-form`);
  const words = "Please ring twice,\nthe bell is broken";
  const forms = [
    { what: "patient shows", path: patient, fields: { do: "show" } },
    {
      what: "patient changes",
      path: patient,
      fields: { do: "change", version, ...WHEN, time: "10:00 AM", words },
    },
    { what: "patient agreed", path: patient, fields: { do: "agreed", version, ...WHEN, sure: "yes" } },
    { what: "patient cancels", path: patient, fields: { do: "cancel", version, sure: "yes", words } },
    { what: "practice opens", path: unopened.practice, fields: { do: "open" } },
    { what: "practice confirms", path: practice, fields: { ...answered("confirm"), words } },
    {
      what: "practice offers",
      path: practice,
      fields: { do: "answer", version, answer: "offer", date1: WHEN.date, time1: WHEN.time, words },
    },
    {
      what: "practice declines",
      path: practice,
      fields: { do: "answer", version, answer: "decline", reason: "full", words },
    },
    {
      what: "listing, new patients",
      path: listing,
      fields: { ...(await section("patients")), accepting: "no", emergency: "none" },
    },
    {
      what: "listing, words",
      path: listing,
      fields: { ...(await section("words")), summary: "By the river", description: words },
    },
    { what: "listing, checked", path: listing, fields: { ...(await section("checked")), sure: "yes" } },
    { what: "pictures, words", path: pictures, fields: { ...shownPicture, alt: "By the river" } },
    { what: "listing, new link", path: listing, fields: { do: "renew", sure: "yes" } },
    {
      what: "review",
      path: review,
      fields: { do: "review", went: "yes", stars: "4", text: words, name: "Hemi T." },
    },
    { what: "review, taken back", path: reviewOf(reviewed), fields: { do: "takeBack", sure: "yes" } },
    { what: "newsletter, confirm", path: confirm, fields: {} },
    { what: "newsletter, unsubscribe", path: unsubscribe, fields: {} },
    { what: "watch, confirm", path: watch, fields: { do: "confirm" } },
    { what: "newsletter, one click", path: unsubscribe, fields: { "List-Unsubscribe": "One-Click" } },
  ];
  const file = visited.patient.replace("/request?", "/request/appointment.ics?");
  const paths = [...new Set([...forms.map(({ path }) => path), file])];
  return { site, paths, forms };
}

function reviewOf({ patient }: { patient: string }): string {
  return patient.replace("/request?", "/review?");
}

async function booked(site: TestSite, email: string) {
  const answers = { practice: "10001", location: "Greymouth", preferredDate: "2026-12-02", email };
  await book(site, answers);
  const { patient, practice } = await linksOf(site);
  return { patient, practice };
}

function answered(answer: string): Record<string, string> {
  return { do: "answer", version: "1", answer, ...WHEN, minutes: "30" };
}

/** Whether anything is stored for a form: the patient's page only shows what they sent. */
export function isStored({ what }: LinkForm): boolean {
  return what !== "patient shows";
}

/** Sends a form in vain: 503, one alert, every value in the form that the page then shows. */
export async function sendLinkInVain(site: TestSite, { what, path, fields }: LinkForm): Promise<TestPage> {
  const page = await readPage(await site.post(path, fields));
  expect([what, page.status]).toEqual([what, 503]);
  expect([what, page.document.querySelectorAll("main [role=alert]").length]).toEqual([what, 1]);
  const own = `#${fields["do"]}-form`;
  const form = page.document.querySelector(own) ? own : "main form[method=post]";
  expect(page.document.querySelector(form)!.getAttribute("action")).toBe(path);
  // A button carries its value when it is pressed again.
  const buttons = [...page.document.querySelectorAll(`${form} button[name]`)];
  const pressed = Object.fromEntries(
    buttons.map((button) => [button.getAttribute("name"), button.getAttribute("value")]),
  );
  expect([what, { ...pressed, ...formValues(page, form) }]).toEqual([what, expect.objectContaining(fields)]);
  return page;
}
