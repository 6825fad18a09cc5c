import { Enhance } from "../../islands/island.tsx";
import { Icon } from "../icon.tsx";

type SearchBoxProps = {
  name: string;
  label: string;
  placeholder: string;
  typed: string;
  /** The words on the button of the form. */
  send: string;
};

/**
 * A search field; with scripts it suggests (`search-box.island.ts`). What suggests is there from the first, hidden and
 * empty, so that screen readers know the live region before it speaks and React finds what it rendered.
 */
export function SearchBox({ name, label, placeholder, typed, send }: SearchBoxProps) {
  return (
    <Enhance file="kit/ui/form/search-box">
      <div className="field find">
        <label htmlFor={name}>{label}</label>
        <input
          className="input"
          id={name}
          name={name}
          type="search"
          placeholder={placeholder}
          defaultValue={typed}
        />
        <Icon name="search" />
        <div className="suggestions" hidden suppressHydrationWarning>
          {/* On a phone the list covers the button of the form, so the same button comes first in it, for those who see
              the list: assistive technology and the keyboard still have the one that is covered. */}
          <button type="submit" className="suggestions-send" aria-hidden="true" tabIndex={-1}>
            <Icon name="search" />
            {send}
          </button>
          <div
            className="suggestions-list"
            id={suggestionsId(name)}
            // Browsers put scrollable elements into the tab order, and this one closes as soon as the field loses the focus.
            tabIndex={-1}
            {...FILLED_BY_SCRIPT}
          />
        </div>
        <p className="visually-hidden" role="status" {...FILLED_BY_SCRIPT} />
      </div>
    </Enhance>
  );
}

/** React leaves the content of an element whose HTML is given to it, so it may hydrate over a list that is open. */
const FILLED_BY_SCRIPT = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } } as const;

function suggestionsId(name: string): string {
  return `${name}-list`;
}
