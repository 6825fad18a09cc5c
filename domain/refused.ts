/** What was asked for can't be done. The message says why in a sentence: a command prints it, the desk shows it. */
export class Refused extends Error {
  override name = "Refused";
}
