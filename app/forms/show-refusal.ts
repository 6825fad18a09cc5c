import { SUBMISSION_ID_FIELD } from "./names.ts";

/**
 * Says in a form what the page that refused it says: the summary first, and at each field what is wrong with it. The
 * controls stay: on the way back, a browser returns what a visitor has put into one, and not what a control came with.
 */
export function showRefusal(form: HTMLFormElement, refused: HTMLFormElement): void {
  for (const field of form.querySelectorAll(".field")) {
    const [control] = controlsOf(field);
    const told = refused.querySelector(`[name="${control!.name}"]`)?.closest(".field");
    if (told) takeOver(field, told);
  }
  idOf(form).value = idOf(refused).value;
  form.prepend(refused.querySelector(".error-summary")!);
}

/** The new field as a whole only where there is something else to choose from, as when a practice has left. */
function takeOver(field: Element, told: Element): void {
  const [controls, toldControls] = [controlsOf(field), controlsOf(told)];
  if (controls.length !== toldControls.length) return field.replaceWith(told);
  field.className = told.className;
  errorOf(field)?.remove();
  const error = errorOf(told);
  if (error) (field.querySelector(":scope > .hint") ?? field.firstElementChild!).after(error);
  describe(field, told);
  for (const [index, control] of controls.entries()) describe(control, toldControls[index]!);
}

function describe(element: Element, told: Element): void {
  element.ariaInvalid = told.ariaInvalid;
  const ids = told.getAttribute("aria-describedby");
  if (ids === null) element.removeAttribute("aria-describedby");
  else element.setAttribute("aria-describedby", ids);
}

function controlsOf(field: Element): HTMLInputElement[] {
  return [...field.querySelectorAll<HTMLInputElement>("[name]")];
}

function errorOf(field: Element): Element | null {
  return field.querySelector(":scope > .field-error");
}

/** Another one where the form was sent before with other answers. */
function idOf(form: HTMLFormElement): HTMLInputElement {
  return form.querySelector<HTMLInputElement>(`[name="${SUBMISSION_ID_FIELD}"]`)!;
}
