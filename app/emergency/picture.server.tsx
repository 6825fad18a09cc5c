import { NATIONAL_NUMBERS } from "#content/site.ts";
import { compose } from "../seo/pictures/compose.tsx";
import { type Drawing, DISPLAY } from "../seo/pictures/drawing.ts";
import { PALETTE } from "../seo/pictures/palette.ts";
import { ArtGround, Ground, IconArt, ICONS } from "../seo/pictures/shapes.tsx";
import { Column, Title } from "../seo/pictures/words.tsx";

const { ambulance, healthline } = NATIONAL_NUMBERS;

/** Two numbers that answer, large enough to be dialled from the picture. */
export function drawEmergency(): Drawing {
  return compose({
    raw: [ICONS],
    shapes: (
      <>
        <Ground colour={PALETTE["red-tint"]} />
        <ArtGround colour={PALETTE.red} />
        <IconArt name="emergency" colour={PALETTE["on-red"]} size={400} />
      </>
    ),
    words: (
      <Column>
        <Title text="Dental Emergency Care" height={180} most={80} />
        <Number phone={ambulance.phone} words="Life in danger" />
        <Number phone={healthline.phone} words={`${healthline.name}: free, day and night`} />
      </Column>
    ),
  });
}

function Number({ phone, words }: { phone: string; words: string }) {
  return (
    <div style={{ display: "flex", flexDirection: "column", marginTop: 20 }}>
      <div style={{ color: PALETTE["red-text"], ...DISPLAY, fontSize: 68, lineHeight: 1.05 }}>{phone}</div>
      <div style={{ fontSize: 30 }}>{words}</div>
    </div>
  );
}
