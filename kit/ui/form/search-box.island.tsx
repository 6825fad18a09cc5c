import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useIsHydrated } from "../../islands/hydrated.ts";
import { Icon, type IconName } from "../icon.tsx";
import { SampleMark } from "../sample-mark.tsx";
import { type Suggestion, suggestionsFor } from "./suggestions.ts";

type SearchBoxProps = {
  name: string;
  label: string;
  placeholder: string;
  typed: string;
  /** The words on the button of the form. */
  send: string;
  /** Where it sends the form, if not where the form goes. */
  sendTo?: string | undefined;
};

/**
 * A search field with suggestions: the editable combobox with list autocomplete of the ARIA Authoring Practices Guide.
 * Enter without an active option submits the form, as it does without scripts.
 */
export function SearchBox({ name, label, placeholder, typed, send, sendTo }: SearchBoxProps) {
  const list = `${name}-list`;
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useIsHydrated();
  const { text, items, active, isOpen, isClosed, type, close, onKeyDown } = useCombobox(list);

  const suggestForTyped = useEffectEvent(() => {
    const { value, defaultValue } = input.current!;
    // The directory answers in place, so the address may already have what was typed before hydration.
    const sent = new URLSearchParams(location.search).get(name);
    if (value !== defaultValue && value !== sent) type(value);
  });
  useEffect(() => suggestForTyped(), []);

  return (
    <div className="field find" onBlur={close}>
      <label htmlFor={name}>{label}</label>
      <input
        className="input"
        ref={input}
        id={name}
        name={name}
        type="search"
        placeholder={placeholder}
        defaultValue={typed}
        {...(isHydrated && {
          role: "combobox",
          autoComplete: "off",
          "aria-autocomplete": "list",
          "aria-expanded": isOpen,
          "aria-controls": list,
          "aria-activedescendant": isOpen && active >= 0 ? optionId(list, active) : undefined,
        })}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Icon name="search" />
      {isHydrated && (
        <>
          <div className="suggestions" hidden={!isOpen}>
            <SendButton text={send} to={sendTo} onPress={close} />
            <Listbox id={list} items={items} active={active} isOpen={isOpen} />
          </div>
          <p className="visually-hidden" role="status">
            {isClosed ? "" : inWords(text, items.length)}
          </p>
        </>
      )}
    </div>
  );
}

/** What is suggested, whether the list is open, and which option is active: -1 for none. */
function useCombobox(list: string) {
  const { text, items, read } = useSuggestions();
  const [activeKey, activate] = useState<string | null>(null);
  // By key and not by index: a later answer may have another option at that index.
  const active = items.findIndex((item) => optionKey(item) === activeKey);
  const [isClosed, setClosed] = useState(true);
  const isOpen = !isClosed && items.length > 0;
  const close = () => setClosed(true);

  function type(value: string): void {
    activate(null);
    setClosed(false);
    read(value);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const { key, altKey } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) return type(event.currentTarget.value);
      if (altKey) return setClosed(key === "ArrowUp");
      const next = items[nextActive(active, key === "ArrowDown" ? 1 : -1, items.length)];
      activate(next ? optionKey(next) : null);
    } else if (key === "Escape" && isOpen) {
      event.preventDefault();
      close();
      activate(null);
    } else if (key === "Enter" && isOpen && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(list, active))!.click();
    } else if (key === "Enter") {
      // The directory answers the form in place, and the list would cover the results.
      close();
    } else if (MOVES_CARET.has(key)) {
      activate(null);
    }
  }
  return { text, items, active, isOpen, isClosed, type, close, onKeyDown };
}

/**
 * On a phone the list covers the button of the form, so the same button comes first in it, for those who see the list:
 * assistive technology and the keyboard still have the one that is covered.
 */
function SendButton({ text, to, onPress }: { text: string; to: string | undefined; onPress: () => void }) {
  return (
    <button
      type="submit"
      formAction={to}
      className="suggestions-send"
      aria-hidden="true"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon name="search" />
      {text}
    </button>
  );
}

function Listbox({
  id,
  items,
  active,
  isOpen,
}: {
  id: string;
  items: readonly Suggestion[];
  active: number;
  isOpen: boolean;
}) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) list.current!.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return (
    <div
      className="suggestions-list"
      ref={list}
      id={id}
      role="listbox"
      aria-label="Suggestions"
      // Browsers put scrollable elements into the tab order, and this one closes as soon as the field loses the focus.
      tabIndex={-1}
    >
      {items.map((item, at) => (
        <Option key={optionKey(item)} id={optionId(id, at)} item={item} isActive={at === active} />
      ))}
    </div>
  );
}

/** A link, so that it also opens in a new tab or by a long press. */
function Option({ id, item, isActive }: { id: string; item: Suggestion; isActive: boolean }) {
  const own = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) own.current!.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    <a
      ref={own}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={item.href}
      // Keeps the focus in the field: losing it closes the list before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Icon name={ICONS[item.kind]} />
      <span>
        <b>{item.label}</b>
        {item.labelMi && <span lang="mi">{` ${item.labelMi}`}</span>}
        {item.sample && (
          <>
            {" "}
            <SampleMark />
          </>
        )}
        <span className="small dim">{item.detail}</span>
      </span>
    </a>
  );
}

/** These move the caret in the text, so no option stays active. */
const MOVES_CARET: ReadonlySet<string> = new Set(["ArrowLeft", "ArrowRight", "Home", "End"]);

const ICONS: Record<Suggestion["kind"], IconName> = {
  emergency: "emergency",
  list: "list",
  place: "map-pin",
  treatment: "root-canal",
  page: "arrow-right",
  practice: "tooth",
};

/** The suggestions for the last text that was answered. */
function useSuggestions() {
  const [{ text, items }, show] = useState<Shown>({ text: "", items: [] });
  const [ask] = useState(suggestionsFor);
  const read = (value: string) => ask(value, (found) => show({ text: value.trim(), items: found }));
  return { text, items, read };
}

type Shown = { text: string; items: readonly Suggestion[] };

/** Up and down the options; past either end comes the field itself, -1. */
function nextActive(active: number, step: 1 | -1, count: number): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1;
}

/** With the label, because a treatment and its list may have the same address. */
function optionKey({ href, label }: Suggestion): string {
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
