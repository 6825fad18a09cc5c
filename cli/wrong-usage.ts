/** The words of a command make no sense together; the sentence says why. It ends with 2. */
export class WrongUsage extends Error {
  override readonly name = "WrongUsage";
}
