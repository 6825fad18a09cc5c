import coast from "#content/map/coast/strip.svg?raw";
import { STRIP_FRAME } from "#content/map/frames.ts";
import { shownPlaces } from "#content/places.ts";
import { compose } from "../seo/pictures/compose.tsx";
import type { Drawing } from "../seo/pictures/drawing.ts";
import { CountryArt } from "../seo/pictures/maps.tsx";
import { Ground } from "../seo/pictures/shapes.tsx";
import { Column, Lede, Title } from "../seo/pictures/words.tsx";
import type { Services } from "../services.ts";
import { extentInWords } from "./extent-words.ts";

const WIDTH = 900;

/** The country lying along the picture, as in the banner of the page. */
export async function drawDirectory({ practices }: Services): Promise<Drawing> {
  const counts = (await practices.now()).countsByPlace();
  const towns = shownPlaces(counts).map((place) => ({
    ...place,
    count: counts.get(place.slug) ?? 0,
  }));
  return compose({
    raw: [coast],
    shapes: (
      <>
        <Ground />
        <CountryArt frame={STRIP_FRAME} transform="translate(150 178) scale(1.1)" towns={towns} />
      </>
    ),
    words: (
      <Column width={WIDTH}>
        <Title text="Find a dentist" width={WIDTH} height={120} most={108} />
        <Lede text={extentInWords(counts)} width={WIDTH} lines={1} />
      </Column>
    ),
  });
}
