import type { IconName } from "../../ui/icon.tsx";
import { compose } from "./compose.tsx";
import { ART_LEFT, type Drawing, PICTURE } from "./drawing.ts";
import { PALETTE } from "./palette.ts";
import { ArtGround, AtlasRule, Ground, IconArt, ICONS, Mark } from "./shapes.tsx";
import { Brand, Column, Lede, Title } from "./words.tsx";

/** An icon, or the mark, for what is about us. */
export type PageIcon = IconName | "mark";

const SIZE = 300;
const IN_THE_MIDDLE = {
  size: SIZE,
  x: (ART_LEFT + PICTURE.width - SIZE) / 2,
  y: (PICTURE.height - SIZE) / 2,
};

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
        <Mark />
      </>
    ),
    words: (
      <>
        <Column>
          <Title text={title} height={200} />
          <Lede text={lede} lines={5} />
        </Column>
        <Brand />
      </>
    ),
  });
}
