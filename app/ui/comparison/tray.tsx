import { Island } from "../../islands/island.tsx";
import { CHOSEN_KEY } from "./chosen.ts";
import { Tray } from "./tray.island.tsx";

/** Stands once on a page that shows practices to choose among; see `CompareLink`. */
export function CompareTray() {
  return (
    <Island
      file="ui/comparison/tray"
      wakes={{ stored: CHOSEN_KEY, touched: "[data-compare]" }}
      component={Tray}
      given={{}}
    />
  );
}
