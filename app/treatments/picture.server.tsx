import type { Params } from "react-router";
import { findTreatmentPage } from "#content/treatments/pages.ts";
import { durationRange, titleOf } from "#content/treatments/words.ts";
import { dollarRange } from "#domain/money.ts";
import { compose } from "../seo/pictures/compose.tsx";
import { ART_LEFT, type Drawing } from "../seo/pictures/drawing.ts";
import { PALETTE } from "../seo/pictures/palette.ts";
import { ArtGround, AtlasRule, Ground } from "../seo/pictures/shapes.tsx";
import { Column, Figures, Lede, Title } from "../seo/pictures/words.tsx";
import type { Services } from "../services.ts";
import { Arch } from "./arch.tsx";

/** What the treatment costs and how long it takes, beside its row of teeth. */
export function drawTreatment(_: Services, { service = "" }: Params): Drawing | null {
  const page = findTreatmentPage(service);
  if (!page) return null;
  const { price, duration } = page;
  return compose({
    shapes: (
      <>
        <style>{LOOK}</style>
        <Ground colour={PALETTE.paper} />
        <ArtGround colour={PALETTE.sea} />
        <svg x={ART_LEFT + 32} y={100} width={520} height={430}>
          <Arch slug={page.slug} />
        </svg>
        <AtlasRule />
      </>
    ),
    words: (
      <Column>
        <Title text={titleOf(page)} height={245} most={96} />
        <Figures items={[{ value: dollarRange(price.from, price.to), label: "price range" }]} />
        <Lede text={`Takes ${durationRange(duration)}`} lines={1} />
      </Column>
    ),
  });
}

/** As in styles/pages/treatment.css. */
const LOOK = `
  .arch { fill: none; stroke: ${PALETTE.coast}; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round }
  .arch-edge { stroke-width: 36.8 }
  .arch-tray { stroke: ${PALETTE["sea-2"]}; stroke-width: 33.8 }
  .arch-teeth { fill: ${PALETTE.land} }
  .arch-marked { fill: ${PALETTE.dot} }
  .arch-wire { stroke: ${PALETTE.dot}; stroke-width: 3 }
`;
