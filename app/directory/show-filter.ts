/**
 * Copies the state of `fresh`, the filter form of the page that was fetched, into the form of this page. The form is not
 * replaced: it may have the focus, be typed into, or contain a hydrated search box. What the search box had when the page
 * was asked for is `typed`: what was typed since stays.
 */
export function showFilter(form: HTMLFormElement, fresh: HTMLFormElement, typed: string): void {
  for (const [select, other] of pairs(form, fresh, "select")) {
    const { value } = other;
    // A list that is open to be chosen from would lose the choice.
    if (optionsOf(select) !== optionsOf(other)) select.replaceChildren(...other.children);
    select.value = value;
  }
  for (const [box, other] of pairs(form, fresh, "input[type=checkbox]")) box.checked = other.checked;
  for (const [box, other] of pairs(form, fresh, "input[type=search]")) {
    if (box !== document.activeElement && box.value === typed) box.value = other.value;
  }
  for (const [details, other] of pairs(form, fresh, "details")) {
    details.querySelector("summary")!.replaceChildren(...other.querySelector("summary")!.childNodes);
    // Opened when it has an active filter; never closed, since the visitor may have opened it.
    details.open ||= other.open;
  }
  for (const hidden of form.querySelectorAll("input[type=hidden]")) hidden.remove();
  form.append(...fresh.querySelectorAll("input[type=hidden]"));
}

/** What the search box of the form has. */
export function typedInto(form: HTMLFormElement): string {
  return form.querySelector<HTMLInputElement>("input[type=search]")!.value;
}

function optionsOf(select: HTMLSelectElement): string {
  return [...select.options].map(({ value, text }) => `${value} ${text}`).join("\n");
}

type Found<Selector extends string> = Selector extends keyof HTMLElementTagNameMap
  ? HTMLElementTagNameMap[Selector]
  : HTMLInputElement;

/** The elements of both forms at the same index. */
function pairs<Selector extends string>(
  form: HTMLFormElement,
  fresh: HTMLFormElement,
  selector: Selector,
): [Found<Selector>, Found<Selector>][] {
  const others = [...fresh.querySelectorAll<Found<Selector>>(selector)];
  return [...form.querySelectorAll<Found<Selector>>(selector)].map((own, at) => [own, others[at]!]);
}
