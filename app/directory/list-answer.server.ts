import { shownPictures } from "#database/practice-pictures.ts";
import { practicesOf } from "#database/practices.ts";
import { kilometresBetween } from "#domain/distance.ts";
import { withQuery } from "#content/links.ts";
import { API_PATH } from "#kit/api/address.ts";
import { attributionOf } from "#services/practices/attribution.ts";
import { sourcesOf } from "#services/practices/listing-sources.ts";
import { linkedRecord } from "#services/practices/practice-record.ts";
import type { Services } from "#services/services.ts";
import { type DirectoryFilter, filterHref, NO_FILTER, originOf, parametersOf } from "./filter.ts";
import { findInDirectory } from "./find.server.ts";

/** What the directory shows for an address, as data. */
export async function answerList(
  { database, practices, now, publicUrl }: Services,
  parameters: URLSearchParams,
) {
  const index = await practices.now();
  const found = findInDirectory(index, parameters, now);
  const { total, pages, ids } = found;
  const filter = { ...found.filter, view: NO_FILTER.view };
  const { page } = filter;
  const at = (other: number) => publicUrl + apiHref({ ...filter, page: other });
  const origin = filter.sort === "distance" ? originOf(filter) : undefined;
  const listed = await practicesOf(database.read, ids);
  const sources = await sourcesOf(database.read, index, listed);
  const pictures = await shownPictures(database.read, listed);
  return {
    count: total,
    page,
    pages,
    filter: Object.fromEntries(parametersOf(filter)),
    url: publicUrl + filterHref(filter),
    prev: page > 1 ? at(page - 1) : null,
    next: page < pages ? at(page + 1) : null,
    attribution: attributionOf(index),
    practices: listed.map((practice) => ({
      ...linkedRecord(practice, { publicUrl, index, now: now() }, { sources, pictures }),
      ...(origin && { distanceKm: roundedToTenth(kilometresBetween(origin, practice)) }),
    })),
  };
}

function apiHref(filter: DirectoryFilter): string {
  return withQuery(`${API_PATH}/practices`, parametersOf(filter));
}

/** No more exact than the origin, which is rounded too. */
function roundedToTenth(kilometres: number): number {
  return Math.round(kilometres * 10) / 10;
}
