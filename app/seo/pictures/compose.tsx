import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Drawing, FACES, PICTURE, type WordBox } from "./drawing.ts";
import { PALETTE } from "./palette.ts";
import { Mark } from "./shapes.tsx";
import { Brand } from "./words.tsx";

/**
 * A drawing from React elements: SVG elements become markup, and what the files of `raw` hold (shapes with ids, for
 * `<use>`) goes before them; the words become plain boxes. Components among the words are called as functions. Every picture ends with our mark and
 * name.
 */
export function compose({
  raw = [],
  shapes,
  words,
}: {
  raw?: readonly string[];
  shapes: ReactElement;
  words: ReactNode;
}): Drawing {
  const definitions = raw.map((svg) => svg.replace(/<\/?svg[^<>]*>/g, "")).join("");
  const drawn = renderToStaticMarkup([shapes, <Mark key="mark" />]);
  return {
    shapes: `<defs>${definitions}</defs>${drawn}`,
    words: { type: "div", props: { style: SHEET, children: [...plain(words), ...plain(<Brand />)] } },
  };
}

const SHEET = {
  position: "relative",
  display: "flex",
  width: PICTURE.width,
  height: PICTURE.height,
  color: PALETTE.ink,
  fontFamily: FACES.text,
  lineHeight: 1.3,
} as const;

function plain(node: ReactNode): (WordBox | string)[] {
  return Children.toArray(node).flatMap((child): (WordBox | string)[] => {
    if (typeof child === "string" || typeof child === "number") return [String(child)];
    if (!isValidElement(child)) return [];
    const { type, props } = child as ReactElement<{
      style?: WordBox["props"]["style"];
      children?: ReactNode;
    }>;
    if (typeof type === "function") return plain((type as (given: unknown) => ReactNode)(props));
    if (typeof type !== "string") return plain(props.children);
    const { style, children } = props;
    return [{ type, props: { ...(style && { style }), children: plain(children) } }];
  });
}
