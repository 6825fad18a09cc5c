import { Button } from "../button.tsx";
import { SearchBox } from "./search-box.tsx";

const SEND = "Search";

/** Looks through the whole site: practices, places, treatments and articles. */
export function SiteSearchForm({
  typed = "",
  label = "What are you looking for?",
  placeholder = "Dentist, town, treatment...",
}: {
  /** What was looked for. */
  typed?: string;
  label?: string;
  placeholder?: string;
}) {
  return (
    <form
      className={typed === "" ? "find-again" : "find-again find-again-row"}
      action="/search"
      method="get"
      role="search"
      aria-label="Search the whole site"
    >
      <SearchBox name="q" label={label} placeholder={placeholder} typed={typed} send={SEND} />
      <Button icon="search">{SEND}</Button>
    </form>
  );
}
