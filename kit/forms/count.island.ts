import { countCharacters } from "./count-characters.ts";

/** Enhances a form that gets no other comfort: a long answer shows the characters left. */
export function attach(element: HTMLElement): void {
  countCharacters(element);
}
