/**
 * The forms of a regular English verb, and those that people write for them: of a last letter that is doubled also without
 * it. `verbForms("chip")` → chip, chips, chipped, chiped, chipping, chiping · `verbForms("ache")` → ache, aches, ached, aching
 */
export function verbForms(verb: string): string[] {
  if (verb.endsWith("e")) {
    const stem = verb.slice(0, -1);
    return [verb, `${verb}s`, `${verb}d`, `${stem}ing`, `${stem}in`];
  }
  const stems = /[^aeiou][aeiou][bdglmnprt]$/.test(verb) ? [verb, verb + verb.at(-1)!] : [verb];
  return [
    verb,
    ...nounForms(verb).slice(1),
    ...stems.flatMap((stem) => [`${stem}ed`, `${stem}ing`, `${stem}in`]),
  ];
}

/** `nounForms("abscess")` → abscess, abscesses · `nounForms("gum")` → gum, gums · `nounForms("injury")` → injury, injuries */
export function nounForms(noun: string): string[] {
  if (/(?:s|x|ch|sh)$/.test(noun)) return [noun, `${noun}es`];
  if (/[^aeiou]y$/.test(noun)) return [noun, `${noun.slice(0, -1)}ies`];
  return [noun, `${noun}s`];
}
