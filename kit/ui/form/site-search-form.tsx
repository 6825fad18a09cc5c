import { Button } from "../button.tsx";
import { SearchBox } from "./search-box.tsx";

const SEND = "Search";

type Wording = {
  /** What was looked for. */
  typed?: string;
  label?: string;
  placeholder?: string;
};

/** Looks through the whole site: practices, places, treatments and articles. */
export function SiteSearchForm({
  typed = "",
  label = "What are you looking for?",
  placeholder = "Dentist, town, treatment...",
}: Wording) {
  return (
    <form
      className={typed ? "find-again find-again-row" : "find-again"}
      action="/search"
      method="get"
      role="search"
      aria-label="Search the whole site"
    >
      <SearchBox name="q" {...{ label, placeholder, typed }} send={SEND} />
      <Button icon="search">{SEND}</Button>
    </form>
  );
}
