import { closeMenu } from "./close-menu.ts";
import { saveEmergencyPage } from "./offline-emergency.ts";
import { reportRead } from "./report-read.ts";

/**
 * What every page runs after it has loaded. `server/build-scripts.ts` builds it into a file of its own, a few hundred
 * bytes.
 */
closeMenu();
reportRead();
addEventListener("load", () =>
  (globalThis.requestIdleCallback ?? setTimeout)(() => void saveEmergencyPage()),
);
