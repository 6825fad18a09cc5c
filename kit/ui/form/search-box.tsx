import type { ComponentProps } from "react";
import { Island } from "../../islands/island.tsx";
import { SearchBox as Box } from "./search-box.island.tsx";

/** A search box with suggestions; a plain search field without scripts. */
export function SearchBox(props: ComponentProps<typeof Box>) {
  return <Island file="kit/ui/form/search-box" component={Box} props={props} />;
}
