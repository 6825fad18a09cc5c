import type { IconName } from "../../ui/icon.tsx";
import { compose } from "./compose.tsx";
import type { Drawing } from "./drawing.ts";
import { PALETTE } from "./palette.ts";
import { ART_MIDDLE, ArtGround, AtlasRule, Ground, IconArt, ICONS, Mark } from "./shapes.tsx";
import { Column, Lede, Title } from "./words.tsx";

/** An icon, or the mark, for what is about us. */
export type PageIcon = IconName | "mark";

const SIZE = 300;
const IN_THE_MIDDLE = { size: SIZE, x: ART_MIDDLE.x - SIZE / 2, y: ART_MIDDLE.y - SIZE / 2 };

/** A page about neither a place nor a figure: what it is called, a sentence, an icon. */
export function drawPlainPage({
  title,
  lede,
  icon,
}: {
  title: string;
  lede: string;
  icon: PageIcon;
}): Drawing {
  return compose({
    raw: [ICONS],
    shapes: (
      <>
        <Ground colour={PALETTE.paper} />
        <ArtGround colour={PALETTE.sea} />
        {icon === "mark" ? <Mark {...IN_THE_MIDDLE} /> : <IconArt name={icon} />}
        <AtlasRule />
      </>
    ),
    words: (
      <Column>
        <Title text={title} height={200} />
        <Lede text={lede} lines={5} />
      </Column>
    ),
  });
}
