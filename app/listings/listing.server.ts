import { redirect } from "react-router";
import { placeBySlug, zoneOfPlace } from "#content/places.ts";
import { framingSites } from "#database/practices/framing-sites.ts";
import { countInWords } from "#domain/counts.ts";
import { areHoursStated, openingStatusAt } from "#domain/hours/opening-hours.ts";
import { instantThere } from "#domain/hours/practice-clock.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import { listInWords } from "#domain/lists.ts";
import type { Practice } from "#domain/practices/practice.ts";
import {
  hoursInWords,
  newPatientsInWords,
  NOT_STATED,
  usualPriceInWords,
} from "#domain/practices/practice-words.ts";
import { UNSAVED } from "#domain/token-address.ts";
import { takeField, takeFields } from "#kit/forms/read.server.ts";
import { LOST_LINK_SENT_PATH } from "#content/requests/addresses.ts";
import { type Acting, type Asking, linkPage } from "#kit/token-pages/link-page.server.ts";
import type { Services } from "#services/services.ts";
import { LISTING_PATH } from "#content/listing-addresses.ts";
import { type PromisedTimes, promisedTimes, promisedWhere } from "#services/free-times/promised-times.ts";
import { hoursInFull } from "#services/listings/changes.ts";
import { shownClosures } from "#services/listings/hours-fields.ts";
import { listingBehind, TOO_OFTEN } from "#services/listings/listing-behind.ts";
import { saveFramingSites } from "#services/listings/framing.ts";
import { renewListingLink } from "#services/listings/renew-listing-link.ts";
import { pricesBeyond, shownRows } from "#services/listings/price-fields.ts";
import { saveSection } from "#services/listings/save-section.ts";
import { SECTION_NAMES, type SectionName, SECTIONS, sectionVersion } from "#services/listings/sections.ts";

/** All that the page of a listing shows. */
export type ListingView = ReturnType<typeof listingView>;

export const { loader, action } = linkPage({ path: LISTING_PATH, open, viewOf: listingView, act });

type Opened = Practice & { framingSites: readonly string[]; promised: PromisedTimes };

async function open(services: Services, token: string): Promise<Opened | undefined> {
  const { read } = services.database;
  const practice = await listingBehind(services, read, token, services.now());
  if (!practice) return undefined;
  const promised = await promisedTimes(read, practice, services.now());
  return { ...practice, framingSites: await framingSites(read, practice.id), promised };
}

/** Saves one section, or ends the links. */
async function act(acting: Acting<Opened>): Promise<null> {
  const { services, token, opened: practice, form, pressed, again, finish } = acting;
  if (pressed === "renew") return renew(acting);
  if (pressed === "framing") return saveFraming(acting);
  const section = SECTION_NAMES.find((name) => name === pressed);
  if (!section) return again({ form: "", problems: [{ name: "form", text: "Choose what to change" }] });
  const { values: taken, problems: misread } = takeFields(form, SECTIONS[section].shapes);
  const values = Object.fromEntries(
    Object.entries(taken).map(([name, value]) => [name, [value].flat().join(",")]),
  );
  if (misread.length > 0) return again({ problems: misread, values });
  const version = takeField(form, "version");
  const answer = await saveSection(services, practice.id, { token, section, values, version });
  if (answer.kind === "saved") return finish(answer.isMailed || section === "checked" ? section : "saved");
  if (answer.kind === "ended") return finish(UNSAVED);
  if (answer.kind === "same") return finish("same");
  if (answer.kind === "refused") return again({ problems: answer.problems, values });
  if (answer.kind === "conflict") return again({ conflict: MEANWHILE, values });
  if (answer.kind === "too-often")
    return again({ problems: [{ name: "form", text: TOO_OFTEN }], isTooOften: true, values });
  return again({ isUnavailable: true, values });
}

/** Ends every link of the practice and mails a new one to its address. */
async function renew({ services, token, opened, form, again, finish }: Acting<Opened>): Promise<null> {
  if (takeField(form, "sure") !== "yes" || opened.email === "")
    return again({ problems: [{ name: "sure", text: "Tick to end this link" }] });
  const renewed = await renewListingLink(services, { token, practiceId: opened.id });
  if (renewed === "unavailable") return again({ isUnavailable: true, values: { sure: "yes" } });
  if (renewed === "ended") return finish(UNSAVED);
  throw redirect(LOST_LINK_SENT_PATH, 303);
}

/** Where else their card may stand. */
async function saveFraming({ services, token, opened, form, again, finish }: Acting<Opened>): Promise<null> {
  const sites = takeField(form, "sites")
    .split(/[\s,]+/)
    .join("\n");
  const saved = await saveFramingSites(services, { token, practiceId: opened.id, typed: sites });
  const values = { sites };
  if (saved.kind === "refused") return again({ problems: [{ name: "sites", text: saved.problem }], values });
  if (saved.kind === "too-often")
    return again({ problems: [{ name: "form", text: TOO_OFTEN }], isTooOften: true, values });
  if (saved.kind === "unavailable") return again({ isUnavailable: true, values });
  return finish(saved.kind === "ended" ? UNSAVED : saved.kind === "same" ? "same" : "framing");
}

const MEANWHILE = "This part of your listing has changed since you opened the page";

function listingView(practice: Opened, { token, posted, done, now }: Asking) {
  const today = newZealandDay(now);
  const { id, slug, name, email, website, checkedOn, reviewCount, practitioners, openingHours } = practice;
  const sectionOf = (section: SectionName) => {
    const isOpen = posted?.form === section;
    const shown = SECTIONS[section].valuesOf(practice, today);
    return {
      version: sectionVersion(practice, section),
      shown,
      values: isOpen ? posted.values : shown,
      isOpen,
    };
  };
  const sections = Object.fromEntries(
    SECTION_NAMES.map((section) => [section, sectionOf(section)]),
  ) as Record<SectionName, ReturnType<typeof sectionOf>>;
  const { hours, prices } = sections;
  return {
    path: LISTING_PATH,
    token,
    id,
    slug,
    name,
    email,
    website,
    framingSites: practice.framingSites,
    checkedOn,
    hasReviews: reviewCount > 0,
    people: practitioners.map((person) => person.name),
    short: shortWords(practice),
    priceRows: shownRows(prices.values),
    pricesBeyond: pricesBeyond(practice),
    closureRows: shownClosures(hours.values),
    /** What people read instead of hours, because we can't; empty where there is none. */
    hoursAsWritten: practice.hoursAsWritten,
    /** Hours that say more than the form holds, in words. */
    furtherHours: hours.shown["keep"] === "yes" ? hoursInFull(openingHours, today) : null,
    closedTo: done === "hours" || done === "saved" ? closedTo(practice) : null,
    done: done === null ? null : doneWords(done, email),
    posted,
    sections,
  };
}

/** How many people have a time at which the practice is closed: `2 appointments are`. Nobody has told them. */
function closedTo({ openingHours, place, promised }: Opened): string | null {
  if (!areHoursStated(openingHours)) return null;
  const schedule = { openingHours, holidayRegion: placeBySlug(place).holidayRegion };
  return promisedWhere(
    promised,
    (at) => !openingStatusAt(schedule, instantThere(at, zoneOfPlace(place))).isOpen,
  );
}

/** What people see of each section now, in a few words. */
function shortWords(practice: Practice) {
  const { services, languages, phone, email } = practice;
  const usual = usualPriceInWords(practice);
  return {
    hours: hoursInWords(practice),
    patients: newPatientsInWords(practice),
    prices: `${services.length === 0 ? "no treatments" : countInWords(services.length, "treatment")}${usual === null ? "" : `, a usual visit ${usual}`}`,
    access: languages.length > 0 ? listInWords(languages) : NOT_STATED,
    words: phone.replaceAll(" ", "\u00a0") || email || NOT_STATED,
  };
}

function doneWords(done: string, email: string): string | null {
  if (done === "same") return "Nothing has changed: people already see this.";
  if (done === "saved") return "Saved. People can see it now.";
  if (done === "framing") return "Saved. Your card shows at those addresses now.";
  if (done === "checked") return "Thank you. Your page now says it was checked today.";
  if (!SECTION_NAMES.some((name) => name === done)) return null;
  return `Saved. People can see it now. We’ve emailed ${email} what has changed.`;
}
