import type { FeaturedImage } from "#content/articles/article.ts";
import type { CoverFacts } from "./drawings/cover-facts.ts";
import { AlignerDrawing } from "./drawings/aligner.tsx";
import { FactsDrawing } from "./drawings/facts.tsx";
import { PlaceDrawing } from "./drawings/place.tsx";
import { PriceRangesDrawing } from "./drawings/price-ranges.tsx";
import { ShadesDrawing } from "./drawings/shades.tsx";

/** The picture of an article. There are no photos: it is drawn from the article's own facts. */
export function Cover({ image, isShownAlone = false }: { image: FeaturedImage; isShownAlone?: boolean }) {
  const facts: CoverFacts = {
    className: "cover",
    ...(isShownAlone ? { role: "img", "aria-label": image.alt } : { "aria-hidden": true }),
  };
  if (image.drawing === "price-ranges") {
    return <PriceRangesDrawing facts={facts} ranges={image.ranges} isWide={isShownAlone} />;
  }
  if (image.drawing === "facts") return <FactsDrawing facts={facts} rows={image.facts} />;
  if (image.drawing === "place") return <PlaceDrawing facts={facts} place={image.place} />;
  return image.drawing === "aligner" ? <AlignerDrawing facts={facts} /> : <ShadesDrawing facts={facts} />;
}
