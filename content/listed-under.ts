/** Said over the list of a whole place where a part of it was asked for, also in the browser, which needs no places for it. */
export function listedUnder({ name, place }: { name: string; place: string }): string {
  return `${name} is listed under ${place}, so this is all of ${place}.`;
}
