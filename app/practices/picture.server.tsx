import type { Params } from "react-router";
import { placeBySlug } from "#content/places.ts";
import { findPractice } from "#database/practices.ts";
import { reviewsInWords } from "#domain/counts.ts";
import type { Practice } from "#domain/practice.ts";
import { practicePath } from "../links.ts";
import { compose } from "../seo/pictures/compose.tsx";
import { type Drawing, DISPLAY, MARGIN } from "../seo/pictures/drawing.ts";
import { coastOf, PlaceArt } from "../seo/pictures/maps.tsx";
import { PALETTE } from "../seo/pictures/palette.ts";
import { Ground, ICONS, Star } from "../seo/pictures/shapes.tsx";
import { Badge, Column, Lede, Title } from "../seo/pictures/words.tsx";
import type { Services } from "../services.ts";
import { localityOf } from "../ui/practice-card-of.ts";
import { idIn } from "./practice-id.ts";

/** Name, suburb, rating, and the practice on its coast. A sample is called one. */
export async function drawPractice({ database }: Services, { id = "" }: Params): Promise<Drawing | null> {
  const number = idIn(id);
  const practice = number === undefined ? undefined : await findPractice(database.read, number);
  if (!practice || !practicePath(practice).endsWith(`/${id}`)) return null;
  const place = placeBySlug(practice.place);
  return compose({
    raw: [coastOf(place.slug) ?? "", ICONS],
    shapes: (
      <>
        <Ground />
        <PlaceArt place={place.slug} here={practice} />
        {practice.rating !== null && <Star x={MARGIN - 4} y={RATING_TOP + 6} size={56} />}
      </>
    ),
    words: (
      <>
        <Column>
          {practice.isSample && <Badge text="Sample practice" />}
          <Title text={practice.name} height={222} most={84} />
          <Lede text={localityOf(practice, place)} lines={1} />
        </Column>
        <RatingWords practice={practice} />
      </>
    ),
  });
}

const RATING_TOP = 424;

function RatingWords({ practice: { rating, reviewCount } }: { practice: Practice }) {
  const row = {
    position: "absolute",
    top: RATING_TOP,
    height: 70,
    display: "flex",
    alignItems: "center",
  } as const;
  if (rating === null) return <div style={{ ...row, left: MARGIN, fontSize: 35 }}>No reviews yet</div>;
  return (
    <div style={{ ...row, left: MARGIN + 64 }}>
      <div style={{ ...DISPLAY, fontSize: 62, lineHeight: 1, marginRight: 18 }}>{rating.toFixed(1)}</div>
      <div style={{ fontSize: 34, color: PALETTE["ink-2"] }}>{`(${reviewsInWords(reviewCount)})`}</div>
    </div>
  );
}
