import { Button } from "../button.tsx";
import { SearchBox } from "./search-box.tsx";

/** Looks through the whole site: practices, places, treatments and articles. */
export function SiteSearchForm({
  typed = "",
}: {
  /** What was looked for. */
  typed?: string;
}) {
  return (
    <form
      className="find-again"
      action="/search"
      method="get"
      role="search"
      aria-label="Search the whole site"
    >
      <SearchBox
        name="q"
        label="What are you looking for?"
        placeholder="Dentist, town, treatment, question..."
        typed={typed}
      />
      <Button icon="search">Search</Button>
    </form>
  );
}
