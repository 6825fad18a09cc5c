import coast from "#content/map/coast/hero.svg?raw";
import { HERO_FRAME } from "#content/map/frames.ts";
import { SITE } from "#content/site.ts";
import { practicesInWords } from "#domain/counts.ts";
import { compose } from "../seo/pictures/compose.tsx";
import type { Drawing } from "../seo/pictures/drawing.ts";
import { CountryArt } from "../seo/pictures/maps.tsx";
import { Ground } from "../seo/pictures/shapes.tsx";
import { Column, Lede, Title } from "../seo/pictures/words.tsx";
import type { Services } from "../services.ts";
import { placesInWords } from "./figures.ts";
import { viewHome } from "./home.server.ts";

const WIDTH = 640;

/** The country with its towns; also what a page shows that has no picture of its own. */
export async function drawHome({ practices }: Services): Promise<Drawing> {
  const { total, towns, moreTowns } = await viewHome(await practices.now());
  return compose({
    raw: [coast],
    shapes: (
      <>
        <Ground />
        <CountryArt
          frame={HERO_FRAME}
          transform="translate(700 -18) scale(0.775)"
          towns={[...towns, ...moreTowns]}
        />
      </>
    ),
    words: (
      <Column width={WIDTH}>
        <Title
          text={SITE.tagline.replace(" Zealand", "\u00A0Zealand").replace("in ", "in\u00A0")}
          width={WIDTH}
          height={340}
          most={104}
        />
        {total > 0 && (
          <Lede
            text={`${practicesInWords(total)} in ${placesInWords([...towns, ...moreTowns])}`}
            width={WIDTH}
          />
        )}
      </Column>
    ),
  });
}
