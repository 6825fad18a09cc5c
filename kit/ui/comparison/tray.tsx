import { Island } from "../../islands/island.tsx";
import { CHOSEN_KEY } from "./chosen.ts";
import { Tray } from "./tray.island.tsx";

/** The tray of practices to compare, once a page; `CompareLink` adds to it. */
export function CompareTray() {
  return (
    <Island
      file="kit/ui/comparison/tray"
      trigger={{ stored: CHOSEN_KEY, touched: "[data-compare]", areTicked: true }}
      component={Tray}
      props={{}}
    />
  );
}
