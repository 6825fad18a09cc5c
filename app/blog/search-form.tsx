import { Button } from "../ui/button.tsx";
import { SearchField } from "../ui/form/search-field.tsx";

/** A word to look for; in one line where there is room. */
export function SearchForm({
  label,
  words,
  isInLine = false,
}: {
  label: string;
  /** What was looked for. */
  words?: string;
  isInLine?: boolean;
}) {
  return (
    <form
      className={isInLine ? "find-again" : "blog-search"}
      action="/blog/search"
      method="get"
      role="search"
      aria-label="Search the blog"
    >
      <SearchField name="q" label={label} placeholder="Toothache, braces, cost..." value={words} />
      <Button kind="second">Search</Button>
    </form>
  );
}
