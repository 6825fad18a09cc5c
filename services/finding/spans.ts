/** Neighbouring words of a text: the index of the first, and the one after the last. */
export type Span = { start: number; end: number };

/** Whether the word at this place is in one of the spans. */
export function isWithin(at: number, spans: readonly Span[]): boolean {
  return spans.some(({ start, end }) => start <= at && at < end);
}

/** Whether all words of the second are in the first: `holds({ start: 0, end: 3 }, { start: 1, end: 2 })`. */
export function holds(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** The words of a span, as typed: `typedIn(["near", "new", "plymouth"], { start: 1, end: 3 })` → `new plymouth` */
export function typedIn(words: readonly string[], { start, end }: Span): string {
  return words.slice(start, end).join(" ");
}

/** The marks of all words once those in the spans have this one: `marked([true, false], [{ start: 1, end: 2 }])` */
export function marked(marks: readonly boolean[], spans: readonly Span[], value = true): readonly boolean[] {
  const all = [...marks];
  for (const { start, end } of spans) all.fill(value, start, end);
  return all;
}
