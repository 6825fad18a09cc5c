import { shownPlaces } from "#content/places.ts";
import { directoryHref } from "#content/links.ts";
import { Banner } from "#kit/ui/banner.tsx";
import type { Crumb } from "#kit/ui/breadcrumbs.tsx";
import { StripMap } from "#kit/ui/map/strip-map.tsx";
import type { DirectoryView } from "./directory.server.ts";
import { extentInWords } from "./extent-words.ts";
import { answerInWords } from "./filter-words.ts";

/** The country to choose a place from; once something is asked for, one line with the answer. */
export function DirectoryHead({ view, trail }: { view: DirectoryView; trail: readonly Crumb[] }) {
  const { filter, total, pages, isBare, placeCounts } = view;
  if (!isBare) {
    return (
      <Banner trail={trail} isShort>
        <h1>{answerInWords(filter, total, pages)}</h1>
      </Banner>
    );
  }
  return (
    <Banner trail={trail}>
      <div className="directory-head">
        <div>
          <h1>Find a dentist</h1>
          <p className="lede">{ledeOf(placeCounts)}</p>
        </div>
        <StripMap towns={townsOf(placeCounts)} />
      </div>
    </Banner>
  );
}

/** `1,240 practices from Whangārei to Invercargill. Choose a place, or search below.` */
function ledeOf(counts: ReadonlyMap<string, number>): string {
  const invitation = counts.size > 0 ? " Choose a place, or search below." : "";
  return `${extentInWords(counts)}.${invitation}`;
}

function townsOf(counts: ReadonlyMap<string, number>) {
  return shownPlaces(counts).map((place) => ({
    ...place,
    count: counts.get(place.slug) ?? 0,
    href: directoryHref({ location: place.slug }),
  }));
}
