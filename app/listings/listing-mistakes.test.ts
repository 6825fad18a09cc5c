import { expect, test } from "vitest";
import { gatheredMail } from "#tests/support/direct-site.ts";
import { alertIn } from "#tests/support/form.ts";
import { listed, openListed, save, shown } from "#tests/support/listing.ts";
import type { TestSite } from "#tests/support/site.ts";

/** What a practice is told of a section that it filled in so. */
async function told(
  site: TestSite,
  path: string,
  section: string,
  answers: Record<string, string>,
): Promise<string> {
  const body = new URLSearchParams({ ...(await shown(site, path, section)), ...answers });
  const page = await site.page(path, { method: "POST", body });
  expect(page.status).toBe(422);
  return alertIn(page);
}

test("Days away are entered beside hours that say more than the form, and other hours are not dropped", async () => {
  const openingHours = 'Mo-Fr 08:30-17:00; Sa 09:00-12:00 "by appointment"; PH off';
  const { site, path } = await openListed({ openingHours });
  const filled = await told(site, path, "hours", { "hours-sa": "closed" });
  expect(filled).toContain("Choose “Replace them”, or leave the days of the week empty");
  await save(site, path, "hours", { "closed-from-1": "2026-12-24", "closed-to-1": "2027-01-05" });
  expect((await listed(site)).openingHours).toBe(`${openingHours}; 2026 Dec 24-2027 Jan 05 off`);
  const [mail] = await gatheredMail(site);
  expect(mail!.text).toContain("closed 24 December 2026 to 5 January 2027");
  expect(await shown(site, path, "hours")).toMatchObject({ keep: "yes", "closed-from-1": "2026-12-24" });
  await save(site, path, "hours", { "closed-from-1": "", "closed-to-1": "" });
  expect((await listed(site)).openingHours).toBe(openingHours);
});

test("More than four times away, and a day until midnight, are no more than the form holds", async () => {
  const away = [1, 2, 3, 4, 5].map((n) => `2027 Jan 0${n} off`).join("; ");
  const { site, path } = await openListed({ openingHours: `Mo-Fr 09:00-24:00; PH off; ${away}` });
  const form = await shown(site, path, "hours");
  expect(form).toMatchObject({ "hours-mo-to": "00:00", "closed-to-5": "2027-01-05", "closed-from-6": "" });
  await save(site, path, "hours", { "closed-from-5": "2027-01-06", "closed-to-5": "2027-01-07" });
  expect((await listed(site)).openingHours).toBe(
    `Mo-Fr 09:00-24:00; PH off; ${away.replace("05 off", "06-2027 Jan 07 off")}`,
  );
});

test("Days away that are over, and a slip in the year, are asked about", async () => {
  const { site, path } = await openListed();
  const over = { "closed-from-1": "2025-12-24", "closed-to-1": "2026-01-05" };
  expect(await told(site, path, "hours", over)).toContain("Enter today or a later day");
  const slip = { "closed-from-1": "2026-12-24", "closed-to-1": "2062-01-05" };
  expect(await told(site, path, "hours", slip)).toContain("Enter a day within the next two years");
});

test("Times under a day that says “Same as Monday” are asked about, and not lost", async () => {
  const { site, path } = await openListed();
  const typed = { "hours-tu-from": "09:00", "hours-tu-to": "12:00", "hours-ph-from": "10:00" };
  const asked = await told(site, path, "hours", typed);
  expect(asked).toContain("Tuesday: choose “Open”, or leave its times empty");
  expect(asked).toContain("Public holidays: choose “Other hours”, or leave their times empty");
  await save(site, path, "hours", { "hours-tu": "open", "hours-tu-from": "09:00", "hours-tu-to": "12:00" });
  expect((await listed(site)).openingHours).toBe("Mo 08:30-17:00; Tu-Fr 09:00-12:00; PH off");
});

test("Who tries times and then chooses “Closed” is taken at that word", async () => {
  const { site, path } = await openListed();
  await save(site, path, "hours", { "hours-tu": "closed", "hours-tu-from": "09:00" });
  expect((await listed(site)).openingHours).toMatch(/^Mo /);
});

test("Prices beyond those that the form of a listing holds stand, whatever is saved", async () => {
  const prices = Array.from({ length: 40 }, (_, index) => ({
    treatment: "implants" as const,
    label: `Implant ${index}`,
    from: 1000 + index,
    to: null,
  }));
  const { site, path } = await openListed({ prices });
  const { html } = await site.page(path);
  expect(html).toContain("28 more prices are on your page.");
  await save(site, path, "prices", { "price-12-what": "", "price-12-from": "", "price-1-from": "$900.00" });
  const { prices: now } = await listed(site);
  expect(now).toHaveLength(39);
  expect([now[0]!.from, now.at(-1)!.label]).toEqual([900, "Implant 39"]);
});

test("A price of which only the treatment is chosen is asked for, and taken away where it stood", async () => {
  const { site, path } = await openListed();
  const asked = await told(site, path, "prices", { "price-1-treatment": "implants" });
  expect(asked).toContain("Price 1: enter the lowest price");
  await save(site, path, "prices", { "price-1-treatment": "implants", "price-1-from": "4500" });
  await save(site, path, "prices", { "price-1-what": "", "price-1-from": "" });
  expect((await listed(site)).prices).toEqual([]);
});

test("A treatment with a price is offered, ticked or not, and found by it", async () => {
  const { site, path } = await openListed();
  await save(site, path, "prices", { "price-1-treatment": "veneers", "price-1-from": "900" });
  expect((await listed(site)).services).toEqual(["general-dentistry", "braces", "veneers"]);
  expect((await site.page("/directory?service=veneers")).html).toContain("Māwhera Dental");
  expect((await shown(site, path, "prices"))["services"]).toContain("veneers");
});

test("A mistake in a price says which price it is of", async () => {
  const { site, path } = await openListed();
  const wrong = {
    "checkup-from": "cheap",
    "price-1-treatment": "implants",
    "price-1-from": "4500",
    "price-1-to": "4000",
    "price-2-from": "90",
  };
  const asked = await told(site, path, "prices", wrong);
  expect(asked).toContain("A usual visit: enter whole dollars");
  expect(asked).toContain("Price 1: enter a price no lower than the first");
  expect(asked).toContain("Price 2: choose the treatment");
});

test("Languages may be written as people write a list", async () => {
  const { site, path } = await openListed();
  await save(site, path, "access", { languages: "English and Samoan; Hindi / te reo Māori & Korean" });
  const { languages } = await listed(site);
  expect(languages).toEqual(["English", "Samoan", "Hindi", "te reo Māori", "Korean"]);
});

test("A practice that sees people in pain the same day has a number to call", async () => {
  const { site, path } = await openListed();
  await save(site, path, "patients", { emergency: "30" });
  expect(await told(site, path, "words", { phone: "" })).toContain("People in pain will call this number");
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
  await save(site, path, "patients", { emergency: "none" });
  const mails = (await gatheredMail(site)).map(({ text }) => text);
  expect(mails.join()).toContain("People in pain: Not always seen the same day");
  await save(site, path, "words", { phone: "" });
  expect(await told(site, path, "patients", { emergency: "30" })).toContain("enter your phone number first");
});

test("Neither marks that turn the direction of a text nor an endless address gets into a listing", async () => {
  const { site, path } = await openListed();
  await save(site, path, "words", { summary: "\u202e54$ evil\u2066", description: "One.\n\n\u200fTwo." });
  const { summary, description } = await listed(site);
  expect([summary, description]).toEqual(["54$ evil", ["One.", "Two."]]);
  const website = `https://mawhera.nz/${"x".repeat(500)}`;
  expect(await told(site, path, "words", { website })).toContain("Write 300 characters or fewer");
});
