import { closeMenu } from "./close-menu.ts";
import { saveEmergencyPage } from "./offline-emergency.ts";
import { reportRead } from "./report-read.ts";
import { saveFonts } from "./save-fonts.ts";

/** Our fonts, as the sheets name them: `server/build-scripts.ts` defines it. */
declare const FONT_FILES: readonly string[];

/**
 * What every page runs after it has loaded. `server/build-scripts.ts` builds it into a file of its own, a few hundred
 * bytes.
 */
closeMenu();
reportRead();
addEventListener("load", () => {
  // One after the other: the saved page has the same fonts.
  const save = () => void saveFonts(FONT_FILES).then(saveEmergencyPage);
  // Without a timeout Chromium 156 never called back on three of 25 first visits whose fonts came last.
  void (globalThis.requestIdleCallback?.(save, { timeout: 2_000 }) ?? setTimeout(save));
});
