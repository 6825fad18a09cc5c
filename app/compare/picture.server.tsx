import type { Params } from "react-router";
import { practicesInWords, formatCount } from "#domain/counts.ts";
import { compose } from "../seo/pictures/compose.tsx";
import { ART_LEFT, type Drawing, DISPLAY } from "../seo/pictures/drawing.ts";
import { PALETTE } from "../seo/pictures/palette.ts";
import { ArtGround, AtlasRule, Ground } from "../seo/pictures/shapes.tsx";
import { Column, Lede, Title } from "../seo/pictures/words.tsx";
import type { Services } from "../services.ts";
import { comparedCounts } from "./compare.server.ts";
import { readFilter } from "./filter.ts";
import { headingOf } from "./filter-words.ts";

/** How many practices there are at each price level that any of them states, as bars. */
export async function drawCompare(
  { practices }: Services,
  { filter: segment }: Params,
): Promise<Drawing | null> {
  const filter = readFilter(segment, new URLSearchParams());
  if (!filter) return null;
  const { total, byPrice } = comparedCounts(await practices.now(), filter);
  const rows = [...byPrice].map(([tier, count], index) => ({ tier, count, y: TOP + index * ROW }));
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return compose({
    shapes: (
      <>
        <Ground colour={PALETTE.paper} />
        <ArtGround colour={PALETTE.sea} />
        {rows.map(({ tier, count, y }) => (
          <g key={tier}>
            <rect x={LEFT} y={y + 72} width={BAR} height={30} rx={4} fill={PALETTE["sea-3"]} />
            <rect x={LEFT} y={y + 72} width={(BAR * count) / most} height={30} rx={4} fill={PALETTE.dot} />
          </g>
        ))}
        <AtlasRule />
      </>
    ),
    words: (
      <>
        <Column>
          <Title text={headingOf(filter)} height={340} />
          <Lede text={`${practicesInWords(total)} in one table`} lines={1} />
        </Column>
        {rows.map(({ tier, count, y }) => (
          <div
            key={tier}
            style={{
              position: "absolute",
              left: LEFT,
              top: y,
              width: BAR,
              height: 64,
              display: "flex",
              justifyContent: "space-between",
              alignItems: "flex-end",
            }}
          >
            <div style={{ display: "flex", ...DISPLAY, fontSize: 56, lineHeight: 1 }}>{"$".repeat(tier)}</div>
            <div style={{ fontWeight: 600, fontSize: 40, lineHeight: 1 }}>{formatCount(count)}</div>
          </div>
        ))}
      </>
    ),
  });
}

const LEFT = ART_LEFT + 64;
const BAR = 456;
const TOP = 108;
const ROW = 148;
