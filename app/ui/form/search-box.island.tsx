import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useIsHydrated } from "../../islands/hydrated.ts";
import { Icon, type IconName } from "../icon.tsx";
import { SampleMark } from "../sample-mark.tsx";
import { type Suggestion, suggestionsFor } from "./suggestions.ts";

type SearchBoxProps = { name: string; label: string; placeholder: string; typed: string };

/**
 * A search box and, as one types, where the text leads: the combobox with a list of the ARIA authoring guide. The form
 * around it stays what it was; Enter without a choice sends it.
 */
export function SearchBox({ name, label, placeholder, typed }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const isAwake = useIsHydrated();
  const { text, items, read } = useSuggestions();
  const [choice, choose] = useState<string | null>(null);
  // Not by its place: a list that comes late may have another one there.
  const chosen = items.findIndex((item) => keyOf(item) === choice);
  const [isShut, shut] = useState(true);
  const isOpen = !isShut && items.length > 0;
  const list = `${name}-list`;

  const options = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) options.current!.scrollIntoView({ block: "nearest" });
  }, [isOpen]);

  const completeWhatIsThere = useEffectEvent(() => {
    const { value, defaultValue } = input.current!;
    // Sent already, it may have been answered in place.
    const sent = new URLSearchParams(location.search).get(name);
    if (value !== defaultValue && value !== sent) type(value);
  });
  useEffect(() => completeWhatIsThere(), []);

  function type(value: string): void {
    choose(null);
    shut(false);
    read(value);
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const { key, altKey } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) return type(event.currentTarget.value);
      if (altKey) return shut(key === "ArrowUp");
      const next = items[nextChoice(chosen, key === "ArrowDown" ? 1 : -1, items.length)];
      choose(next ? keyOf(next) : null);
    } else if (key === "Escape" && isOpen) {
      event.preventDefault();
      shut(true);
      choose(null);
    } else if (key === "Enter" && isOpen && chosen >= 0) {
      event.preventDefault();
      document.getElementById(optionId(list, chosen))!.click();
    } else if (key === "Enter") {
      // The form may be answered on this very page.
      shut(true);
    } else if (MOVES_IN_TEXT.has(key)) {
      choose(null);
    }
  }

  return (
    <div className="field find" onBlur={() => shut(true)}>
      <label htmlFor={name}>{label}</label>
      <input
        className="input"
        ref={input}
        id={name}
        name={name}
        type="search"
        placeholder={placeholder}
        defaultValue={typed}
        {...(isAwake && {
          role: "combobox",
          autoComplete: "off",
          "aria-autocomplete": "list",
          "aria-expanded": isOpen,
          "aria-controls": list,
          "aria-activedescendant": isOpen && chosen >= 0 ? optionId(list, chosen) : undefined,
        })}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
      />
      <Icon name="search" />
      {isAwake && (
        <>
          <div
            className="suggestions"
            ref={options}
            id={list}
            role="listbox"
            aria-label="Suggestions"
            // Browsers let Tab stop at whatever scrolls, and it would be gone by then.
            tabIndex={-1}
            hidden={!isOpen}
          >
            {items.map((item, at) => (
              <Option key={keyOf(item)} id={optionId(list, at)} item={item} isChosen={at === chosen} />
            ))}
          </div>
          <p className="visually-hidden" role="status">
            {isShut ? "" : inWords(text, items.length)}
          </p>
        </>
      )}
    </div>
  );
}

/** A link, so that it opens like any other: in a new tab, by a long press. */
function Option({ id, item, isChosen }: { id: string; item: Suggestion; isChosen: boolean }) {
  const own = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isChosen) own.current!.scrollIntoView({ block: "nearest" });
  }, [isChosen]);
  return (
    <a
      ref={own}
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      href={item.href}
      // The box keeps the focus, so that the list does not shut before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Icon name={ICONS[item.kind]} />
      <span>
        <b>{item.label}</b>
        {item.labelMi && <span lang="mi">{` ${item.labelMi}`}</span>}
        {item.sample && <SampleMark />}
        <span className="small dim">{item.detail}</span>
      </span>
    </a>
  );
}

/** Back from the list to the words in the box. */
const MOVES_IN_TEXT: ReadonlySet<string> = new Set(["ArrowLeft", "ArrowRight", "Home", "End"]);

const ICONS: Record<Suggestion["kind"], IconName> = {
  emergency: "emergency",
  list: "list",
  place: "map-pin",
  treatment: "root-canal",
  practice: "tooth",
};

/** What is suggested for the text that was read last. */
function useSuggestions() {
  const [{ text, items }, show] = useState<Shown>({ text: "", items: [] });
  const [ask] = useState(suggestionsFor);
  const read = (value: string) => ask(value, (found) => show({ text: value.trim(), items: found }));
  return { text, items, read };
}

type Shown = { text: string; items: readonly Suggestion[] };

/** Up and down the list, and through the box itself (-1) at both ends. */
function nextChoice(chosen: number, step: 1 | -1, count: number): number {
  return ((chosen + 1 + step + count + 1) % (count + 1)) - 1;
}

/** Two may lead to the same address, as a treatment and its list do. */
function keyOf({ href, label }: Suggestion): string {
  return `${href} ${label}`;
}

function optionId(list: string, at: number): string {
  return `${list}-${at}`;
}

function inWords(text: string, count: number): string {
  if (text === "") return "";
  if (count === 0) return "No suggestions";
  return `${count} ${count === 1 ? "suggestion" : "suggestions"}. Up and down arrows to read them.`;
}

export { SearchBox as Island };
