import { Button } from "#kit/ui/button.tsx";
import { Icon } from "#kit/ui/icon.tsx";

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
      className={isInLine ? "find-again" : "stack-s"}
      action="/blog/search"
      method="get"
      role="search"
      aria-label="Search the blog"
    >
      <div className="field find">
        <label htmlFor="q">{label}</label>
        <input
          className="input"
          id="q"
          name="q"
          type="search"
          placeholder="Toothache, braces, cost..."
          defaultValue={words}
        />
        <Icon name="search" />
      </div>
      <Button kind="second">Search</Button>
    </form>
  );
}
