import { Island } from "../../islands/island.tsx";
import { SearchBox as Box } from "./search-box.island.tsx";

/** The box of a search that completes what one types, where the browser can. */
export function SearchBox(given: { name: string; label: string; placeholder: string; typed: string }) {
  return <Island file="ui/form/search-box" component={Box} given={given} />;
}
