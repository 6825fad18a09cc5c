import { fetchFirstLetters, suggestionsFor } from "./suggestions.ts";

export { fetchFirstLetters as fetchAhead };

/**
 * Makes a search field suggest: the editable combobox with list autocomplete of the ARIA Authoring Practices Guide. Enter
 * without an active option sends the form, as it does without scripts. Without React, because the first letter must not
 * wait for 80 kB; the server renders the options.
 */
export function attach(element: HTMLElement): void {
  const box = element.querySelector<HTMLElement>(".find")!;
  const input = box.querySelector("input")!;
  const panel = box.querySelector<HTMLElement>(".suggestions")!;
  const list = panel.querySelector<HTMLElement>(".suggestions-list")!;
  const status = box.querySelector<HTMLElement>("[role=status]")!;
  const ask = suggestionsFor();
  let isClosed = true;

  list.role = "listbox";
  list.ariaLabel = "Suggestions";
  input.role = "combobox";
  input.autocomplete = "off";
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-controls", list.id);
  show();

  input.addEventListener("input", () => type());
  input.addEventListener("keydown", onKeyDown);
  // It keeps the focus in the field: losing it closes the list before the click arrives.
  panel.addEventListener("mousedown", (event) => event.preventDefault());
  panel.addEventListener("pointermove", ({ movementX, movementY }) => {
    if (movementX !== 0 || movementY !== 0) panel.dataset.pointed = "";
  });
  panel.addEventListener("click", (event) => {
    if (isUnmeant(event, panel)) event.preventDefault();
  });
  panel.querySelector("button")!.addEventListener("click", close);
  box.addEventListener("focusout", close);

  // The directory answers in place, so the address may already have what was typed before this script.
  const sent = new URLSearchParams(location.search).get(input.name);
  if (input.value !== input.defaultValue && input.value !== sent) type();

  function options(): HTMLElement[] {
    return [...list.children] as HTMLElement[];
  }

  function active(): number {
    return options().findIndex((option) => option.ariaSelected === "true");
  }

  function type(): void {
    const text = input.value.trim();
    isClosed = false;
    activate(-1);
    ask(text, (found, isAnswer) => {
      // It is found by key and not by place: a later answer may have another option there.
      const before = options()[active()];
      list.replaceChildren(...found.map((option, at) => numbered(option, `${list.id}-${at}`)));
      activate(before ? options().findIndex((option) => optionKey(option) === optionKey(before)) : -1);
      if (isAnswer) status.textContent = isClosed ? "" : suggestionsInWords(text, found.length);
      show();
    });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const { key, altKey } = event;
    const isOpen = !panel.hidden;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) return type();
      if (altKey) return key === "ArrowUp" ? close() : undefined;
      activate(nextActive(active(), key === "ArrowDown" ? 1 : -1, list.childElementCount));
    } else if (key === "Escape" && isOpen) {
      event.preventDefault();
      activate(-1);
      close();
    } else if (key === "Enter" && isOpen && active() >= 0) {
      event.preventDefault();
      options()[active()]!.click();
    } else if (key === "Enter") {
      // The directory answers the form in place, and the list would cover the results.
      close();
    } else if (MOVES_CARET.has(key)) {
      activate(-1);
    }
  }

  function activate(at: number): void {
    for (const [index, option] of options().entries()) option.ariaSelected = String(index === at);
    const option = options()[at];
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
    option?.scrollIntoView({ block: "nearest" });
  }

  function close(): void {
    isClosed = true;
    status.textContent = "";
    show();
  }

  function show(): void {
    const wasHidden = panel.hidden;
    panel.hidden = isClosed || list.childElementCount === 0;
    input.ariaExpanded = String(!panel.hidden);
    if (wasHidden && !panel.hidden) {
      delete panel.dataset.pointed;
      // On a desk the page stays where it is: what jumps there puts something else under the pointer.
      if (matchMedia(HAS_LITTLE_ROOM).matches) list.scrollIntoView({ block: "nearest" });
    }
    if (panel.hidden) input.removeAttribute("aria-activedescendant");
  }
}

/** A phone, whose keyboard covers half of the page, or a window as low as one on its side. */
const HAS_LITTLE_ROOM = "(pointer: coarse), (max-height: 30rem)";

/** The press of a mouse that rests where the list has opened: it was meant for what was there before. */
function isUnmeant({ detail, pointerType }: PointerEvent, panel: HTMLElement): boolean {
  return detail > 0 && pointerType === "mouse" && panel.dataset.pointed === undefined;
}

/** These move the caret in the text, so no option stays active. */
const MOVES_CARET: ReadonlySet<string> = new Set(["ArrowLeft", "ArrowRight", "Home", "End"]);

function numbered(option: HTMLElement, id: string): HTMLElement {
  option.id = id;
  return option;
}

/** The key has the words, because a treatment and its list may have the same address. */
function optionKey(option: HTMLElement): string {
  return `${option.getAttribute("href")} ${option.textContent}`;
}

/** Up and down the options; past either end comes the field itself, -1. */
function nextActive(active: number, step: 1 | -1, count: number): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1;
}

function suggestionsInWords(text: string, count: number): string {
  if (text === "") return "";
  if (count === 0) return "No suggestions";
  return `${count} ${count === 1 ? "suggestion" : "suggestions"}. Up and down arrows to read them.`;
}
