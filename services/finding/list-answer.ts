import { CALL_HEALTHLINE } from "#content/emergency.ts";
import { API_PATH, emergencyHref, withQuery } from "#content/links.ts";
import { listedUnder } from "#content/listed-under.ts";
import { shownPictures } from "#database/practices/practice-pictures.ts";
import { practicesById } from "#database/practices/practices.ts";
import { kilometresBetween } from "#domain/finding/distance.ts";
import { queryLine } from "#domain/text.ts";
import { attributionLine } from "../practices/attribution.ts";
import { listingSources } from "../practices/listing-sources.ts";
import { linkedRecord } from "../practices/practice-record.ts";
import type { Services } from "../services.ts";
import {
  type DirectoryFilter,
  distanceOrigin,
  filterHref,
  filterParameters,
  filterPlace,
  LIST_PARAMETERS,
  NO_FILTER,
  SORTS,
} from "./directory-filter.ts";
import { findInDirectory, type Found } from "./find-in-directory.ts";
import { careBeside, firstHelp } from "./first-help.ts";
import { unstatedCounts } from "./unstated.ts";

/** What the directory shows for an address, as data. */
export async function answerList(
  { database, practices, now, publicUrl }: Services,
  parameters: URLSearchParams,
) {
  const index = await practices.now();
  const found = await findInDirectory(index, parameters, now);
  const { total, pages, ids } = found;
  const filter = { ...found.filter, view: NO_FILTER.view };
  const asked = { ...filter, q: found.typed };
  const { page } = filter;
  const at = (other: number) => publicUrl + apiHref({ ...asked, page: other });
  const origin = filter.sort === "distance" ? distanceOrigin(filter) : undefined;
  const listed = await practicesById(database.read, ids);
  const sources = await listingSources(database.read, index, listed);
  const pictures = await shownPictures(database.read, listed);
  return {
    count: total,
    page,
    pages,
    filter: Object.fromEntries(filterParameters(filter)),
    unstated: found.sought ? unstatedCounts(index, found.sought) : {},
    help: helpFirst(found, publicUrl),
    readAs: found.takenFor,
    notUnderstood: found.leftOut,
    notes: [
      ...unusedSaid(parameters, filter),
      found.notHere,
      partNote(found),
      ...found.notes,
      ...pagesSaid(found, publicUrl),
    ].filter((one) => one !== null),
    url: publicUrl + filterHref(asked),
    prev: page > 1 ? at(page - 1) : null,
    next: page < pages ? at(page + 1) : null,
    attribution: attributionLine(index),
    practices: listed.map((practice) => ({
      ...linkedRecord(practice, { publicUrl, index, now: now() }, { sources, pictures }),
      ...(origin && { distanceKm: roundedToTenth(kilometresBetween(origin, practice)) }),
    })),
  };
}

/** What the directory shows before its list for someone who is hurt; null where nothing that was typed says so. */
function helpFirst({ hurt, filter, isMaybeHurt }: Found, publicUrl: string) {
  const help = firstHelp(hurt);
  const call = help?.danger ?? careBeside(hurt);
  if (!help && !call && !isMaybeHurt) return null;
  return {
    call: call ?? CALL_HEALTHLINE.text,
    firstAid: help?.card ? { for: help.card.situation, steps: help.card.steps } : null,
    url: publicUrl + emergencyHref(filterPlace(filter)?.slug),
  };
}

/** What the list is of instead, where a part of a place was asked for. */
function partNote({ part }: Found): string | null {
  const [place] = part?.places ?? [];
  return part && place ? listedUnder({ name: part.name, place: place.name }) : null;
}

/** What a program asks for and the list isn't chosen by: a value that can’t be read, or a filter that doesn’t exist. */
function unusedSaid(parameters: URLSearchParams, filter: DirectoryFilter): string[] {
  const used = filterParameters(filter);
  return [...new Set(parameters.keys())].flatMap((name) => {
    const value = queryLine(parameters.get(name)!);
    const isUsed =
      name === "sort"
        ? SORTS.some((sort) => sort === value.toLowerCase())
        : used.has(name === "lat" || name === "lng" ? "near" : name);
    if (isUsed || value === "" || name === "q" || name === "page") return [];
    const isKnown = LIST_PARAMETERS.some((one) => one === name);
    return isKnown
      ? `The practices aren’t chosen by “${name}”: we can’t read its value, or it does nothing beside the others.`
      : `The practices aren’t chosen by “${queryLine(name)}”: there is no such filter.`;
  });
}

/** Our pages about what was asked: a list of dentists is no answer to a complaint. */
function pagesSaid({ links }: Found, publicUrl: string): string[] {
  return links
    .filter(({ kind }) => kind === "page" || kind === "nearest page")
    .map(({ text, href }) => `We have a page on that: ${text}, ${publicUrl}${href}`);
}

function apiHref(filter: DirectoryFilter): string {
  return withQuery(`${API_PATH}/practices`, filterParameters(filter));
}

/** No more exact than the origin, which is rounded too. */
function roundedToTenth(kilometres: number): number {
  return Math.round(kilometres * 10) / 10;
}
