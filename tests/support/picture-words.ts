import type { WordBox } from "#app/seo/pictures/drawing.ts";
import { pictureAddress } from "#app/seo/pictures/address.ts";
import { drawingOf } from "#app/share-pictures.server.ts";
import type { Services } from "#app/services.ts";

/** What the share picture of a page says, a line for each text; empty where the page has none of its own. */
export async function pictureWords(services: Services, path: string): Promise<string> {
  const drawing = await drawingOf(services, pictureAddress(path.split("?")[0]!).slice("/share/".length));
  return drawing ? linesOf(drawing.words).join("\n") : "";
}

function linesOf(box: WordBox | string): string[] {
  return typeof box === "string" ? [box] : box.props.children.flatMap(linesOf);
}
