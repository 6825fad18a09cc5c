import { Button } from "../button.tsx";
import { SearchBox } from "./search-box.tsx";

const SEND = "Search";

/** Looks through the whole site: practices, places, treatments and articles. `typed` is what was looked for. */
export function SiteSearchForm({ typed = "" }: { typed?: string }) {
  return (
    <form
      className={typed ? "find-again find-again-row" : "find-again"}
      action="/search"
      method="get"
      role="search"
      aria-label="Search the whole site"
    >
      <SearchBox
        name="q"
        label="What are you looking for?"
        placeholder="Dentist, town, treatment..."
        typed={typed}
        send={SEND}
      />
      <Button icon="search">{SEND}</Button>
    </form>
  );
}
