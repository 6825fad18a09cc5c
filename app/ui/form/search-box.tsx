import { Island } from "../../islands/island.tsx";
import { SearchBox as Box } from "./search-box.island.tsx";

/** A search box with suggestions; a plain search field without scripts. */
export function SearchBox(props: { name: string; label: string; placeholder: string; typed: string }) {
  return <Island file="ui/form/search-box" component={Box} props={props} />;
}
