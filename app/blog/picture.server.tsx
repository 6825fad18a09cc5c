import type { ReactNode } from "react";
import type { Params } from "react-router";
import { type FeaturedImage, categoryName } from "#content/articles/article.ts";
import { findArticle } from "#content/articles/articles.ts";
import { placeBySlug } from "#content/places.ts";
import { dollarRange } from "#domain/money.ts";
import { compose } from "../seo/pictures/compose.tsx";
import { ART_LEFT, type Drawing, DISPLAY, PICTURE } from "../seo/pictures/drawing.ts";
import { coastOf, PlaceArt } from "../seo/pictures/maps.tsx";
import { PALETTE } from "../seo/pictures/palette.ts";
import { ArtGround, AtlasRule, Ground } from "../seo/pictures/shapes.tsx";
import { Column, Kicker, Lede, Title } from "../seo/pictures/words.tsx";
import type { Services } from "../services.ts";
import { AlignerDrawing } from "./drawings/aligner.tsx";
import { ShadesDrawing } from "./drawings/shades.tsx";

/** What the article is about, who wrote it, and its own drawing. */
export function drawArticle(_: Services, { slug = "" }: Params): Drawing | null {
  const article = findArticle(slug);
  if (!article) return null;
  const { featuredImage: image, title, category, author } = article;
  return compose({
    raw: image.drawing === "place" ? [coastOf(image.place) ?? ""] : [],
    shapes: (
      <>
        <style>{LOOK}</style>
        <Ground colour={PALETTE.paper} />
        <ArtGround colour={PALETTE.sea} />
        <ArticleArt image={image} />
        <AtlasRule />
      </>
    ),
    words: (
      <>
        <Column>
          <Kicker text={categoryName(category)} />
          <Title text={title} height={324} most={74} />
          <Lede text={author.name} lines={1} />
        </Column>
        {image.drawing === "shades" && <ShadesWords />}
        {image.drawing === "price-ranges" && <PriceWords ranges={image.ranges} />}
      </>
    ),
  });
}

function ArticleArt({ image }: { image: FeaturedImage }) {
  if (image.drawing === "place") {
    return <PlaceArt place={image.place} here={placeBySlug(image.place)} colour={PALETTE.red} />;
  }
  if (image.drawing === "price-ranges") return <PriceBars ranges={image.ranges} />;
  const facts = { className: "cover", "aria-hidden": true } as const;
  return image.drawing === "aligner" ? (
    <Enlarged width={860}>
      <AlignerDrawing facts={facts} />
    </Enlarged>
  ) : (
    <Enlarged width={SHADES_WIDTH}>
      <ShadesDrawing facts={facts} />
    </Enlarged>
  );
}

/** A cover, 16 by 9, in the middle of the art; what is wider is cut off at its edges. */
function Enlarged({ width, children }: { width: number; children: ReactNode }) {
  const space = { width: PICTURE.width - ART_LEFT, height: PICTURE.height };
  const height = (width * 9) / 16;
  return (
    <svg x={ART_LEFT} y={0} {...space}>
      <svg x={(space.width - width) / 2} y={(space.height - height) / 2} width={width} height={height}>
        {children}
      </svg>
    </svg>
  );
}

const SHADES_WIDTH = 600;

/** The drawing's own two words, under the ends of its line. */
function ShadesWords() {
  const unit = SHADES_WIDTH / 640;
  const left = (ART_LEFT + PICTURE.width - SHADES_WIDTH) / 2 + 46 * unit;
  const place = { position: "absolute", left, top: 424, width: 552 * unit } as const;
  return (
    <div style={{ ...place, display: "flex", justifyContent: "space-between", fontSize: 30 }}>
      <div style={{ display: "flex" }}>Darker</div>
      <div style={{ display: "flex" }}>Lighter</div>
    </div>
  );
}

type Ranges = Extract<FeaturedImage, { drawing: "price-ranges" }>["ranges"];

const LEFT = ART_LEFT + 56;
const WIDTH = PICTURE.width - LEFT - 56;
const ROW = 132;
/** Where $50 and $10,000 stand, as powers of ten: each gridline is ten times the one before it. */
const [LEAST, MOST] = [Math.log10(50), 4];

function PriceBars({ ranges }: { ranges: Ranges }) {
  return (
    <>
      {[100, 1_000, 10_000].map((amount) => (
        <path key={amount} d={`M${at(amount)} 40V590`} stroke={PALETTE["line-sea"]} strokeWidth={2} />
      ))}
      {ranges.map(({ label, from, to }, index) => (
        <rect
          key={label}
          x={at(from)}
          y={topOf(ranges, index) + 62}
          width={at(to) - at(from)}
          height={34}
          rx={4}
          fill={PALETTE.dot}
        />
      ))}
    </>
  );
}

function PriceWords({ ranges }: { ranges: Ranges }) {
  return ranges.map(({ label, from, to }, index) => (
    <div
      key={label}
      style={{
        position: "absolute",
        left: LEFT,
        top: topOf(ranges, index),
        width: WIDTH,
        display: "flex",
        justifyContent: "space-between",
        alignItems: "flex-end",
      }}
    >
      <div style={{ ...DISPLAY, fontSize: 38 }}>{label}</div>
      <div style={{ fontSize: 32 }}>{dollarRange(from, to)}</div>
    </div>
  ));
}

function topOf(ranges: Ranges, index: number): number {
  return (PICTURE.height - ranges.length * ROW) / 2 + index * ROW + 12;
}

function at(amount: number): number {
  return Math.round(LEFT + (WIDTH * (Math.log10(amount) - LEAST)) / (MOST - LEAST));
}

/** As in styles/pages/blog.css. */
const LOOK = `
  .cover-line, .cover-teeth { stroke: ${PALETTE.coast}; stroke-width: 1.5 }
  .cover-teeth { fill: ${PALETTE.land} }
  .cover-tray, .cover-tray-edge { fill: none; stroke-linecap: round; stroke-linejoin: round }
  .cover-tray { stroke: ${PALETTE["sea-2"]}; stroke-width: 66.2 }
  .cover-tray-edge { stroke: ${PALETTE.coast}; stroke-width: 69.2 }
`;
