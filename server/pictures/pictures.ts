import { createHash } from "node:crypto";
import type { Drawing, Pictures } from "#app/seo/pictures/drawing.ts";
import { type Bounds, keptPictures } from "./picture-files.ts";
import { startPainter } from "./painter.ts";

/** What paints, since another version may paint the same drawing otherwise. A test holds it against what is installed. */
export const PAINTED_WITH = {
  satori: "0.63.2",
  "@resvg/resvg-js": "2.6.2",
  "@fontsource/piazzolla": "5.3.0",
  "@fontsource/public-sans": "5.3.0",
};

/** More than there are pages. A picture weighs some 60 kB. */
const BOUNDS: Bounds = { files: 4_000, bytes: 256 * 1_024 * 1_024 };
/** Two seconds' worth. Whoever comes later is told to come again. */
const MOST_WAITING = 20;

/**
 * Paints share pictures and keeps them in a folder. A folder that cannot be written costs time, not answers:
 * `onError` hears of it once.
 */
export function openPictures({
  folder,
  bounds = BOUNDS,
  mostWaiting = MOST_WAITING,
  onError,
}: {
  folder: string;
  bounds?: Bounds;
  mostWaiting?: number;
  onError: (error: unknown) => void;
}): Pictures & { close: () => Promise<void> } {
  const painter = startPainter();
  const kept = keptPictures(folder, bounds);
  const underWay = new Map<string, Promise<Uint8Array | null>>();
  let isTroubleTold = false;

  const keep = async (name: string, png: Uint8Array) => {
    try {
      await kept.keep(name, png);
    } catch (error) {
      if (!isTroubleTold) onError(error);
      isTroubleTold = true;
    }
  };
  const readOrPaint = async (name: string, drawing: Drawing): Promise<Uint8Array | null> => {
    const before = await kept.read(name);
    if (before) return before;
    if (painter.waiting >= mostWaiting) return null;
    const png = await painter.paint(drawing);
    await keep(name, png);
    return png;
  };
  return {
    nameOf,
    paint: (drawing) => {
      const name = nameOf(drawing);
      const running = underWay.get(name);
      if (running) return running;
      const picture = readOrPaint(name, drawing).finally(() => underWay.delete(name));
      underWay.set(name, picture);
      return picture;
    },
    close: painter.close,
  };
}

/** 22 characters that differ for every drawing and for every version of what paints. */
function nameOf(drawing: Drawing): string {
  const text = JSON.stringify([PAINTED_WITH, drawing]);
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
