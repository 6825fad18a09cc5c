/** Said over the list of a whole place where a part of it was asked for. The browser says it too, so this file imports nothing. */
export function listedUnder({ name, place }: { name: string; place: string }): string {
  return `${name} is listed under ${place}, so this is all of ${place}.`;
}
