import { Island } from "../../islands/island.tsx";
import { NearMe as Button } from "./near-me.island.tsx";

/**
 * Part of a form that asks for a place: sends it with `near=-41.29,174.78`, where the visitor is, instead of a choice
 * from the list `places`, and in that order instead of the one in the list `order`. The names are ids as well.
 */
export function NearMe(given: { places: string; order: string | null }) {
  return (
    <Island file="ui/near-me/near-me" wakes={{ touched: ".near-me a" }} component={Button} given={given} />
  );
}
