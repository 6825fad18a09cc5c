import { ALL_PLACES } from "#content/places.ts";
import { COMMAND_LINE } from "#database/desk/audit.ts";
import { listingLinkFor, listingToken } from "#database/practices/listing-links.ts";
import { stateFacts } from "#database/practices/practice-records.ts";
import { hashedText } from "#database/practices/stated-text.ts";
import { findPractice } from "#database/practices/practices.ts";
import type { StatedFacts } from "#domain/practices/facts.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { PRACTICE } from "#domain/practices/sources.ts";
import { leave } from "#services/listings/take-part.ts";
import { formValues } from "./form.ts";
import { openSite, type SiteOptions, type TestSite } from "./site.ts";

const LISTED = 10_001;

const FACTS: StatedFacts = {
  name: "Māwhera Dental",
  place: "greymouth",
  position: "town",
  phone: "(03) 768 1234",
  email: "hello@mawhera.nz",
  openingHours: "Mo-Fr 08:30-17:00; PH off",
  services: ["general-dentistry", "braces"],
};

/** A site that lists one real practice, which has joined, and the address of the page where it changes its listing. */
export async function openListed(
  facts: StatedFacts = {},
  options: SiteOptions = {},
): Promise<{ site: TestSite; path: string }> {
  const site = await openSite({ samples: 0, routing: "direct", ...options });
  await stateBy(site, "list", { ...FACTS, ...facts });
  await stateBy(site, PRACTICE, {});
  const { database, services, clock } = site;
  const link = await database.transact((tx) => listingLinkFor(tx, services, LISTED, clock.now));
  return { site, path: `/practice/listing?token=${listingToken(services, link)}` };
}

/** A source states these facts of the practice, or of another, and no others any more. */
export async function stateBy(
  site: TestSite,
  source: string,
  facts: StatedFacts,
  { id = LISTED, on = "2026-11-20" }: { id?: number; on?: string } = {},
): Promise<void> {
  const statement = { externalId: String(id), practiceId: id, asOf: on, url: "" };
  await site.database.transact((tx) =>
    stateFacts(tx, [{ ...statement, ...hashedText(facts) }], {
      source,
      on,
      importId: null,
      places: ALL_PLACES,
    }),
  );
}

/** The practice takes part no longer, as the command line says it. */
export async function leaveNow({ database, clock }: TestSite): Promise<void> {
  const { transact, kind } = database;
  await transact((tx) => leave({ tx, kind, who: COMMAND_LINE, now: clock.now }, LISTED));
}

/** Sends a section of the page as it is shown, with these answers changed. */
export async function save(
  site: TestSite,
  path: string,
  section: string,
  answers: Record<string, string>,
): Promise<Response> {
  return site.post(path, { ...(await shown(site, path, section)), ...answers });
}

/** The fields of a section as the page shows them. */
export async function shown(site: TestSite, path: string, section: string): Promise<Record<string, string>> {
  return formValues(await site.page(path), `#${section}-form`);
}

export async function listed(site: TestSite): Promise<Practice> {
  return (await findPractice(site.database.read, LISTED))!;
}
