import { Button } from "../button.tsx";
import { SearchField } from "./search-field.tsx";

/** Looks through the whole site: practices, places, treatments and articles. */
export function SiteSearchForm({
  typed,
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
      <SearchField
        name="q"
        label="What are you looking for?"
        placeholder="Dentist, town, treatment, question..."
        value={typed}
      />
      <Button icon="search">Search</Button>
    </form>
  );
}
