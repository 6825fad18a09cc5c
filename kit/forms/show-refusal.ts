import { ASKED_AGAIN_FIELD, ASKED_EMAIL_FIELD, BOT_FIELD, SUBMISSION_ID_FIELD } from "./names.ts";

/** The event dispatched on the island of a field, with its properties as JSON. */
export const FIELD_REFUSED = "niho:field-refused";

/**
 * Copies from the page that refused a form: the summary, the error of each field, the id, what was asked about and the
 * emptied honeypot. The controls themselves stay, because on the way back browsers restore what a visitor typed into a control, not the value
 * it came with.
 */
export function showRefusal(form: HTMLFormElement, refused: HTMLFormElement): void {
  for (const field of form.querySelectorAll(".field")) {
    const [control] = fieldControls(field);
    const fresh = refused.querySelector(`[name="${control!.name}"]`)?.closest(".field");
    const island = field.closest<HTMLElement>("[data-hydrated]");
    // What React has rendered, it renders anew: with the properties of the page that refused the form.
    if (fresh && island && form.contains(island)) {
      const { props } = fresh.closest<HTMLElement>("[data-island]")!.dataset;
      island.dispatchEvent(new CustomEvent(FIELD_REFUSED, { detail: props }));
    } else if (fresh) copyField(field, fresh);
  }
  for (const name of [SUBMISSION_ID_FIELD, ASKED_EMAIL_FIELD, ASKED_AGAIN_FIELD, BOT_FIELD])
    hiddenInput(form, name).value = hiddenInput(refused, name).value;
  form.prepend(refused.querySelector(".error-summary")!);
}

/** Replaces the field only when its options differ, for example when a practice was removed. */
function copyField(field: Element, fresh: Element): void {
  const [controls, freshControls] = [fieldControls(field), fieldControls(fresh)];
  if (controls.length !== freshControls.length) return field.replaceWith(fresh);
  field.className = fresh.className;
  fieldError(field)?.remove();
  const error = fieldError(fresh);
  if (error) (field.querySelector(":scope > .hint") ?? field.firstElementChild!).after(error);
  copyDescription(field, fresh);
  for (const [index, control] of controls.entries()) copyDescription(control, freshControls[index]!);
}

function copyDescription(element: Element, fresh: Element): void {
  element.ariaInvalid = fresh.ariaInvalid;
  const ids = fresh.getAttribute("aria-describedby");
  if (ids === null) element.removeAttribute("aria-describedby");
  else element.setAttribute("aria-describedby", ids);
}

function fieldControls(field: Element): HTMLInputElement[] {
  return [...field.querySelectorAll<HTMLInputElement>("[name]")];
}

function fieldError(field: Element): Element | null {
  return field.querySelector(":scope > .field-error");
}

/** The server gives a new id when the form was sent before with other answers. */
function hiddenInput(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
}
