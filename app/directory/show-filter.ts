/**
 * Makes the filter form say what `fresh`, the same form of another page of the directory, says. It is not replaced: the
 * focus may be in it, somebody may be typing, and its search box may have woken.
 */
export function showFilter(form: HTMLFormElement, fresh: HTMLFormElement): void {
  for (const [select, other] of pairs(form, fresh, "select")) {
    const { value } = other;
    select.replaceChildren(...other.children);
    select.value = value;
  }
  for (const [box, other] of pairs(form, fresh, "input[type=checkbox]")) box.checked = other.checked;
  for (const [box, other] of pairs(form, fresh, "input[type=search]")) {
    if (box !== document.activeElement) box.value = other.value;
  }
  for (const [fold, other] of pairs(form, fresh, "details")) {
    fold.querySelector("summary")!.replaceChildren(...other.querySelector("summary")!.childNodes);
    // What narrows the list must be seen; what somebody has opened stays open.
    fold.open ||= other.open;
  }
  for (const hidden of form.querySelectorAll("input[type=hidden]")) hidden.remove();
  form.append(...fresh.querySelectorAll("input[type=hidden]"));
}

type Found<Selector extends string> = Selector extends keyof HTMLElementTagNameMap
  ? HTMLElementTagNameMap[Selector]
  : HTMLInputElement;

/** The parts of both that stand at the same place. */
function pairs<Selector extends string>(
  form: HTMLFormElement,
  fresh: HTMLFormElement,
  selector: Selector,
): [Found<Selector>, Found<Selector>][] {
  const others = [...fresh.querySelectorAll<Found<Selector>>(selector)];
  return [...form.querySelectorAll<Found<Selector>>(selector)].map((own, at) => [own, others[at]!]);
}
