import type { Choice, Control, Screen } from "./screen.ts";

/** The controls of the form. A page does not send them as data too, since its HTML says the same. */
export type Controls = Pick<Screen, "first" | "further" | "sort">;

/** The controls as the server sent them, whatever has been chosen since. */
export function controlsOnPage(form: HTMLFormElement): Controls {
  const first = form.querySelector(".first-filters")!;
  const within = (part: Element) => [...part.querySelectorAll(".field, .choice-buttons, .choice-box")];
  const inRow = within(first).map(controlIn);
  return {
    first: inRow.filter(({ name }) => name !== "sort"),
    // The open sheet may hold the first ones too.
    further: within(form.querySelector(".sheet-body")!)
      .filter((control) => !first.contains(control))
      .map(controlIn),
    sort: inRow.find(({ name }) => name === "sort")!,
  };
}

function controlIn(element: Element): Control {
  const list = element.querySelector("select");
  if (list) return listIn(list);
  const inputs = [...element.querySelectorAll("input")];
  const options = inputs.map(readChoice);
  const legend = element.querySelector("legend")?.textContent;
  return {
    name: inputs[0]!.name,
    label: legend ?? options[0]!.text,
    kind: legend === undefined ? "box" : "buttons",
    value: inputs.find(({ defaultChecked }) => defaultChecked)?.value ?? "",
    options,
  };
}

function listIn(list: HTMLSelectElement): Control {
  const options = [...list.options];
  return {
    name: list.name,
    label: list.labels[0]!.textContent,
    kind: "list",
    value: options.find(({ defaultSelected }) => defaultSelected)!.value,
    options: options.map(({ value, text, parentElement }) => ({
      value,
      text,
      ...(parentElement instanceof HTMLOptGroupElement && { group: parentElement.label }),
    })),
  };
}

/** The text beside a box or button, and the count behind it. */
function readChoice(input: HTMLInputElement): Choice {
  const count = input.parentElement!.querySelector(".dim")?.textContent;
  return {
    value: input.value,
    text: input.nextSibling!.textContent!,
    ...(count !== undefined && { count: Number(count.replaceAll(/\D/g, "")) }),
  };
}
