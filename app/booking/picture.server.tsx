import { TIME_SLOTS } from "#domain/nz-time.ts";
import { compose } from "../seo/pictures/compose.tsx";
import { ART_LEFT, type Drawing } from "../seo/pictures/drawing.ts";
import { PALETTE } from "../seo/pictures/palette.ts";
import { ArtGround, AtlasRule, Ground } from "../seo/pictures/shapes.tsx";
import { Column, Lede, Title } from "../seo/pictures/words.tsx";

const CELL = { width: 158, height: 66 };
const STEP = { x: 172, y: 81 };
const COLUMNS = 3;
const ORIGIN = { x: ART_LEFT + 42, y: 40 };
/** The slot that looks chosen. */
const CHOSEN = 10;

/** The times that the form offers, one of them chosen. */
export function drawBooking(): Drawing {
  const slots = TIME_SLOTS.map(({ label }, index) => ({
    label,
    isChosen: index === CHOSEN,
    x: ORIGIN.x + (index % COLUMNS) * STEP.x,
    y: ORIGIN.y + Math.floor(index / COLUMNS) * STEP.y,
  }));
  return compose({
    shapes: (
      <>
        <Ground colour={PALETTE.paper} />
        <ArtGround colour={PALETTE.sea} />
        {slots.map(({ label, isChosen, x, y }) => (
          <rect
            key={label}
            x={x}
            y={y}
            {...CELL}
            rx={8}
            fill={isChosen ? PALETTE.dot : PALETTE.surface}
            stroke={isChosen ? PALETTE.dot : PALETTE["line-sea"]}
            strokeWidth={2}
          />
        ))}
        <AtlasRule />
      </>
    ),
    words: (
      <>
        <Column>
          <Title text="Book Your Appointment" height={280} most={86} />
          <Lede text="Tell us what you need and when suits. It takes about three minutes." lines={3} />
        </Column>
        {slots.map(({ label, isChosen, x, y }) => (
          <div
            key={label}
            style={{
              position: "absolute",
              left: x,
              top: y,
              ...CELL,
              display: "flex",
              alignItems: "center",
              justifyContent: "center",
              fontSize: 30,
              fontWeight: isChosen ? 600 : 400,
              color: isChosen ? PALETTE.surface : PALETTE.ink,
            }}
          >
            {label}
          </div>
        ))}
      </>
    ),
  });
}
