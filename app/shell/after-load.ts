import { closeMenu } from "./close-menu.ts";
import { keepEmergency } from "./keep-emergency.ts";
import { tellOfRead } from "./report-read.ts";

/**
 * What every page starts once it is there: nothing that anybody waits for. Built by `server/build-scripts.ts`
 * into a file of its own, a few hundred bytes.
 */
closeMenu();
tellOfRead();
addEventListener("load", () => (globalThis.requestIdleCallback ?? setTimeout)(() => void keepEmergency()));
