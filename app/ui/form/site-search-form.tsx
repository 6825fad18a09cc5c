import { Button } from "../button.tsx";
import { SearchBox } from "./search-box.tsx";

/** Looks through the whole site: practices, places, treatments and articles. */
export function SiteSearchForm({
  typed = "",
  label = "What are you looking for?",
  isAside = false,
}: {
  /** What was looked for. */
  typed?: string;
  label?: string;
  /** Another search on the page is the main one. */
  isAside?: boolean;
}) {
  return (
    <form
      className={typed === "" ? "find-again" : "find-again find-again-row"}
      action="/search"
      method="get"
      role="search"
      aria-label="Search the whole site"
    >
      <SearchBox name="q" label={label} placeholder="Dentist, town, treatment, question..." typed={typed} />
      <Button icon="search" kind={isAside ? "second" : "primary"}>
        Search
      </Button>
    </form>
  );
}
