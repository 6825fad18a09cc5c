import type { Params } from "react-router";
import { ALL_PLACES, isShown } from "#content/places.ts";
import { compose } from "../seo/pictures/compose.tsx";
import type { Drawing } from "../seo/pictures/drawing.ts";
import { coastOf, PlaceArt } from "../seo/pictures/maps.tsx";
import { Ground } from "../seo/pictures/shapes.tsx";
import { Column, Figures, Kicker, Title } from "../seo/pictures/words.tsx";
import type { Services } from "../services.ts";
import { figuresOf } from "./figures.ts";
import { viewLocation } from "./location.server.ts";

/** Both names of a place, what its page counts, and a dot for each practice on its coast. */
export async function drawLocation(services: Services, { city }: Params): Promise<Drawing | null> {
  const index = await services.practices.now();
  const place = ALL_PLACES.find(({ slug }) => slug === city);
  if (!place || !isShown(place, index.countsByPlace())) return null;
  const view = await viewLocation(services, index, place, null);
  return compose({
    raw: [coastOf(place.slug) ?? ""],
    shapes: (
      <>
        <Ground />
        <PlaceArt place={place.slug} here={place} others={view.positions} />
      </>
    ),
    words: (
      <Column>
        {place.nameMi && <Kicker text={place.nameMi} face="display" />}
        <Title text={`Dentists in ${place.name}`} height={place.nameMi ? 200 : 260} />
        <Figures items={figuresOf(view).slice(0, 2)} />
      </Column>
    ),
  });
}
