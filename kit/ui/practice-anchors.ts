/** Id of a practice's card, to which its pin on a map leads: `cardAnchor(12) === "dentist-12"` */
export function cardAnchor(id: number): string {
  return `dentist-${id}`;
}

/** `practiceAnchor(3) === "practice-3"`: the row that answers the third pin of a map. */
export function practiceAnchor(number: number): string {
  return `practice-${number}`;
}
