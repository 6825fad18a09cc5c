import { Island } from "../../islands/island.tsx";
import { NearMe as Button } from "./near-me.island.tsx";

/**
 * Part of a form that asks for a place: it submits the form with the visitor's position, `near=-41.29,174.78`. The fields
 * named `places`, the list of places, and `order`, the list of orders, are then left out, as is an area of the map. The
 * names are ids as well.
 */
export function NearMe(props: { places: string; order: string | null }) {
  return (
    <Island
      file="kit/ui/near-me/near-me"
      trigger={{ touched: ".near-me a" }}
      component={Button}
      props={props}
    />
  );
}
