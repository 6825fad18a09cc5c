import { hash } from "node:crypto";
import type { Drawing, Pictures } from "#app/seo/pictures/drawing.ts";
import { openDiskCache } from "./disk-cache.ts";
import { startPainter } from "./painter.ts";

/** Part of a picture's name: another version may paint the same drawing otherwise. A test holds it against what is installed. */
export const PAINTED_WITH = {
  satori: "0.63.2",
  "@resvg/resvg-js": "2.6.2",
  "@fontsource/piazzolla": "5.3.0",
  "@fontsource/public-sans": "5.3.0",
};

/** More than there are pages. A picture weighs some 60 kB. */
const BOUNDS = { files: 4_000, bytes: 256 * 1_024 * 1_024 };
/** Two seconds of work. Beyond it `paint` resolves to null, and the request is answered 503. */
const MAX_WAITING = 20;

/**
 * Paints share pictures and caches them in a folder. Where the folder cannot be written, each is painted anew, and
 * `onError` is called for the first.
 */
export function openPictures({
  folder,
  maxWaiting = MAX_WAITING,
  onError,
}: {
  folder: string;
  maxWaiting?: number;
  onError: (error: unknown) => void;
}): Pictures & { close: () => Promise<void> } {
  const painter = startPainter();
  const cache = openDiskCache(folder, BOUNDS);
  const inFlight = new Map<string, Promise<Uint8Array | null>>();
  let hasFailed = false;

  async function readOrPaint(name: string, drawing: Drawing): Promise<Uint8Array | null> {
    const cached = await cache.read(name);
    if (cached) return cached;
    if (painter.waiting >= maxWaiting) return null;
    const png = await painter.paint(drawing);
    await cache.write(name, png).catch((error: unknown) => {
      if (!hasFailed) onError(error);
      hasFailed = true;
    });
    return png;
  }

  return {
    nameOf,
    paint(drawing) {
      const name = nameOf(drawing);
      return inFlight.getOrInsertComputed(name, () =>
        readOrPaint(name, drawing).finally(() => inFlight.delete(name)),
      );
    },
    close: painter.close,
  };
}

/** 22 characters that differ for every drawing and for every version of what paints. */
function nameOf(drawing: Drawing): string {
  const text = JSON.stringify([PAINTED_WITH, drawing]);
  return hash("sha256", text, "base64url").slice(0, 22);
}
