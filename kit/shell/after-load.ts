import { closeMenu } from "./close-menu.ts";
import { saveEmergencyPage } from "./offline-emergency.ts";
import { reportRead } from "./report-read.ts";

/**
 * What every page runs after it has loaded. `server/build-scripts.ts` builds it into a file of its own, a few hundred
 * bytes.
 */
closeMenu();
reportRead();
addEventListener("load", () => {
  const save = () => void saveEmergencyPage();
  // Without a timeout Chromium 156 once never called back on three of 25 first visits.
  void (globalThis.requestIdleCallback?.(save, { timeout: 2_000 }) ?? setTimeout(save));
});
